// A difference between rulebooks: one sentence, one picture, and what each of them says.
import { el, picture } from "./dom.js";
import { t } from "./words.js";

export function difference(each, titles) {
  const drawn = each.picture ? picture(each.picture) : null;
  return el("article", { class: `difference${drawn ? " drawn" : ""}`, id: `difference-${each.id}` }, el("h3", {}, each.head), each.under.length > 0 && el("p", { class: "hint" }, t("only-with", { what: each.under.join(", ") })),
    drawn && el("figure", {}, drawn),
    el("dl", {}, each.says.map((one) => [el("dt", {}, titles[one.rulebook] ?? one.rulebook), el("dd", {}, el("strong", {}, one.verdict), one.rules.slice(0, 3).map((rule) => el("p", {}, el("q", {}, rule.text), " ", el("cite", {}, rule.citation))))])));
}
