"""`cardlaw new`: starts a variant, as a file with remarks that compiles."""

from __future__ import annotations

import argparse
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path

from cardlaw.cli.arguments import library
from cardlaw.cli.failures import DoesNotCompile, WrongUse, cannot_write
from cardlaw.cli.parser import VerbParser
from cardlaw.cli.screen import Screen, columns
from cardlaw.cli.variants import model_of
from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics.diagnostic import has_errors
from cardlaw.language.kernel import KERNEL_ACTS, RESERVED
from cardlaw.language.loading import COMMAND_LINE, Compiled, Library
from cardlaw.language.parsing.items import parse_fragment
from cardlaw.language.printing.layout import format_source
from cardlaw.language.reading.source import Source
from cardlaw.wording.arguments import Amount, SpokenAct
from cardlaw.wording.commands import say
from cardlaw.wording.messages import message

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
STDOUT = "-"
WIDTH = 100


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "NAME --extends ID [--with PACK [PACK ...]] [OPTION ...]"
    parser.examples = (
        "cardlaw new friday --extends NAME",
        "cardlaw new friday --extends 'NAME[CHOICE=VALUE]' --with PACK OTHER-PACK",
    )
    parser.add_argument("name", metavar="NAME")
    parser.add_argument("--extends", metavar="ID", required=True)
    parser.add_argument("--with", dest="packs", metavar="PACK", nargs="+", action="extend", default=[])
    parser.add_argument("--output", metavar="FILE")


def run(options: argparse.Namespace, screen: Screen) -> int:
    shelf = library(options)
    name = _name(shelf, options.name)
    ref = _base(options.extends)
    packs = tuple(dict.fromkeys([*(w.text for w in ref.packs or ()), *_packs(options.packs)]))
    whole = ref.name.text + (f" with {', '.join(packs)}" if packs else "") + _chosen(ref)
    base = model_of(shelf, whole)
    output = options.output or f"{name}.rules"
    text = _text(name, ref, packs, base, output, screen)
    made = _compiled(shelf, name, text)
    if output == STDOUT and screen.format != "json":
        screen.out.write(text)
        return 0
    if output != STDOUT:
        _write(Path(output), text)
    if screen.format == "json":
        data = {"file": output, "variant": name, "extends": ref.name.text, "packs": packs, "hash": made.hash}
        screen.data({**data, "text": text} if output == STDOUT else data)
    else:
        screen.say(say("wrote", file=output))
        next_ = [(say("new-check"), f"cardlaw check {output}"), (say("new-play"), f"cardlaw play {output}")]
        screen.say(*(f"  {line}" for line in columns([(screen.words(a), b) for a, b in next_], frozenset())))
    return 0


def _name(shelf: Library, name: str) -> str:
    if not NAME.fullmatch(name):
        raise WrongUse(say("new-bad-name", name=name), say("new-good-name"))
    if name in RESERVED:
        raise WrongUse(say("new-reserved", name=name), say("choose-another-name"))
    taken = next((e for e in shelf.entries.values() if e.name == name), None)
    if taken is not None:
        there = say("new-taken", sort=taken.sort, name=name, file=taken.shown)
        raise WrongUse(there, say("choose-another-name"))
    return name


def _base(reference: str) -> s.EditionRef:
    """What the variant extends: an id, with packs and choices if they are given."""
    ref, _ = parse_fragment(Source(COMMAND_LINE, reference), "edition_ref")
    if not isinstance(ref, s.EditionRef):
        raise WrongUse(say("not-an-id", reference=reference), say("write-an-id"))
    return ref


def _chosen(ref: s.EditionRef) -> str:
    return f"[{', '.join(choice.span.text for choice in ref.choices)}]" if ref.choices else ""


def _packs(given: list[str]) -> Iterator[str]:
    for words in given:
        for word in words.split(","):
            if not NAME.fullmatch(word.strip()):
                raise WrongUse(say("not-a-pack", word=word), say("list-shows"))
            yield word.strip()


def _compiled(shelf: Library, name: str, text: str) -> Compiled:
    made = Library(shelf.folders, given=(Source(f"{name}.rules", text),)).compile(name)
    if made.model is None or has_errors(made.diagnostics):
        raise DoesNotCompile(made.diagnostics)
    laid_out, _ = format_source(Source(f"{name}.rules", text))
    assert laid_out == text, "a new file is in canonical layout"
    return made


def _write(path: Path, text: str) -> None:
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise WrongUse(say("there-already", file=str(path)), say("new-other-output")) from None
    except OSError as wrong:
        raise cannot_write(path, wrong) from None


