"""`cardlaw new`: starts a variant, as a file with remarks that compiles."""

from __future__ import annotations

import argparse
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path

from cardlaw.cli.arguments import VerbParser, library
from cardlaw.cli.failures import DoesNotCompile, WrongUse
from cardlaw.cli.screen import Screen
from cardlaw.cli.variants import model_of
from cardlaw.language import model as m
from cardlaw.language import syntax as s
from cardlaw.language.diagnostics import has_errors
from cardlaw.language.formatting import format_source
from cardlaw.language.kernel import RESERVED
from cardlaw.language.loading import Compiled, Library
from cardlaw.language.parsing import parse_fragment
from cardlaw.language.source import Source

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
STDOUT = "-"
WIDTH = 100


def arguments(parser: VerbParser) -> None:
    parser.synopsis = "NAME --extends ID [--with PACK [PACK ...]] [OPTION ...]"
    parser.examples = (
        "cardlaw new friday --extends NAME",
        "cardlaw new friday --extends 'NAME[OPTION=VALUE]' --with PACK OTHER-PACK",
    )
    parser.add_argument("name", metavar="NAME", help="what the variant is called: small letters, digits, -")
    parser.add_argument(
        "--extends", metavar="ID", required=True, help="the edition or variant it is built on"
    )
    parser.add_argument(
        "--with",
        dest="packs",
        metavar="PACK",
        nargs="+",
        action="extend",
        default=[],
        help="house rules to take in",
    )
    parser.add_argument("--output", metavar="FILE", help="where to write it (NAME.rules; - is the screen)")


def run(options: argparse.Namespace, screen: Screen) -> int:
    shelf = library(options)
    name = _name(shelf, options.name)
    ref = _base(options.extends)
    packs = tuple(dict.fromkeys([*(w.text for w in ref.packs or ()), *_packs(options.packs)]))
    whole = ref.name.text + (f" with {', '.join(packs)}" if packs else "") + _chosen(ref)
    base = model_of(shelf, whole)
    output = options.output or f"{name}.rules"
    text = _text(name, ref, packs, base, output)
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
        screen.say(f"wrote {output}")
        screen.say(f"  look at it:  cardlaw check {output}")
        screen.say(f"  play it:     cardlaw play {output}")
    return 0


def _name(shelf: Library, name: str) -> str:
    if not NAME.fullmatch(name):
        raise WrongUse(
            f"`{name}` cannot be the name of a variant",
            "small letters, digits and single hyphens, beginning with a letter, such as `friday-night`",
        )
    if name in RESERVED:
        raise WrongUse(f"`{name}` is a word of the rule language", "choose another name")
    taken = next((e for e in shelf.entries.values() if e.name == name), None)
    if taken is not None:
        article = "an" if taken.sort == "edition" else "a"
        message = f"there is {article} {taken.sort} `{name}` already, in {taken.shown}"
        raise WrongUse(message, "choose another name")
    return name


def _base(reference: str) -> s.EditionRef:
    """What the variant extends: an id, with packs and choices if they are given."""
    ref, _ = parse_fragment(Source("the command line", reference), "edition_ref")
    if not isinstance(ref, s.EditionRef):
        raise WrongUse(
            f"`{reference}` is not the id of an edition or variant",
            "write an id such as `NAME`, or `NAME[OPTION=VALUE]`; `cardlaw list` shows what there is",
        )
    return ref


def _chosen(ref: s.EditionRef) -> str:
    return f"[{', '.join(choice.span.text for choice in ref.choices)}]" if ref.choices else ""


def _packs(given: list[str]) -> Iterator[str]:
    for words in given:
        for word in words.split(","):
            if not NAME.fullmatch(word.strip()):
                raise WrongUse(f"`{word}` is not the name of a pack", "`cardlaw list` shows what there is")
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
        raise WrongUse(f"`{path}` is there already", "choose another name, or --output FILE") from None
    except OSError as wrong:
        raise WrongUse(f"`{path}` cannot be written: {(wrong.strerror or str(wrong)).lower()}") from None


# -------------------------------------------------------------------- the file
def _text(name: str, ref: s.EditionRef, packs: tuple[str, ...], base: m.Model, output: str) -> str:
    file = f"{name}.rules" if output == STDOUT else output
    lines = [
        "cardlaw 1",
        f"variant {name} extends {ref.name.text}" + (f" with {', '.join(packs)}" if packs else ""),
        '  "As we play it."',
        "",
        *_remark(
            f"All rules of {ref.name.text} hold, except where this file says otherwise. What follows a # is a "
            "remark: take the # away where you want a line to count.",
        ),
    ]
    for choice in ref.choices or ():
        value = choice.value.text if isinstance(choice.value, s.Word) else choice.value.value
        lines += ["", f"set {choice.axis.text} to {value}"]
    lines += _choices(base, {choice.axis.text for choice in ref.choices or ()})
    lines += _example(base)
    lines += [
        "",
        *_remark(f"Then: cardlaw check {file} / cardlaw play {file} / cardlaw share {file}"),
    ]
    return "\n".join(lines) + "\n"


def _remark(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="# ", subsequent_indent="# ", break_on_hyphens=False)


def _choices(base: m.Model, made: set[str]) -> Iterator[str]:
    """The choices that the base leaves open, each as a line that could be made to count."""
    open_ = [axis for axis in base.axes if axis.name not in made and len(axis.arms) > 1]
    if not open_:
        return
    yield ""
    yield from _remark("What can be chosen:")
    for axis in open_:
        now = base.choice(axis.name)
        values = [arm.value for arm in axis.arms]
        numbers = all(isinstance(value, int) for value in values)
        shown = f"{values[0]} to {values[-1]}" if numbers else ", ".join(str(value) for value in values)
        other = next(value for value in values if value != now)
        yield "#"
        yield from _remark(f"{axis.text.text} It is {now}; it can be {shown}.")
        yield f"# set {axis.name} to {other}"


def _example(base: m.Model) -> Iterator[str]:
    """A rule in the words of the game, to be changed."""
    move = next(
        (a for a in base.acts if a.sort == "move" and [p.type for p in a.parameters] == ["card"]), None
    )
    if move is None or not base.topics:
        return
    about = next((r.topic for r in base.rules for c in r.clauses if _allows(c.clause, move.name)), None)
    yield ""
    yield from _remark(
        "A rule of your own. The words after `about` say where it belongs; there are these topics:"
    )
    yield from _remark(", ".join(topic.name for topic in base.topics))
    yield "#"
    for sort, said in (("move", "What players can do"), ("event", "What can befall them")):
        if verbs := [act.verb for act in base.acts if act.sort == sort and act.has_subject]:
            yield from _remark(f"{said}: {', '.join(verbs)}")
    yield from _remark(f"All words of the game: cardlaw list {base.vocabulary} --words")
    yield "#"
    for line in (
        "rule my-own",
        '  "What it says, in a sentence."',
        f"  about {about or base.topics[0].name}",
        f"  when player {move.verb} {move.parameters[0].name}:",
        "    next of player loses-turn",
    ):
        yield f"# {line}"


def _allows(clause: m.Clause, act: str) -> bool:
    return isinstance(clause, m.Norm) and clause.act == act and clause.form != "wrongly"
