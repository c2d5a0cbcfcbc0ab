"""The pytest plugin: every `.spec` file below the tests is collected, one test a scenario and variant."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import pytest

if TYPE_CHECKING:
    from cardlaw.language import syntax as s
    from cardlaw.language.loading import Library


class ScenarioFailed(Exception):
    """A scenario did not come true; the text says which lines and why."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("cardlaw")
    group.addoption(
        "--card-rules", action="append", default=[], metavar="DIR", help="look for card rules here first"
    )


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix != ".spec":
        return None
    if not file_path.is_file():
        return None
    with file_path.open("rb") as file:
        if b"cardlaw" not in file.read(200):
            return None
    return SpecFile.from_parent(parent, path=file_path)


class SpecFile(pytest.File):
    """A file of scenarios."""

    def collect(self) -> Iterator[pytest.Item]:
        from cardlaw.language.diagnostics.render import render_text
        from cardlaw.language.loading import Library
        from cardlaw.scenarios.files import outline

        folders = (*(Path(f) for f in self.config.getoption("--card-rules")), self.path.parent)
        library = _libraries.setdefault(folders, Library(folders))
        found, wrong = outline(library, self.path)
        if wrong:
            raise self.CollectError(render_text(wrong, colour=False, width=100))
        for item, ref in found:
            name = f"{item.name.text}[{' '.join(ref.span.text.split())}]"
            yield ScenarioItem.from_parent(self, name=name, library=library, item=item, ref=ref)


_libraries: dict[tuple[Path, ...], Any] = {}


class ScenarioItem(pytest.Item):
    """One scenario under one variant."""

    funcargs: ClassVar[dict[str, object]] = {}
    """A scenario takes no fixtures; plugins that look for them in every item find none."""

    def __init__(self, *, library: Library, item: s.Scenario, ref: s.EditionRef, **more: Any) -> None:
        super().__init__(**more)
        self.library, self.item, self.ref = library, item, ref

    def runtest(self) -> None:
        from cardlaw.language.diagnostics.render import render_text
        from cardlaw.scenarios.files import case_of
        from cardlaw.scenarios.running import run

        case = case_of(self.library, self.item, self.ref)
        model = case.compiled.model
        if case.read is None or model is None:
            raise ScenarioFailed(render_text(case.diagnostics, colour=False, width=100))
        outcome = run(case.read, model)
        if outcome.failures:
            raise ScenarioFailed(
                "\n".join(
                    f"{self.path}:{f.line.position.line}: {f.line.written}\n"
                    + "".join(f"  with {axis} = {value}\n" for axis, value in f.choices)
                    + f"  {f.message}"
                    for f in outcome.failures
                )
            )

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, ScenarioFailed):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.item.span.line - 1, f"scenario {self.name}"
