"""What no part of the page may ever show: watched from the first moment on, whatever a test does."""

from __future__ import annotations

import json
import re
from pathlib import Path

from documents.keyboard import Browser

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "compiler" / "cardlaw" / "studio" / "web"
MESSAGE = re.compile(r"^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) *=(.*(?:\n[ \t].*)*)", re.MULTILINE)
WORD = re.compile(r"[\w-]+")
NAME = re.compile(r"\b[a-z][a-z0-9]*(?:-[a-z0-9]+)+\b")
QUOTED = re.compile(r'"[^"\n]*"|#.*')
EDITION = re.compile(r"^edition ([a-z0-9-]+)", re.MULTILINE)

WATCH = """
(() => {
  const ids = new Set(%s);
  const names = new Set(%s);
  const raw = [/\\[object/, /\\bundefined\\b/, /\\bNaN\\b/, /`/, /\\{\\$?[a-z]+\\}/];
  const isNull = (text) => document.documentElement.lang !== 'nb' && /\\bnull\\b/.test(text);
  // What a person has written is shown as it is, and so is what is to be written.
  const quoted = '.cm-editor, textarea, pre, code';
  // Mistakes in what a person writes name things as they are written.
  const told = '.screen.write .problems, .screen.write .tried, .problem';
  const keep = (text, where) => {
    const kept = JSON.parse(sessionStorage.getItem('raw') ?? '[]');
    kept.push(`${where?.closest('[class]')?.className}: ${text.slice(0, 300)}`);
    sessionStorage.setItem('raw', JSON.stringify(kept.slice(0, 20)));
  };
  const look = (text, where) => {
    if (where?.closest('.screen:not(.write) code') && !where.closest('.problem, .unknown')) return keep(text, where);
    if (!text || where?.closest(quoted)) return;
    const isRaw = (word) => ids.has(word) || (names.has(word) && !where?.closest(told));
    if (raw.some((each) => each.test(text)) || isNull(text) || text.split(/[^\\w-]+/).some(isRaw)) keep(text, where);
  };
  const looked = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return look(node.data, node.parentElement);
    if (node.nodeType !== Node.ELEMENT_NODE || node.localName === 'script') return;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) look(node.getAttribute(name), node);
    node.childNodes.forEach(looked);
  };
  new MutationObserver((changes) => {
    for (const each of changes) {
      if (each.type === 'characterData') looked(each.target);
      else each.addedNodes.forEach(looked);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()
"""


def watch(browser: Browser) -> None:
    """From the next page on, keep what is shown and should not be: raw values, messages by their ids, backquotes."""
    browser._ask(
        "Page.addScriptToEvaluateOnNewDocument",
        source=WATCH % (json.dumps(sorted(ids())), json.dumps(sorted(names()))),
    )


def raw(browser: Browser) -> list[str]:
    """What was shown and should not have been, since this was last asked."""
    kept = browser.see("(() => { try { return sessionStorage.getItem('raw') } catch { return null } })()")
    if not kept:
        return []
    browser.see("sessionStorage.removeItem('raw')")
    return list(json.loads(kept))


def ids() -> set[str]:
    """Names of messages, of the page and of everything it is told, that are no words of any of them."""
    named: set[str] = set()
    words: set[str] = set()
    for file in (WEB / "languages").glob("*.json"):
        catalogue = json.loads(file.read_text("utf-8"))
        named |= {key for key in catalogue if "-" in key}
        words |= {word for said in catalogue.values() for word in WORD.findall(said)}
    for file in (ROOT / "compiler").rglob("*.ftl"):
        for id, said in MESSAGE.findall(file.read_text("utf-8")):
            named.add(id)
            words |= set(WORD.findall(said))
    for file in (ROOT / "rules").rglob("*.rules"):
        words |= set(WORD.findall(file.read_text("utf-8")))
    return named - words


def names() -> set[str]:
    """Names of rules, packs and whatever else rule files name, that are no words of any text; editions are cited so."""
    named: set[str] = set()
    words: set[str] = set()
    for file in (ROOT / "rules").rglob("*.rules"):
        text = file.read_text("utf-8")
        words |= {word for quoted in QUOTED.findall(text) for word in WORD.findall(quoted)}
        named |= set(NAME.findall(QUOTED.sub("", text)))
        if (edition := EDITION.search(text)) is not None:
            words.add(edition[1])
    for file in (*(WEB / "languages").glob("*.json"), *(ROOT / "compiler").rglob("*.ftl")):
        words |= set(WORD.findall(file.read_text("utf-8")))
    return named - words
