"""Files written to hang, flood or mislead the compiler; each is compiled in a child that may use 5 s and 1 GB.

`python spec-tests/language/hostile.py` prints, as JSON, what became of each.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from cardlaw.language.diagnostics.examples import BASE, compile_example, example_library
from cardlaw.language.diagnostics.render import render_text
from cardlaw.language.loading import Compiled, Library
from cardlaw.language.reading.source import Source

SECONDS = 5
MEMORY = 1_000_000_000

Case = Callable[[Path], Compiled | Iterable[Any]]
CASES: dict[str, tuple[Case, set[str] | None]] = {}
"""By name: what makes the diagnostics, and the codes that are expected (None: it compiles)."""

PACK = "cardlaw 1\npack extra for small\n"
WORDS = "cardlaw 1\nvocabulary own\nattribute suit: sun, moon\n"


def case(expected: str | None) -> Callable[[Case], Case]:
    def enter(make: Case) -> Case:
        CASES[make.__name__.replace("_", " ").strip()] = (make, set(expected.split()) if expected else None)
        return make

    return enter


def text(content: str) -> Compiled:
    return compile_example(content)


def file(folder: Path, content: bytes, name: str = "given.rules") -> Compiled:
    (folder / name).write_bytes(content)
    return Library(shipped=None, given=BASE).compile(str(folder / name))


def rule(*lines: str, name: str = "extra") -> str:
    return f'rule {name}\n  "A rule."\n  about laying\n' + "".join(f"  {line}\n" for line in lines)


def many(count: int, line: str) -> str:
    return "".join(line.format(i=i, j=i + 1) for i in range(count))


# ---------------------------------------------------------------- bytes
@case(None)
def crlf_and_a_byte_order_mark(folder: Path) -> Compiled:
    return file(folder, b"\xef\xbb\xbf" + BASE[1].text.replace("\n", "\r\n").encode())


@case("E0005")
def not_utf_8(folder: Path) -> Compiled:
    return file(folder, BASE[1].text.replace("dealt", "dé").encode("latin-1"))


@case("E0009")
def tabs_for_spaces(folder: Path) -> Compiled:
    return file(folder, BASE[1].text.replace("\n    ", "\n\t").encode())


@case("E0008")
def an_empty_file(folder: Path) -> Compiled:
    return file(folder, b"")


@case("E0006")
def a_binary_file(folder: Path) -> Compiled:
    return file(folder, bytes(range(256)) * 100)


@case("E0003")
def fifty_megabytes(folder: Path) -> Compiled:
    return file(folder, b"# nothing\n" * 5_000_000)


@case("E0112 E0119")
def a_megabyte_in_one_line(folder: Path) -> Compiled:
    return file(folder, b"cardlaw 1\nvocabulary own\ntopic x " + b"a " * 490_000)


@case("E0002")
def a_pipe_that_nobody_writes_to(folder: Path) -> Compiled:
    os.mkfifo(folder / "given.rules")
    return Library(shipped=None).compile(str(folder / "given.rules"))


@case("E0002")
def a_folder(folder: Path) -> Compiled:
    (folder / "given.rules").mkdir()
    return Library(shipped=None).compile(str(folder / "given.rules"))


@case("E0002")
def a_device(folder: Path) -> Compiled:
    (folder / "given.rules").symlink_to("/dev/zero")
    return Library(shipped=None).compile(str(folder / "given.rules"))


@case("E0004 E0001")
def a_link_to_itself(folder: Path) -> Compiled:
    (folder / "given.rules").symlink_to(folder / "given.rules")
    return Library(shipped=None).compile(str(folder / "given.rules"))


@case(None)
def a_link_to_a_file(folder: Path) -> Compiled:
    (folder / "real.txt").write_text(BASE[1].text)
    (folder / "given.rules").symlink_to(folder / "real.txt")
    return Library(shipped=None, given=BASE).compile(str(folder / "given.rules"))


# ---------------------------------------------------------------- folders
@case("E0215")
def a_rule_folder_with_links_pipes_and_thousands_of_files(folder: Path) -> Compiled:
    outside, inside = folder / "outside", folder / "inside"
    outside.mkdir()
    inside.mkdir()
    (outside / "secret.rules").write_text("cardlaw 1\npack secret for small\n")
    (inside / "link.rules").symlink_to(outside / "secret.rules")
    (inside / "folder").symlink_to(outside, target_is_directory=True)
    (inside / "round").symlink_to(inside, target_is_directory=True)
    os.mkfifo(inside / "pipe.rules")
    for number in range(3_000):
        (inside / f"p{number}.rules").write_text(f"cardlaw 1\npack p{number} for small\n")
    deep = inside
    for _ in range(60):
        deep = deep / "d"
        deep.mkdir()
    (deep / "deep.rules").write_text("cardlaw 1\npack deep for small\n")
    (inside / "given.rules").write_text("cardlaw 1\nvariant house extends plain with secret, deep\n")
    return Library(shipped=None, given=BASE).compile(str(inside / "given.rules"))


@case("E0001 E0002 E0004 E0215 E0217")
def ids_that_look_like_paths(folder: Path) -> Iterable[Any]:
    (folder / "real.rules").write_text(BASE[1].text)
    library = Library((folder,), shipped=None)
    for reference in (
        *(
            "../real",
            "/etc/passwd/x",
            "real.rules/",
            "./",
            "..",
            "a/../b",
            "~",
            "%2e%2e%2f",
            "real\\..",
            "\0/\0",
        ),
        *(
            "con",
            "a" * 10_000,
            "a/" * 5_000,
            "real\n--rules",
            "plain[../x=1]",
            "plain with ../real",
            "$(id)",
            "-",
        ),
    ):
        yield from library.compile(reference).diagnostics


@case("E0101 E0102 E0114 E0117")
def paths_for_ids_in_a_file(folder: Path) -> Iterable[Any]:
    for head in (
        "variant house extends ../plain",
        "edition own of /etc/passwd",
        'variant house extends "plain"',
    ):
        yield from example_library(()).compile_source(Source("x", f"cardlaw 1\n{head}\n")).diagnostics


# ---------------------------------------------------------------- deep
@case("E0111 E0112")
def ten_thousand_parentheses(_: Path) -> Compiled:
    return text(PACK + rule("player may take when " + "(" * 10_000 + "card" + ")" * 10_000))


@case("E0110 E0111")
def parentheses_line_by_line(_: Path) -> Compiled:
    return text(PACK + rule("player may take when (" + "\n(" * 10_000))


@case("E0111 E0112 E0119")
def long_chains(_: Path) -> Iterable[Any]:
    for chain in ("not " * 480 + "yes", "next of " * 240 + "dealer is dealer", " and ".join(["yes"] * 250)):
        yield from text(PACK + rule(f"player may take when {chain}")).diagnostics
    elses = "    else if yes:\n      end round\n" * 3_000
    yield from text(PACK + rule("when player takes:", "  if yes:", "    end round") + elses).diagnostics


@case("E0113")
def deep_blocks(_: Path) -> Compiled:
    return text(
        PACK
        + rule("when player takes:")
        + many(500, "{{}}if yes:\n").format(*["  " * (i + 2) for i in range(500)])
    )


# ---------------------------------------------------------------- large numbers
@case("E0118")
def a_number_of_a_thousand_digits(_: Path) -> Compiled:
    return text(PACK + rule("hand-size is " + "9" * 1_000))


@case("E0213 E0503 E0507 E0512 E0513 E0802")
def numbers_of_nine_digits_everywhere(_: Path) -> Iterable[Any]:
    huge = 999_999_999
    yield from text(
        WORDS + f"attribute rank: 0..{huge}\nmove give 1..{huge} cards as set in hand of player\n"
        "zone hand of each player: hand\n"
    ).diagnostics
    yield from text(
        PACK
        + '  source "s" of 10 lines\n'
        + f'option many "?" from 0 to {huge} chosen {huge}\n'
        + rule(
            f"lines 1-{huge}",
            f"hand-size is {huge} * {huge} * {huge}",
            f"seats are {huge}",
            "deck:",
            f"  {huge} comet 1",
            name="one",
        )
        + rule("deck:", "  many comet 1", name="two")
        + rule(
            "when player takes:",
            f"  chance n in 1..{huge}",
            f"  for each i in 0..{huge}:",
            "    player gets i",
            "  by chance:",
            f"    {huge}:",
            "      end round",
        )
        + f'example flood "Many.":\n  given hand is {huge} x star sun\n  given stock has {huge} cards\n'
        + "  then a may take\n"
    ).diagnostics


# ---------------------------------------------------------------- many
@case("E0110 E0119")
def a_hundred_thousand_items(_: Path) -> Compiled:
    return text("cardlaw 1\nvocabulary own\n" + many(99_000, "move m{i}\n"))


@case("E0214")
def many_kinds_with_many_attributes(_: Path) -> Iterable[Any]:
    wide = many(20, "attribute a{i}: 0..199\n")
    yield from text(WORDS + wide + "kind big: " + ", ".join(f"a{i}" for i in range(20)) + "\n").diagnostics
    yield from text(WORDS + "attribute n: 0..199\n" + many(4_000, "kind k{i}: suit, n\n")).diagnostics


@case("E0513")
def deck_rows_without_end(_: Path) -> Compiled:
    words = 'cardlaw 1\nvocabulary own\ntopic laying "x"\nattribute a: 0..49\nattribute b: 0..39\nkind pip: a, b\n'
    return text(words + rule('assumed "x"', "deck:") + "    1 pip for each a, b\n" * 4_000)


@case("E0513")
def short_deck_rows_without_end(_: Path) -> Compiled:
    return text(PACK + rule("deck:") + "    1 sun\n" * 6_000)


@case("E0219")
def groups_of_groups(_: Path) -> Iterable[Any]:
    kinds = many(400, "kind k{i}: suit\n")
    every = "group g0: " + ", ".join(f"k{i}" for i in range(350)) + "\n"
    chain = many(2_000, "group g{j}: g{i}\n")
    yield from text(WORDS + kinds + every + chain).diagnostics
    yield from text(
        WORDS + "kind k: suit\n" + "".join(reversed(chain.splitlines(keepends=True))) + "group g0: k\n"
    ).diagnostics
    yield from text(WORDS + "kind k: suit\n" + chain + "group g0: g2000, k\n").diagnostics


@case("E0218")
def short_names_that_double(_: Path) -> Compiled:
    return text(
        WORDS + "zone heap: pile\nshort s0 for size of heap\n" + many(60, "short s{j} for (s{i} + s{i})\n")
    )


@case(None)
def definitions_that_double(_: Path) -> Compiled:
    words = many(2_000, "predicate p{i} of card\n")
    rules = many(
        1_900, 'rule p{i}\n  "A."\n  about laying\n  card is p{i} when card is p{j} and card is p{j}\n'
    )
    return text(PACK + words + rules)


@case("E0408")
def every_rule_before_every_rule(_: Path) -> Compiled:
    marks = "  overrides topic laying\n  before topic laying\n"
    rules = many(1_500, 'rule r{i}\n  "A."\n  about laying\n  assumed "x"\n' + marks + "  player may take\n")
    return text("cardlaw 1\nedition own of small\n" + rules)


@case("E0519 E0505")
def long_circles(_: Path) -> Compiled:
    rules = many(
        2_000, 'rule r{i}\n  "A."\n  about laying\n  overrides r{j}\n  before r{j}\n  player may take\n'
    )
    return text(
        PACK + rules + 'rule r2000\n  "A."\n  about laying\n  overrides r0\n  before r0\n  player may take\n'
    )


@case("E0505")
def a_maze_of_overrides(_: Path) -> Compiled:
    """Every rule overrides every other, each link under its own arm: the ways round are without number."""
    options = many(20, 'option o{i} "?":\n  chosen a\n  b\n')
    links = "".join(
        f'rule r{i}\n  "A."\n  about laying\n'
        + "".join(
            f"  overrides r{j} under o{(i * 7 + j) % 20} {'ab'[(i + j) % 2]}\n" for j in range(30) if j != i
        )
        + "  player may take\n"
        for i in range(30)
    )
    return text(PACK + options + links)


@case("E0203 E0205 E0206")
def nothing_but_errors(_: Path) -> Iterable[Any]:
    words = "attribute suit: sun, moon\nkind pip: suit\n" + many(2_000, "state " + "a" * 60 + "{i}: number\n")
    yield from text(
        "cardlaw 1\nvocabulary own\n"
        + words
        + many(
            900,
            'rule r{i}\n  "A."\n  about x{i}\n  assumed "x"\n  player may mv{i} when '
            + "b" * 60
            + "{i} > 3\n",
        )
    ).diagnostics


@case("E0405")
def very_many_packs(_: Path) -> Compiled:
    names = [f"p{i}" for i in range(200)]
    small = [Source(f"{name}.rules", f"cardlaw 1\npack {name} for small\n") for name in names]
    house = Source("house.rules", f"cardlaw 1\nvariant house extends plain with {', '.join(names)}\n")
    return example_library([*small, house]).compile("house")


@case("E0411")
def very_large_packs(folder: Path) -> Compiled:
    names = [f"p{i}" for i in range(20)]
    for name in names:
        body = many(4_000, "quantity " + name + "-q{i} of card\n")
        (folder / f"{name}.rules").write_text(f"cardlaw 1\npack {name} for small\n{body}")
    return Library((folder,), given=BASE, shipped=None).compile(f"plain with {', '.join(names)}")


@case("E0403")
def a_long_chain_of_variants(_: Path) -> Iterable[Any]:
    chain = [Source(f"v{i}.rules", f"cardlaw 1\nvariant v{i} extends v{(i + 1) % 400}\n") for i in range(400)]
    yield from example_library(chain).compile("v0").diagnostics


@case("E0215")
def an_unknown_vocabulary(_: Path) -> Compiled:
    return text("cardlaw 1\nedition own of nowhere\n")


@case("E0403")
def a_variant_that_extends_itself(_: Path) -> Compiled:
    return text("cardlaw 1\nvariant house extends house\n")


@case("E0007 E0102")
def letters_that_are_not_what_they_seem(folder: Path) -> Iterable[Any]:
    for content in (
        "cardlaw 1\nvocabulary оwn\n",
        'cardlaw 1\nvocabulary own\ntopic x "a\u202eb"\n',
        "cardlaw 1\n\x1b[2J\n",
    ):
        yield from file(folder, content.encode()).diagnostics


# ---------------------------------------------------------------- running them
def attempt(name: str, pipe: Any) -> None:
    limit = resource.getrusage(resource.RUSAGE_SELF)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (int(limit.ru_utime + limit.ru_stime) + 4 * SECONDS,) * 2)
    make, _ = CASES[name]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder)
        started = time.process_time()
        made = make(path)
        found = list(made.diagnostics if isinstance(made, Compiled) else made)
        seconds = time.process_time() - started
        model = isinstance(made, Compiled) and made.model is not None
        shown = render_text(found[:50], False, 100)
    codes = sorted({diagnostic.code for diagnostic in found})
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1_024
    pipe.send({"codes": codes, "seconds": seconds, "model": model, "peak": peak, "shown": len(shown)})


def outcome(name: str) -> dict[str, Any]:
    """What became of a case: its codes and costs, or that its child died."""
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe(duplex=False)
    child = context.Process(target=attempt, args=(name, theirs))
    child.start()
    theirs.close()
    try:
        return dict(ours.recv())
    except EOFError:
        return {"died": True}
    finally:
        child.join()


if __name__ == "__main__":
    compile_example(BASE[1].text)
    wanted = sys.argv[1:] or list(CASES)
    json.dump({name: outcome(name) for name in wanted}, sys.stdout, indent=1)
