"""SVG as text: escaped, with rounded numbers and attributes in the order given, so that it is always the same."""

from __future__ import annotations

from html import escape

from cardlaw.language.records import dataclass

Number = int | float

LIGHT = "--p-paper:#fff;--p-edge:#8b8b93;--p-soft:#eceef2;--p-faint:#5f6068;--p-accent:#0b5cad"
DARK = "--p-paper:#f4f4f1;--p-edge:#6c6c74;--p-soft:#3a3d45;--p-faint:#b6b8c0;--p-accent:#7db8ff"

SIZES = (9, 11, 12, 12.5, 13, 13.5, 14, 15, 21, 27, 34)
"""Of letters, in the units of a picture; each has a class, which is shorter than saying it everywhere."""
BOLD, MIDDLE = "bold", "mid"
CLASSES = {
    **{f"t{size}".replace(".", "-"): f"font-size:{size}px" for size in SIZES},
    BOLD: "font-weight:700",
    MIDDLE: "text-anchor:middle",
    "framed": "stroke-width:3;stroke-dasharray:7 4",
}


def _classes(within: str) -> str:
    return "".join(f"{within}.{name}{{{style}}}\n" for name, style in CLASSES.items())


SHAPES = (
    f"""\
{_classes(":is(.cl-picture,.cl-card) ")}"""
    """\
.cl-picture{font-family:system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,"DejaVu Sans",sans-serif}
:is(.cl-picture,.cl-card) .paper{fill:var(--p-paper);stroke:var(--p-edge)}
:is(.cl-picture,.cl-card) .face{fill:#1c1c1e}
:is(.cl-picture,.cl-card) .back{fill:var(--p-soft);stroke:var(--p-edge)}
:is(.cl-picture,.cl-card) .weave{stroke:var(--p-edge);opacity:.55}
:is(.cl-picture,.cl-card) .ink{fill:var(--p-label,currentColor)}
:is(.cl-picture,.cl-card) .faint{fill:var(--p-faint)}
:is(.cl-picture,.cl-card) .box{fill:var(--p-soft);stroke:var(--p-edge)}
:is(.cl-picture,.cl-card) .line{stroke:var(--p-faint);fill:none}
:is(.cl-picture,.cl-card) .tip{fill:var(--p-faint)}
:is(.cl-picture,.cl-card) .accent{fill:var(--p-accent)}
:is(.cl-picture,.cl-card) .tried{stroke:var(--p-accent);fill:none}
"""
)
"""How the parts of pictures look, given the colours of light or dark surroundings."""

STYLE = f".cl-picture{{{LIGHT}}}@media (prefers-color-scheme:dark){{.cl-picture{{{DARK}}}}}{SHAPES}"
"""What a standalone file carries; a site has its own rule for when it is dark."""

ON_PAPER = (
    f"""\
{_classes("")}"""
    """\
.cl-picture{font-family:"DejaVu Sans Mono"}
.paper{fill:#fff;stroke:#8b8b93}
.face{fill:#1c1c1e}
.back{fill:#eceef2;stroke:#8b8b93}
.weave{stroke:#8b8b93;opacity:.55}
.ink{fill:#1c1c1e}
.faint{fill:#5f6068}
.box{fill:#eceef2;stroke:#8b8b93}
.line{stroke:#5f6068;fill:none}
.tip{fill:#5f6068}
.accent{fill:#0b5cad}
.tried{stroke:#0b5cad;fill:none}
"""
)
"""The same for paper, written out for readers of SVG that know neither variables nor nested selectors."""

LOOKALIKES = str.maketrans({"⟳": "↻", "⟲": "↺"})
"""Signs that the font for paper lacks: the whole word would be set in another font."""

SITE_STYLE = (
    f":root{{{LIGHT}}}[data-md-color-scheme=slate]{{{DARK}}}"
    f"@media print{{:root,[data-md-color-scheme=slate]{{{LIGHT}}}}}{SHAPES}"
)


def element(name: str, *children: str, **attributes: Number | str | None) -> str:
    """An element; underscores in attribute names stand for hyphens, `cls` for `class`."""
    written = "".join(
        f' {_attribute(key)}="{escape(_value(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    inside = "".join(children)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def _attribute(key: str) -> str:
    return "class" if key == "cls" else key.replace("_", "-")


def _value(value: Number | str) -> str:
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".")
    return str(value)


def text(
    x: Number, y: Number, words: str, size: Number, cls: str = "ink", **more: Number | str | None
) -> str:
    """Words in a picture, of a size and a look."""
    named = f"t{_value(size)}".replace(".", "-")
    looks = [cls, named] if named in CLASSES else [cls]
    if more.get("font_weight") == 700:
        looks.append(BOLD)
    if more.get("text_anchor") == "middle":
        looks.append(MIDDLE)
    rest = {
        key: value
        for key, value in more.items()
        if (key, value) not in (("font_weight", 700), ("text_anchor", "middle"))
    }
    own = None if named in CLASSES else size
    return element("text", escape(words), x=x, y=y, font_size=own, cls=" ".join(looks), **rest)


def group(*children: str, x: Number = 0, y: Number = 0) -> str:
    if not x and not y:
        return "".join(children)
    return element("g", *children, transform=f"translate({_value(float(x))} {_value(float(y))})")


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing with what it shows in words."""

    width: int
    height: int
    title: str
    description: str
    body: str

    def svg(self) -> str:
        """For the middle of a page that carries the style."""
        return self._element("", inline=True)

    def beside_words(self) -> str:
        """The same where all it shows is said beside it: those who listen hear that once."""
        return element(
            "svg",
            self.body,
            viewBox=f"0 0 {self.width} {self.height}",
            width=self.width,
            height=self.height,
            aria_hidden="true",
            cls="cl-picture",
        )

    def standalone(self) -> str:
        """For a file of its own."""
        return self._element(f"<style>{STYLE}</style>")

    def printed(self) -> str:
        """For paper."""
        return self._element(f"<style>{ON_PAPER}</style>").translate(LOOKALIKES)

    def _element(self, style: str, inline: bool = False) -> str:
        words = [element("title", escape(self.title))]
        if self.description:
            words.append(element("desc", escape(self.description)))
        return element(
            "svg",
            *words,
            style,
            self.body,
            xmlns=None if inline else "http://www.w3.org/2000/svg",
            viewBox=f"0 0 {self.width} {self.height}",
            width=self.width,
            height=self.height,
            role="img",
            aria_label=None if inline else self.title,
            cls="cl-picture",
        )


def wrapped(words: str, most: int) -> list[str]:
    """Lines of at most so many characters; a longer word stands alone."""
    lines: list[str] = []
    for word in words.split():
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines or [""]