# -------------------------------------------------------------------- the file
def _text(
    name: str, ref: s.EditionRef, packs: tuple[str, ...], base: m.Model, output: str, screen: Screen
) -> str:
    file = f"{name}.rules" if output == STDOUT else output
    lines = [
        "cardlaw 1",
        f"variant {name} extends {ref.name.text}" + (f" with {', '.join(packs)}" if packs else ""),
        f'  "{screen.words(say("new-gloss"))}"',
        "",
        *_remark(screen.words(say("new-remark", base=ref.name.text))),
    ]
    for choice in ref.choices or ():
        value = choice.value.text if isinstance(choice.value, s.Word) else choice.value.value
        lines += ["", f"set {choice.axis.text} to {value}"]
    lines += _choices(base, {choice.axis.text for choice in ref.choices or ()}, screen)
    lines += _example(base, screen)
    lines += ["", *_remark(screen.words(say("new-then")))]
    lines += [f"#   cardlaw {verb} {file}" for verb in ("check", "play", "share")]
    return "\n".join(lines) + "\n"


def _remark(text: str, indent: str = "# ") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)


def _choices(base: m.Model, made: set[str], screen: Screen) -> Iterator[str]:
    """The choices that the base leaves open, each as a line that could be made to count."""
    open_ = [axis for axis in base.axes if axis.name not in made and len(axis.arms) > 1]
    if not open_:
        return
    yield ""
    yield from _remark(screen.words(say("new-choices")))
    for axis in open_:
        now = base.choice(axis.name)
        other = next(arm.value for arm in axis.arms if arm.value != now)
        yield "#"
        yield from _remark(screen.text(axis.text))
        yield from _values(axis, now, screen)
        yield f"# set {axis.name} to {other}"


def _values(axis: m.Axis, now: int | str, screen: Screen) -> Iterator[str]:
    """What can be chosen, and what it means; numbers side by side."""
    chosen = screen.words(say("new-chosen"))
    shown = [
        f"{arm.value}"
        + (f": {screen.text(arm.title)}" if arm.title is not None else "")
        + (f" {chosen}" if arm.value == now else "")
        for arm in axis.arms
    ]
    if all(arm.title is None for arm in axis.arms):
        shown = [", ".join(shown)]
    for line in shown:
        yield from _remark(line, "#   ")


def _example(base: m.Model, screen: Screen) -> Iterator[str]:
    """A rule in the words of the game, to be changed."""
    move = next(
        (a for a in base.acts if a.sort == "move" and [p.type for p in a.parameters] == ["card"]), None
    )
    if move is None or not base.topics:
        return
    from cardlaw.documents.prose import Prose
    from cardlaw.documents.prose.planning.scene import book_of
    from cardlaw.documents.sentences import Speaker

    to_nobody = book_of(base).happenings
    suffered = next(act for act in KERNEL_ACTS if act.name == "lose-turn")
    speaker = Speaker(Prose(base, screen.language))
    about = next((r.topic for r in base.rules for c in r.clauses if _allows(c.clause, move.name)), None)
    yield ""
    yield from _remark(screen.words(say("new-own-rule")))
    yield from _remark(", ".join(topic.name for topic in base.topics))
    yield "#"
    for sort in ("move", "event"):
        acts = [act for act in base.acts if act.sort == sort and act.name not in to_nobody]
        acts += [suffered] if sort == "event" else []
        called = ((_written(act), speaker.part(message("move", move=_act(act)))) for act in acts)
        if verbs := [f"{written} ({words})" for written, words in called]:
            yield from _remark(screen.words(say(f"new-{sort}s", verbs=", ".join(verbs))))
    yield from _remark(screen.words(say("new-all-words", command=f"cardlaw list {base.vocabulary} --words")))
    yield "#"
    for line in (
        "rule my-own",
        f'  "{screen.words(say("new-own-gloss"))}"',
        f"  about {about or base.topics[0].name}",
        f"  when player {move.verb} {move.parameters[0].name}:",
        f"    next of player {suffered.verb}",
    ):
        yield f"# {line}"


FOR_EXAMPLE = 3
"""A number that a remark shows where one is written behind a verb."""


def _counts(act: m.Act) -> bool:
    return [parameter.type for parameter in act.parameters] == ["number"]


def _written(act: m.Act) -> str:
    return f"{act.verb} {FOR_EXAMPLE}" if _counts(act) else act.verb


def _act(act: m.Act) -> SpokenAct:
    """A move or event in words, with the same number."""
    return SpokenAct(act.name, (Amount(FOR_EXAMPLE),) if _counts(act) else None)


def _allows(clause: m.Clause, act: str) -> bool:
    return isinstance(clause, m.Norm) and clause.act == act and clause.form != "wrongly"
