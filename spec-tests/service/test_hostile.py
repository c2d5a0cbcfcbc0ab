"""Whatever text is open, every question gets an answer: nothing raises, runs or hangs."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardlaw.service.service import Service
from service.small import FILES, HOUSE, small

SCRIPT = "<script>alert(1)</script>"
TEXTS = {
    "nothing": "",
    "blanks": " \n\n  \n",
    "zero bytes": "cardlaw 1\0\npack x for small\n",
    "a lone half of a pair": HOUSE.replace("Stars", "\ud800"),
    "five megabytes": "# " + "x" * 5_000_000,
    "many lines": "x\n" * 100_000,
    "parentheses": HOUSE + "  player may lay card when " + "(" * 3_000 + "\n",
    "nesting": HOUSE + "  when player lays card:\n" + "".join("  " * n + "if x:\n" for n in range(2, 300)),
    "one long line": HOUSE + "  player may lay card when " + "card is star and " * 3_000 + "card is star\n",
    "open quote": HOUSE + '  "' + SCRIPT,
    "scripts in every text": HOUSE.replace("A star", SCRIPT)
    .replace("Stars", SCRIPT)
    .replace("stars-are", SCRIPT),
    "direction marks": HOUSE.replace("Stars", "\u202estars"),
    "line ends of all sorts": HOUSE.replace("\n", "\r\n", 3) + "\r\r\n\u2028\x0b\x0c",
    "itself": "cardlaw 1\nvariant house extends house with house\n",
    "cut": HOUSE[: len(HOUSE) // 2],
    "a byte order mark": "\ufeff" + HOUSE,
}


def asked(service: Service, name: str) -> None:
    text = service.workspace.text(name)
    assert isinstance(service.diagnostics(name), tuple)
    service.diagnostics(name, base="plain")
    for about in ("symbols", "folding", "formatting", "tokens", "hints", "lenses"):
        service.ask(about, name=name)
    for offset in (-5, 0, len(text) // 3, len(text), len(text) + 5):
        for question in ("completion", "hover", "signature", "definition", "references", "renamable"):
            service.ask(question, name=name, offset=offset)
        service.ask("rename", name=name, offset=offset, new=SCRIPT)
        service.ask("actions", name=name, start=offset, end=offset)
    service.workspace_symbols(SCRIPT)


@pytest.mark.parametrize("case", TEXTS)
@pytest.mark.parametrize("name", ["house.rules", "first.spec"])
def test_every_question_is_answered(tmp_path: Path, case: str, name: str) -> None:
    service = small(tmp_path)
    service.open(name, TEXTS[case])
    asked(service, name)
    for other in FILES:
        assert isinstance(service.diagnostics(other), tuple)


@pytest.mark.parametrize("name", ["", "\0", "../../etc/passwd", "no-such.rules", SCRIPT, "/dev/stdin"])
def test_a_strange_name_is_only_a_name(tmp_path: Path, name: str) -> None:
    service = small(tmp_path)
    assert isinstance(service.diagnostics(name), tuple)
    service.open(name, HOUSE)
    asked(service, name)
    service.close(name)
    service.close(name)


def test_a_hover_does_not_let_markup_through(tmp_path: Path) -> None:
    pytest.importorskip("pygls", reason="the extra `lsp` is not installed")
    from cardlaw.service.translating import markdown

    service = small(tmp_path, house=HOUSE.replace("A star", f"{SCRIPT} [x](http://y) ```"))
    told = markdown(service.hover("house.rules", HOUSE.index("stars-are-wild")))
    assert "<script>" not in told and "](" not in told
