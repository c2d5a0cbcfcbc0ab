// A sheet as Python gives it, as part of a page to be printed.
import { el } from "./dom.js";
import { t } from "./words.js";

export function printed(sheet, app) {
  if (sheet.error) return app.problem(sheet.error);
  const packs = sheet.parts.filter((part) => part.sort === "pack");
  const number = (at, inner) => `${at + 1}.${inner + 1}`;
  return el("article", { class: "sheet-page" },
    el("h2", { class: "sheet-title" }, sheet.title),
    el("p", { class: "strip" }, t("for-players", { least: sheet.players.least, most: sheet.players.most }), " · ", t("n-cards", { n: sheet.cards }), packs.length > 0 && [" · ", packs.map((pack) => pack.title).join(", ")]),
    sheet.choices.length > 0 && el("section", {}, el("h3", {}, t("agreed")), el("dl", {}, sheet.choices.map((each) => [el("dt", {}, each.question), el("dd", {}, each.chosen)]))),
    el("div", { class: "columns" }, sheet.chapters.map((chapter, at) => el("section", { class: chapter.house ? "house" : "" }, el("h3", {}, `${at + 1}. ${chapter.title}`, chapter.house && el("span", { class: "tag" }, t("house-rule"))),
      el("ol", {}, chapter.rules.map((rule, inner) => el("li", {}, el("span", { class: "number" }, number(at, inner)), " ", rule.text)))))));
}
