"""The verbs → a page of the manual: what each takes and does, read from the parsers that read the command line.

mkdocs loads this file as a hook, for documents must not know the command line.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from cardlaw.cli.arguments import parser_of
from cardlaw.cli.main import VERBS
from cardlaw.cli.parser import LineParameter, VerbParser
from cardlaw.cli.samples import pasteable

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

PAGE = "commands.md"
BESIDE = ("CHANGELOG.md", "CONTRIBUTING.md")
"""Files of the project that readers of the manual look for."""
ERROR_SHAPE = """```json
{
  "error": {
    "kind": "usage",
    "message": "there is no command `chek`",
    "help": "did you mean `cardlaw check`?",
    "said": {"book": "commands", "id": "no-such-verb", "arguments": {"word": {"verbatim": "chek"}}},
    "said_help": {"book": "commands", "id": "did-you-mean", "arguments": {"guess": {"verbatim": "cardlaw check"}}},
    "diagnostics": []
  }
}
```
"""
EXIT_CODES = (
    (0, "all is well"),
    (1, "something is open, different, failed or unknown"),
    (2, "asked wrongly, or a file does not compile"),
    (130, "interrupted"),
    (141, "whoever read the output went away"),
)


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Puts the page among the others."""
    from mkdocs.structure.files import File

    files.append(File.generated(config, PAGE, content=page()))
    for name in BESIDE:
        beside = Path(config.docs_dir).parent / name
        if beside.is_file():
            files.append(File.generated(config, f"{beside.stem.lower()}.md", content=shown_here(beside)))
    return files


def shown_here(file: Path) -> str:
    """A file that stands beside the manual, with its links as the manual has them."""
    return file.read_text("utf-8").replace("](docs/", "](")


def page() -> str:
    return "\n".join(_lines())


def _lines() -> Iterator[str]:
    yield "---\nsearch:\n  boost: 0.5\n---\n\n# Commands\n"
    yield "Every command is `cardlaw` and a verb. Rules are named by id (`ID`), by id with choices"
    yield "(`ID[CHOICE=VALUE]`) or packs (`ID with PACK`), or by file. `cardlaw VERB --help` says the same"
    yield "as this page, which is made from it.\n"
    yield "| verb | does |\n|---|---|"
    for verb in VERBS:
        yield f"| [`{verb.name}`](#{verb.name}) | {verb.does} |"
    yield ""
    for verb in VERBS:
        yield from _verb(parser_of(verb.name, verb.module))
    yield "## For every verb\n"
    yield from _table(parser_of(*VERBS[0]), shared=True)
    yield "## Exit codes\n"
    yield "| code | means |\n|---|---|"
    for code, means in EXIT_CODES:
        yield f"| {code} | {means} |"
    yield "\n`ask` ends with 0 if every edition asked answers *allowed* or *required*, and with 1 otherwise:"
    yield "not allowed, not covered, contradictory, not possible, or it depends on what was not said."
    yield "`--exit-zero` makes that 0 too; `packs --matrix` and `coverage` take it as well.\n"
    yield "## Errors as JSON\n"
    yield "With `--format json` a command that ends with 2 writes its error to standard output, always in this shape."
    yield "Where there is a result beside it (`check`, `test`, `fmt`, `open`), `error` is one more key of the result.\n"
    yield ERROR_SHAPE
    yield "`kind` is `usage` (the command was asked wrongly), `rules` (a rule or scenario file is wrong) or `fault`"
    yield "(a fault of cardlaw). `help` can be null. `said` and `said_help` are the same as ids with arguments,"
    yield "null where a text has none. `diagnostics` says what is wrong with files, and where.\n"


def _verb(parser: VerbParser) -> Iterator[str]:
    yield f"## {parser.verb}\n"
    yield f"{parser.description[:1].upper()}{parser.description[1:]}.\n"
    yield f"```text\ncardlaw {parser.verb} {parser.synopsis}\n```\n"
    yield from _table(parser, shared=False)
    if parser.examples:
        examples = "\n".join(f"$ {example}" for example in pasteable(parser.examples))
        yield f"```console\n{examples}\n```\n"


def _table(parser: VerbParser, shared: bool) -> Iterator[str]:
    """What a verb takes itself, or what every verb takes."""
    found = [each for each in parser.parameters if each.shared == shared and not each.hidden]
    if found:
        yield "| argument | means |\n|---|---|"
        for each in found:
            yield f"| {_written(each)} | {_cell(parser.help_of(each))} |"
        yield ""


def _written(each: LineParameter) -> str:
    """An argument as it is typed, with what it takes."""
    return f"`{each.written}`"


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
