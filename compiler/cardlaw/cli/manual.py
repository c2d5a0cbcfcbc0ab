"""The verbs → a page of the manual: what each takes and does, read from the parsers that read the command line.

mkdocs loads this file as a hook, for documents must not know the command line.
"""

from __future__ import annotations

from argparse import SUPPRESS, Action
from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any

from cardlaw.cli.arguments import VerbParser
from cardlaw.cli.main import VERBS, Verb

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

PAGE = "commands.md"
EVERY = "options of every verb"
ERROR_SHAPE = """```json
{
  "error": {
    "kind": "usage",
    "message": "there is no verb `chek`",
    "help": "did you mean `cardlaw check`?",
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
    return files


def page() -> str:
    return "\n".join(_lines())


def parser_of(verb: Verb) -> VerbParser:
    """The parser that reads what stands after a verb."""
    parser = VerbParser(verb.name, verb.does)
    import_module(f"cardlaw.cli.{verb.module}").arguments(parser)
    return parser


def _lines() -> Iterator[str]:
    yield "---\nsearch:\n  boost: 0.5\n---\n\n# Commands\n"
    yield "Every command is `cardlaw` and a verb. Rules are named by id (`NAME`), by id with choices"
    yield "(`NAME[OPTION=VALUE]`) or packs (`NAME with PACK`), or by file. `cardlaw VERB --help` says the same"
    yield "as this page, which is made from it.\n"
    yield "| verb | does |\n|---|---|"
    for verb in VERBS:
        yield f"| [`{verb.name}`](#{verb.name}) | {verb.does} |"
    yield ""
    for verb in VERBS:
        yield from _verb(parser_of(verb))
    yield "## For every verb\n"
    yield from _table(_shared(parser_of(VERBS[0])))
    yield "## Exit codes\n"
    yield "| code | means |\n|---|---|"
    for code, means in EXIT_CODES:
        yield f"| {code} | {means} |"
    yield "\n`ask` ends with 0 if every edition asked says may or must, and with 1 otherwise: must not, silent,"
    yield "contradictory, not offered, or it depends on what was not told. `--exit-zero` makes that 0 too;"
    yield "`packs --matrix` and `coverage` take it as well.\n"
    yield "## Errors as JSON\n"
    yield "With `--format json` a command that ends with 2 writes its error to standard output, always in this shape."
    yield "Where there is a result beside it (`check`, `test`, `fmt`, `open`), `error` is one more key of the result.\n"
    yield ERROR_SHAPE
    yield "`kind` is `usage` (the command was asked wrongly), `rules` (a rule or scenario file is wrong) or `fault`"
    yield "(a fault of cardlaw). `help` can be null. `diagnostics` says what is wrong with files, and where.\n"


def _verb(parser: VerbParser) -> Iterator[str]:
    yield f"## {parser.verb}\n"
    yield f"{parser.description}\n"
    yield f"```text\ncardlaw {parser.verb} {parser.synopsis}\n```\n"
    shared = {id(action) for action in _shared(parser)}
    yield from _table([action for action in parser._actions if id(action) not in shared])
    if parser.examples:
        examples = "\n".join(f"$ {example}" for example in parser.examples)
        yield f"```console\n{examples}\n```\n"


def _shared(parser: VerbParser) -> list[Action]:
    """The options that every verb takes."""
    return next(g._group_actions for g in parser._action_groups if g.title == EVERY)


def _table(actions: list[Any]) -> Iterator[str]:
    rows = [(_written(action), _cell(action.help or "")) for action in actions if action.help is not SUPPRESS]
    if rows:
        yield "| argument | means |\n|---|---|"
        for written, means in rows:
            yield f"| {written} | {means} |"
        yield ""


def _written(action: Action) -> str:
    """An argument as it is typed, with what it takes."""
    value = action.metavar if isinstance(action.metavar, str) else action.dest.upper()
    names = ", ".join(action.option_strings)
    taken = "" if action.nargs == 0 else value
    return f"`{names} {taken}`".replace("` ", "`").replace(" `", "`")


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
