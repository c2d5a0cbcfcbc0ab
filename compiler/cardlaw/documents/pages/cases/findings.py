"""What was found in a rulebook: open points first, each in words, with the sentences, the picture and the readings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from cardlaw.analysis.results.finding import IDLE
from cardlaw.analysis.results.status import STATUSES, Status, silence_of
from cardlaw.analysis.results.verdict_words import ToldWhose, Verdict, parted, spoken, with_guilt
from cardlaw.documents.pages.cases.figures import situation_figure, tried_holding, tried_words
from cardlaw.documents.pages.pieces.addresses import Key
from cardlaw.documents.pages.pieces.bars import crumbs, language_bar, tabs
from cardlaw.documents.pages.pieces.context import SiteContext
from cardlaw.documents.pages.pieces.html import (
    BLANK,
    NOTHING,
    FinishedPage,
    Html,
    PageWriter,
    between,
    details,
    drawn,
    listed,
    tag,
    to_text,
    together,
    words,
)
from cardlaw.documents.pages.pieces.naming import called, game_title, title
from cardlaw.documents.pages.pieces.rules import Sheet, cited, turned_by
from cardlaw.documents.pictures.looks import looks_of
from cardlaw.documents.prose import to_html, to_plain
from cardlaw.documents.prose.phrases import NumberPhrase, say
from cardlaw.documents.results import CountedRounds, ShownFinding
from cardlaw.language import model as m
from cardlaw.wording.arguments import Message, SpokenChoice, SpokenListing, SpokenName, SpokenRule, SpokenText

FOLDED: Status = "settled"
"""Where the text itself says which rule comes first, nobody has to decide anything."""
WRONGLY = {"lawful-yet-guilty": True, "unlawful-yet-innocent": False}
"""Kinds of finding that say of a move whether it counts as wrong."""
DOES_NOTHING = ("found-dead", "found-redundant", "found-redundant-assumed")
"""What is said of rules that do nothing, since the others come to the same without them."""
CLASHES = ("contradiction", "lawful-yet-guilty", "unlawful-yet-innocent")
"""Kinds of which the page over all rulebooks tells whatever has become of them."""


def findings_page(context: SiteContext, model: m.Model, language: str) -> FinishedPage:
    """The findings of one rulebook, by what has become of them."""
    prose = context.prose(model, language)
    sheet = Sheet(context, prose, Key("findings", model.name, language))
    heading = f"{title(prose)}: {to_plain(prose.label('findings'))}"
    writer = PageWriter(heading, language)
    writer.add(crumbs(context, sheet.here, prose, tag("code", words(model.name), class_="cl-id")))
    writer.heading(1, "findings", heading)
    writer.add(language_bar(context, sheet.here, prose), tabs(sheet))
    found = context.findings(model.name)
    if found is None:
        writer.add(tag("p", sheet.label("no-findings-yet"), class_="cl-note"))
        return writer.page()
    if not found:
        writer.add(tag("p", sheet.label("no-findings")))
        return writer.page()
    writer.add(tag("p", _statuses(sheet, found), class_="cl-statuses"))
    base = below(model)
    known = _just_as_in(context, base, found)
    for status in STATUSES:
        of_it = [finding for finding in found if finding.status == status]
        if not of_it:
            continue
        named = together(to_plain(prose.label(f"found-{status}")), f" ({len(of_it)})")
        if status == FOLDED:
            writer.add(*_folded(sheet, of_it))
            continue
        writer.heading(2, f"found-{status}", to_text(named))
        shown = [finding for finding in of_it if finding.id not in known]
        twice = _headlines_of_several(sheet, shown)
        writer.add(*(finding_section(sheet, finding, twice=twice) for finding in shown))
        if as_there := [finding for finding in of_it if finding.id in known]:
            address = context.addresses.link(
                sheet.here, Key("findings", base or "", language), f"found-{status}"
            )
            said = together(to_plain(prose.label("found-as-below")), f" {base} ({len(as_there)})")
            writer.add(tag("p", tag("a", said, href=address)))
    return writer.page()


def below(model: m.Model) -> str | None:
    """The edition that a variant is built on."""
    return next((u.name for u in model.units if u.sort == "edition" and u.name != model.name), None)


def _just_as_in(context: SiteContext, base: str | None, found: Sequence[ShownFinding]) -> frozenset[str]:
    """Findings that are shown in full where the edition is shown that a rulebook is built on."""
    if base is None or base not in context.models:
        return frozenset()
    there = {each.id: _content(each) for each in context.findings(base) or () if each.status != FOLDED}
    return frozenset(each.id for each in found if there.get(each.id) == _content(each))


def home_of(sheet: Sheet, finding: ShownFinding) -> Key:
    """The page on which a finding of a rulebook stands in full."""
    base = below(sheet.model)
    known = base is not None and finding.id in _just_as_in(sheet.context, base, (finding,))
    return Key("findings", base if base is not None and known else sheet.model.name, sheet.here.language)


def _content(finding: ShownFinding) -> tuple[object, ...]:
    return finding.kind, finding.status, finding.rules, finding.said, finding.verdicts, finding.settled


def found_page(
    context: SiteContext, models: Sequence[m.Model], vocabulary: str, language: str
) -> FinishedPage:
    """What was found in all rulebooks of a game: what is open, and where rules clash, each leading to its page."""
    here = Key("found", vocabulary, language)
    sheets = [Sheet(context, context.prose(model, language), here) for model in models]
    first = sheets[0]
    heading = f"{game_title(first.prose)}: {to_plain(first.prose.label('what-was-found'))}"
    writer = PageWriter(heading, language)
    writer.add(crumbs(context, here, first.prose))
    writer.heading(1, "found", heading)
    writer.add(language_bar(context, here, first.prose), tag("p", first.label("findings-intro")))
    for sheet in sheets:
        found = context.findings(sheet.model.name)
        if not found:
            continue
        there = Key("findings", sheet.model.name, language)
        link = context.addresses.link(here, there)
        name = title(sheet.prose)
        writer.heading(2, sheet.model.name, name, tag("a", words(name), href=link))
        writer.add(tag("p", _statuses(sheet, found), class_="cl-statuses"))
        telling = [each for each in found if each.kind in CLASHES and each.status != FOLDED]
        telling += [each for each in found if each.status == "open" and each not in telling]
        if telling:
            drawable = [each for each in telling if each.table is not None and each.table.drawable]
            writer.add(*(finding_section(sheet, each, there) for each in drawable[:1]))
            rest = [each for each in telling if each not in drawable[:1]]
            writer.add(listed((_in_a_line(sheet, each, there) for each in rest), class_="cl-clauses"))
    return writer.page()


def status_badge(sheet: Sheet, status: Status, many: str = "") -> Html:
    return _badge(status, together(many, to_html(sheet.prose.phrase(say(f"status-{status}")))))


def _badge(status: Status, said: Html) -> Html:
    return tag("span", said, class_=f"cl-badge cl-status-{status}")


def _statuses(sheet: Sheet, found: tuple[ShownFinding, ...]) -> Html:
    """How many findings there are of each standing; rules without effect by themselves, as the page lists them."""
    badges = []
    for status in STATUSES:
        of_it = [finding for finding in found if finding.status == status]
        idle = [finding for finding in of_it if finding.kind in IDLE] if status == FOLDED else []
        if len(of_it) > len(idle):
            badges.append(status_badge(sheet, status, f"{len(of_it) - len(idle)} · "))
        if idle:
            badges.append(_badge(status, together(f"{len(idle)} · ", sheet.label("without-effect"))))
    return between(" ", badges)


def _folded(sheet: Sheet, findings: Sequence[ShownFinding]) -> Iterator[Html]:
    """What nobody has to decide, in a line each: where one rule gives way to another, then rules without effect."""
    idle = [each for each in findings if each.kind in IDLE]
    for name, several in (
        ("found-settled", [each for each in findings if each not in idle]),
        ("found-without-effect", idle),
    ):
        if several:
            lines = listed(_lines(sheet, several), class_="cl-clauses")
            named = together(to_plain(sheet.prose.label(name)), f" ({len(several)})")
            yield details(named, lines, class_="cl-fold", id=name)


def _lines(sheet: Sheet, findings: Sequence[ShownFinding]) -> list[Html]:
    """Findings in a line each; those that would read the same, such as two clauses of one rule, share theirs."""
    alike: dict[Html, list[ShownFinding]] = {}
    for each in findings:
        beside = NOTHING if each.kind in IDLE else _told_beside(sheet, each)
        said = _gives_way(sheet, each) or together(headline(sheet, each), beside)
        alike.setdefault(said, []).append(each)
    return [
        together(*(tag("span", id=f"finding-{each.id}") for each in several), said)
        for said, several in alike.items()
    ]


def _gives_way(sheet: Sheet, finding: ShownFinding) -> Html:
    """Which rule comes first for a move that one allows and another forbids; nothing where no rule does."""
    ids = _rules(finding)
    for id in ids:
        over = [by.id for by, _ in sheet.overridden.get(id, ()) if by.id in ids]
        if over and finding.kind == "contradiction" and finding.table is not None:
            to = between(", ", map(sheet.rule_link, dict.fromkeys(over)))
            said = together(sheet.rule_link(id), " ", sheet.label("overridden-by"), " ", to)
            return together(tried_words(sheet.prose, finding.table), ": ", said)
    return NOTHING


def _in_a_line(sheet: Sheet, finding: ShownFinding, there: Key | None = None) -> Html:
    """A finding by its headline and rules; where it does not lead to its place, this is it."""
    said = headline(sheet, finding)
    if there is not None:
        address = sheet.context.addresses.link(sheet.here, there, f"finding-{finding.id}")
        said = tag("a", words(to_text(said)), href=address)
    placed = tag("span", said, id=f"finding-{finding.id}") if there is None else said
    return together(placed, _told_beside(sheet, finding))


def _told_beside(sheet: Sheet, finding: ShownFinding) -> Html:
    """The kind of a finding, unless its headline says it, and its rules."""
    kind = () if finding.kind in CLASHES else (tag("small", sheet.kind_of(finding)), BLANK)
    return together(BLANK, *kind, _numbers(sheet, finding))


def _numbers(sheet: Sheet, finding: ShownFinding) -> Html:
    return between(", ", (sheet.rule_link(id) for id in _rules(finding) if id in sheet.numbers))


def _headlines_of_several(sheet: Sheet, findings: Sequence[ShownFinding]) -> frozenset[Html]:
    """The headlines that several findings share."""
    found = Counter(headline(sheet, finding) for finding in findings)
    return frozenset(said for said, times in found.items() if times > 1)


def finding_section(
    sheet: Sheet,
    finding: ShownFinding,
    there: Key | None = None,
    level: str = "h3",
    twice: frozenset[Html] = frozenset(),
) -> Html:
    """A finding in full; on a page over several rulebooks it leads to its place (`there`).

    A headline of which the page has several (`twice`) names its rules.
    """
    said_of_it = headline(sheet, finding)
    if said_of_it in twice:
        said_of_it = together(said_of_it, " (", _numbers(sheet, finding), ")")
    if there is None:
        head = tag(level, said_of_it, id=f"finding-{finding.id}")
    else:
        address = sheet.context.addresses.link(sheet.here, there, f"finding-{finding.id}")
        head = tag(level, tag("a", words(to_text(said_of_it)), href=address))
    marks = [status_badge(sheet, finding.status), sheet.label(_means(sheet, finding))]
    said: list[Html] = [_clauses(sheet, finding), *_outcomes(sheet, finding)]
    if finding.reason is not None:
        said.append(tag("p", sheet.words(finding.reason)))
    steps = [step for step in finding.why if step.id not in SAID_ALREADY]
    if steps:
        said.append(listed(sheet.said(step) for step in steps))
    if (often := sheet.context.often.get((sheet.model.name, finding.id))) and often.came_up:
        said.append(tag("p", _came_up(sheet, finding, often), class_="cl-small"))
    picture = NOTHING
    if finding.table is not None and finding.table.drawable:
        figure = situation_figure(sheet.prose, looks_of(sheet.model), finding.table, to_text(said_of_it))
        picture = tag("figure", drawn(figure), class_="cl-figure")
    look = "cl-situation" if picture else "cl-beside"
    return tag(
        "section",
        head,
        tag("p", between(" · ", marks), class_="cl-small"),
        tag("div", picture, tag("div", *said, class_="cl-told"), class_=look),
        class_="cl-scenario",
    )


def headline(sheet: Sheet, finding: ShownFinding) -> Html:
    """What was found, in words: what the sheet does not say or what can be asked of it, else the move in question."""
    match dict(finding.said.arguments):
        case {"text": SpokenText(asked)} | {"question": SpokenText(asked)}:
            return sheet.words(asked)
        case _:
            pass
    if finding.kind in CLASHES:
        asked_by = [axis for axis in sheet.model.axes if axis.name in finding.settled]
        if asked_by:  # what the words can mean is a finding of its own, with the same question
            return together(sheet.words(asked_by[0].text), " (", sheet.kind_of(finding), ")")
        if finding.table is not None and finding.table.tried is not None:
            return together(tried_holding(sheet.prose, finding.table), ": ", sheet.kind_of(finding))
    return sheet.said(finding.said)


def _came_up(sheet: Sheet, finding: ShownFinding, often: CountedRounds) -> Html:
    """In how many rounds a finding came up, and which choices of these rounds are not those of the rulebook."""
    counts = {"n": NumberPhrase(often.came_up), "rounds": NumberPhrase(often.rounds)}
    label = "page-often-every" if often.came_up == often.rounds else "page-often"
    said = to_html(sheet.prose.phrase(say(label, **counts)))
    otherwise = [each for each in finding.played if sheet.model.choice(each.axis) != each.value]
    if not otherwise:
        return said
    return together(said, " ", sheet.label("often-with"), " ", _arms(sheet, otherwise))


def _means(sheet: Sheet, finding: ShownFinding) -> str:
    """What a finding of this sort is, as a label."""
    if finding.demanded:
        return "means-required-yet-guilty"
    if finding.said.id == "found-values":
        return "means-two-values"
    if finding.kind == "silent" and finding.settled and {*finding.settled} <= _idle(sheet):
        return "means-silent-anyway"
    return f"means-{finding.kind}"


def _idle(sheet: Sheet) -> set[str]:
    """The rules that were found to do nothing, as a whole."""
    found = sheet.context.findings(sheet.model.name) or ()
    return {m.rule_of(rule) for each in found if each.said.id in DOES_NOTHING for rule in each.rules}


def _outcomes(sheet: Sheet, finding: ShownFinding) -> list[Html]:
    """How it is read here, what the other way to read it gives, and what other editions say at this table."""
    wrong = WRONGLY.get(finding.kind)
    about = _about(sheet, finding)
    lines = [
        together(
            _whose(sheet, who),
            ": ",
            about,
            tag("strong", verdict_word(sheet, _whole(word, wrong))),
            _unquoted(sheet, finding, word),
        )
        for who, word in (*finding.verdicts, *_by_readings(sheet, finding))
    ]
    by_word: dict[Html, list[Html]] = {}
    for name, word in finding.elsewhere:
        by_word.setdefault(verdict_word(sheet, word), []).append(_edition(sheet, name))
    told = between("; ", (together(between(", ", names), " ", word) for word, names in by_word.items()))
    if told:
        lines.append(together(sheet.label("elsewhere"), ": ", told))
    silence = silence_of(sheet.model, finding.id)
    if silence is not None and (turned := turned_by(sheet, silence)):
        lines.append(turned)
    if not finding.verdicts and finding.settled:
        ruled = [name for name in finding.settled if name in sheet.numbers]
        if ruled:
            refs = between(", ", (_settling(sheet, finding, name) for name in ruled))
            lines.append(together(sheet.label("settled"), " ", refs))
        lines += [_answered(sheet, name) for name in finding.settled if name not in sheet.numbers]
    return [listed(dict.fromkeys(lines))] if lines else []


def _about(sheet: Sheet, finding: ShownFinding) -> Html:
    """The number or value that a verdict gives, where it is no verdict on a move."""
    about = dict(finding.said.arguments).get("about")
    match about:
        case Message("about-word") if isinstance(word := about["word"], SpokenName):
            return words(f"{sheet.prose.name(word.name)}: ")
        case Message("about-word-of"):
            return together(sheet.part(about), ": ")
        case _:
            return NOTHING


def _unquoted(sheet: Sheet, finding: ShownFinding, word: Verdict) -> Html:
    """What the rules say that then apply, where the finding does not quote them itself."""
    if not isinstance(word, Message) or word.id != "found-follows":
        return NOTHING
    follows = word["rules"]
    assert isinstance(follows, SpokenListing)
    every = dict.fromkeys(m.rule_of(each.id) for each in follows.items if isinstance(each, SpokenRule))
    quoted = [
        (id, tag("q", sheet.quoted(sheet.rules[id])))
        for id in every
        if id not in _rules(finding) and id in sheet.rules
    ]
    if not quoted:
        return NOTHING
    if len(every) == 1:
        return together(": ", quoted[0][1])
    return together(": ", between(", ", (together(sheet.rule_link(id), " ", said) for id, said in quoted)))


def _whole(word: Verdict, wrong: bool | None) -> Verdict:
    """A verdict with whether the move counts as wrong, where the finding is about that."""
    return with_guilt(word, wrong) if isinstance(word, str) and wrong is not None else word


def _by_readings(sheet: Sheet, finding: ShownFinding) -> tuple[tuple[ToldWhose, Verdict], ...]:
    """What comes of a clash by each way to read the sheet, where a reading settles it."""
    if finding.kind not in CLASHES:
        return ()
    every = sheet.context.findings(sheet.model.name) or ()
    asked = next(
        (each for each in every if each.kind == "ambiguous" and each.settled == finding.settled), None
    )
    if asked is None or asked.table is None or finding.table is None:
        return ()
    same = replace(asked.table, choices=()) == replace(finding.table, choices=())
    return asked.verdicts if same else ()


def _edition(sheet: Sheet, name: str) -> Html:
    there = sheet.context.addresses.link(sheet.here, Key("edition", name, sheet.here.language))
    model = sheet.context.models.get(name)
    shown = name if model is None else called(sheet.context.prose(model, sheet.here.language))
    return tag("a", words(shown), href=there)


def _settling(sheet: Sheet, finding: ShownFinding, name: str) -> Html:
    """A rule that settles something, in its words where the finding does not quote it."""
    link = sheet.rule_link(name)
    return link if name in _rules(finding) else together(link, " ", tag("q", sheet.quoted(sheet.rules[name])))


def _answered(sheet: Sheet, name: str) -> Html:
    """A choice that settles something: its question, and the answer that is taken here."""
    axis = next((axis for axis in sheet.model.axes if axis.name == name), None)
    asked = _axis_link(sheet, name)
    arm = next((arm for arm in axis.arms if arm.value == sheet.model.choice(name)), None) if axis else None
    answer = NOTHING if arm is None else " " + tag("strong", to_html(sheet.prose.value(arm)))
    return together(sheet.label("settled-by-answer"), " ", asked, answer)


def _axis_link(sheet: Sheet, name: str, shown: Html | None = None) -> Html:
    """A choice by its question or one of its values, leading to its switch."""
    there = Key("edition", sheet.model.name, sheet.here.language)
    axis = next((axis for axis in sheet.model.axes if axis.name == name), None)
    if shown is None:
        shown = words(name) if axis is None else sheet.words(axis.text)
    return tag("a", shown, href=sheet.context.addresses.link(sheet.here, there, f"axis-{name}"))


LAYERS: dict[str, str] = {"text": "by-text", "reading": "by-reading", "assumption": "by-play"}


def _whose(sheet: Sheet, who: ToldWhose) -> Html:
    """By whose word a verdict is: the text's, the readings', or that of some arms."""
    if isinstance(who, str):
        return sheet.label(LAYERS[who])
    choices = who if isinstance(who, tuple) else (who,)
    axes = {axis.name: axis for axis in sheet.model.axes}
    mine = all(sheet.model.choice(each.axis) == each.value for each in choices)
    read = all(axes[each.axis].sort == "reading" for each in choices)
    labels = ("read-here", "read-otherwise") if read else ("by-play", "chosen-otherwise")
    return together(sheet.label(labels[0] if mine else labels[1]), " (", _arms(sheet, choices), ")")


def _arms(sheet: Sheet, choices: Sequence[SpokenChoice]) -> Html:
    """Values of choices, each leading to its switch."""
    axes = {axis.name: axis for axis in sheet.model.axes}
    each = (_axis_link(sheet, made.axis, _arm(sheet, axes[made.axis], made)) for made in choices)
    return between("; ", each)


def _arm(sheet: Sheet, axis: m.Axis, choice: SpokenChoice) -> Html:
    arm = next((arm for arm in axis.arms if arm.value == choice.value), None)
    return words(str(choice.value)) if arm is None else to_html(sheet.prose.value(arm))


SAID_ALREADY = ("why-silent", "why-verdict", "why-sets")
"""Steps that repeat what is quoted of their finding, or what comes of it by each way to read the sheet."""


def verdict_word(sheet: Sheet, said: Verdict) -> Html:
    """A verdict in the reader's language, a word of the law with a look of its own."""
    word, _ = parted(said)
    inside = sheet.part(spoken(said))
    if isinstance(word, str):
        return tag("span", inside, class_=f"cl-verdict cl-verdict-{word.replace(' ', '-')}")
    return inside


def _rules(finding: ShownFinding) -> list[str]:
    return list(dict.fromkeys(m.rule_of(clause) for clause in finding.rules))


def _clauses(sheet: Sheet, finding: ShownFinding) -> Html:
    """What each rule concerned says, with its place on the sheet, side by side."""
    columns = []
    rules = {rule.id: rule for rule in sheet.model.rules}
    for name in finding.rules:
        rule = rules.get(m.rule_of(name))
        if rule is None:
            continue
        said = sheet.quoted(rule, name)
        place = together(" ", cited(sheet, rule.lines)) if rule.lines else NOTHING
        columns.append(tag("div", tag("small", sheet.rule_link(rule.id), place), tag("p", said)))
    columns = list(dict.fromkeys(columns))
    look = "cl-columns cl-sentences" if len(columns) > 1 else "cl-sentences"
    return tag("div", *columns, class_=look) if columns else NOTHING
