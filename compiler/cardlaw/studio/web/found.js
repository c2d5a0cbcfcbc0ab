// A finding: one sentence, one picture, the rules it is about, and what would settle it.
import { el, picture } from "./dom.js";
import { t } from "./words.js";

// Open points first, in full; what the text or a reading settles is folded. `fixes` makes buttons of what can be written.
export function found(reply, fixes = () => null) {
  const open = reply.findings.filter((each) => each.open);
  const settled = reply.findings.filter((each) => !each.open);
  return [
    el("p", {}, open.length ? t("n-open", { n: open.length }) : t("nothing-open")),
    open.map((each) => told(each, fixes)),
    settled.length > 0 && el("details", {}, el("summary", {}, t("n-settled", { n: reply.total - open.length })), el("ul", { class: "found" }, settled.map((each) => el("li", {}, each.said)))),
  ];
}

function told(each, fixes) {
  const drawn = each.picture ? picture(each.picture) : null;
  return el("article", { class: `difference${drawn ? " drawn" : ""}` },
    el("h3", {}, each.said), el("p", { class: "hint" }, each.kind),
    drawn ? el("figure", {}, drawn) : each.where && el("p", {}, each.where),
    el("div", {},
      el("ul", { class: "grounds" }, each.rules.map((rule) => el("li", {}, el("q", {}, rule.text), " ", el("cite", {}, rule.citation)))),
      each.remedies.map((way) => el("p", { class: "small" }, way)), fixes(each)));
}
