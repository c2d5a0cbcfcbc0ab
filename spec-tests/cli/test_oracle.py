"""What the commands answer is what it was; `--update` writes golden/oracle.json anew."""

from __future__ import annotations

import json
from pathlib import Path

import oracle


def test_the_answers_are_what_they_were(desk: Path, update: bool) -> None:
    now = {" ".join(case): oracle.answer(case) for case in oracle.sample()}
    if update:
        oracle.SAMPLE.write_text(json.dumps(now, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    kept = json.loads(oracle.SAMPLE.read_text(encoding="utf-8"))
    assert kept.keys() == now.keys()
    for command, answer in now.items():
        assert kept[command] == answer, command
