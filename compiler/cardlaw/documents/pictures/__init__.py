"""Cards, hands, piles, situations, the flow of a round and simple plots, drawn as SVG from the model alone."""

from cardlaw.documents.pictures.cards import card_back, card_picture
from cardlaw.documents.pictures.drawing import Picture
from cardlaw.documents.pictures.flow import flow_picture
from cardlaw.documents.pictures.plots import bars, lines
from cardlaw.documents.pictures.situations import DrawnSeat, DrawnSituation, Spot, situation_picture
from cardlaw.documents.pictures.tables import hand_picture, pile_picture

__all__ = [
    "DrawnSeat",
    "DrawnSituation",
    "Picture",
    "Spot",
    "bars",
    "card_back",
    "card_picture",
    "flow_picture",
    "hand_picture",
    "lines",
    "pile_picture",
    "situation_picture",
]
