/* The frame of every page, written once: the navigation, the contents, the search, light or dark, the way to the top. */
{%- set languages = ["en", "fi", "nb", "it", "sv"] -%}
{%- set keys = ["header", "search", "search.placeholder", "search.reset", "search.result.initializer", "top", "nav", "tabs", "toc", "clipboard.copy", "clipboard.copied", "search.result.placeholder", "search.result.none", "search.result.one", "search.result.other", "search.result.more.one", "search.result.more.other", "search.result.term.missing", "select.version"] -%}
{%- set features = config.theme.features -%}
{%- import "partials/languages/marks.html" as lang -%}
{%- import "partials/languages/en.html" as english -%}
{%- import "partials/items.html" as below -%}
{%- set spoken = navigations or {} -%}
{%- set palette %}{% include "partials/palette.html" %}{% endset -%}
{%- set search %}{% include "partials/search.html" %}{% endset -%}
{%- set magnify %}{% include ".icons/material/magnify.svg" %}{% endset -%}
{%- set up %}{% include ".icons/material/arrow-up.svg" %}{% endset %}
(function () {
  "use strict";
  var root = new URL("..", document.currentScript.src);
  window.__md_scope = root;
  window.__md_hash = function (text) { return Array.from(text).reduce(function (all, sign) { return (all << 5) - all + sign.charCodeAt(0); }, 0); };
  window.__md_get = function (key, store, scope) { return JSON.parse((store || localStorage).getItem((scope || root).pathname + "." + key)); };
  window.__md_set = function (key, value, store, scope) { try { (store || localStorage).setItem((scope || root).pathname + "." + key, JSON.stringify(value)); } catch (error) { /* nothing is kept */ } };

  var words = {
{%- for code in languages -%}
{%- import "partials/languages/" ~ code ~ ".html" as own %}
    {{ code }}: { {%- for key in keys %}{{ key | tojson }}: {{ (own.t(key) or english.t(key)) | tojson }}{{ ", " if not loop.last }}{% endfor -%} }{{ "," if not loop.last }}
{%- endfor %}
  };
  var own = words[document.documentElement.lang] || words.en;
  var navs = [{{ below.items(nav.items) }}];
  var also = { {%- for code, other in spoken.items() %}{{ code }}: {{ below.beside(other.items, nav.items) }}{{ ", " if not loop.last }}{% endfor -%} };
  var nav = also[document.documentElement.lang] || navs[0], way = [];
  function said(html) { return html.replace(/@\{([a-z.]+)\}/g, function (mark, key) { return own[key] || mark; }); }

  /* Names are HTML already, as the theme prints them. */
  function address(item) { return item[2] ? address(item[2][0]) : new URL(item[1], root).href; }
  function tab(item, at) {
    return '<li class="md-tabs__item' + (way[0] === at ? " md-tabs__item--active" : "") + '"><a href="' + address(item) + '" class="md-tabs__link">' + item[0] + "</a></li>";
  }
  function list(items, path, level) {
    return '<ul class="md-nav__list" data-md-scrollfix>' + items.map(function (item, at) { return entry(item, path.concat(at), level); }).join("") + "</ul>";
  }
  function entry(item, path, level) {
    var active = path.every(function (place, at) { return way[at] === place; });
    var look = "md-nav__item" + (active ? " md-nav__item--active" : ""), name = '<span class="md-ellipsis">' + item[0] + "</span>";
    if (!item[2]) { return '<li class="' + look + '"><a href="' + address(item) + '" class="md-nav__link' + (active ? " md-nav__link--active" : "") + '">' + name + "</a></li>"; }
    var id = "__nav_" + path.slice(1).map(function (place) { return place + 1; }).join("_"), icon = '<span class="md-nav__icon md-icon"></span>';
    return '<li class="' + look + ' md-nav__item--nested"><input class="md-nav__toggle md-toggle" type="checkbox" id="' + id + '"' + (active ? " checked" : "") + '><label class="md-nav__link" for="' + id + '" id="' + id + '_label" tabindex="0">' + name + icon + '</label><nav class="md-nav" data-md-level="' + level + '" aria-labelledby="' + id + '_label" aria-expanded="' + active + '"><label class="md-nav__title" for="' + id + '">' + icon + item[0] + "</label>" + list(item[2], path, level + 1) + "</nav></li>";
  }
  function side(which, type, hidden, inside) {
    return '<div class="md-sidebar md-sidebar--' + which + '" data-md-component="sidebar" data-md-type="' + type + '"' + (hidden ? " hidden" : "") + '><div class="md-sidebar__scrollwrap"><div class="md-sidebar__inner"><nav class="md-nav md-nav--' + which + '" ' + inside + "</nav></div></div></div>";
  }
  /* Headings as lists within lists, each below the nearest one before it that stands higher. */
  function contents(headings) {
    var list = document.createElement("ul"), open = [[1, list]];
    list.className = "md-nav__list";
    headings.forEach(function (heading) {
      var level = Number(heading.tagName[1]), item = document.createElement("li"), link = document.createElement("a"), name = document.createElement("span");
      while (open.length > 1 && open[open.length - 1][0] >= level) { open.pop(); }
      var above = open[open.length - 1];
      if (!above[1]) {
        var nav = document.createElement("nav");
        nav.className = "md-nav";
        nav.setAttribute("aria-label", above[2].firstChild.textContent);
        above[1] = document.createElement("ul");
        above[1].className = "md-nav__list";
        nav.append(above[1]);
        above[2].append(nav);
      }
      item.className = "md-nav__item";
      link.className = "md-nav__link";
      link.href = "#" + heading.id;
      name.className = "md-ellipsis";
      name.textContent = Array.from(heading.childNodes).filter(function (node) { return node.className !== "headerlink"; }).map(function (node) { return node.textContent; }).join("");
      link.append(name);
      item.append(link);
      above[1].append(item);
      open.push([level, null, item]);
    });
    return list;
  }

  var parts = {
    tabs: function (here, place) {
      way = place;
      here.insertAdjacentHTML("beforebegin", said('<nav class="md-tabs" aria-label="@{tabs}" data-md-component="tabs"><div class="md-grid"><ul class="md-tabs__list">' + nav.map(tab).join("") + "</ul></div></nav>"));
    },
    sides: function (here, hidden) {
      var section = way.length && nav[way[0]][2] ? nav[way[0]] : null;
      var listed = section ? '<label class="md-nav__title" for="__drawer">' + section[0] + "</label>" + list(section[2], [way[0]], 1) : "";
      here.insertAdjacentHTML("beforebegin", said(side("primary", "navigation", hidden[0], 'aria-label="@{nav}" data-md-level="0">' + listed) + side("secondary", "toc", hidden[1], 'aria-label="@{toc}">')));
    },
    head: function (here) {
      var header = here.parentElement, home = header.firstElementChild.href;
      if (!document.getElementById("__drawer")) {
        header.insertAdjacentHTML("beforebegin", ["drawer", "search"].map(function (name) { return '<input class="md-toggle" data-md-toggle="' + name + '" type="checkbox" id="__' + name + '" autocomplete="off">'; }).join("") + '<label class="md-overlay" for="__drawer"></label>');
      }
      header.firstElementChild.remove();
      here.insertAdjacentHTML("beforebegin", said({{ ('<nav class="md-header__inner md-grid" aria-label="@{header}"><a class="md-header__button md-logo" aria-label="' ~ config.site_name ~ '" data-md-component="logo">' ~ ('<img src="" alt="">' if config.theme.logo else '') ~ '</a><label class="md-header__button md-icon" for="__drawer"><svg viewBox="0 0 24 24"><path d="M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z"/></svg></label><div class="md-header__title" data-md-component="header-title"><div class="md-header__ellipsis"><div class="md-header__topic"><span class="md-ellipsis">' ~ config.site_name ~ '</span></div></div></div>' ~ palette ~ '<label class="md-header__button md-icon" for="__search">' ~ magnify ~ '</label>' ~ search ~ '</nav>') | tojson }}));
      header.querySelector(".md-logo").href = home;
      {%- if config.theme.logo %}
      header.querySelector(".md-logo img").src = new URL({{ config.theme.logo | tojson }}, root).href;
      {%- endif %}
      var ellipsis = document.querySelector(".md-header__ellipsis");
      ellipsis.insertAdjacentHTML("beforeend", '<div class="md-header__topic" data-md-component="header-topic"><span class="md-ellipsis"></span></div>');
      ellipsis.lastChild.firstChild.textContent = document.title.replace(/ - [^-]*$/, "");
      coloured(__md_get("__palette"));
    },
    end: function (here) {
      if (!document.querySelector(".md-dialog")) {
        here.insertAdjacentHTML("beforebegin", '<div class="md-dialog" data-md-component="dialog"><div class="md-dialog__inner md-typeset"></div></div>');
      }
      var node = document.getElementById("__config"), known = JSON.parse(node.textContent);
      known.features = {{ features | tojson }};
      known.translations = own;
      known.annotate = known.tags = known.version = null;
      node.textContent = JSON.stringify(known);
      document.querySelector("main").insertAdjacentHTML("beforeend", said({{ ('<button type="button" class="md-top md-icon" data-md-component="top" hidden>' ~ up ~ ' @{top}</button>') | tojson }}));
      listed();
    }
  };

  /* The contents of the page, beside it. */
  function listed() {
    var headings = Array.from(document.querySelectorAll(document.querySelector("article > .cl-page") ? "article h2[id]" : "article :is(h2,h3,h4,h5,h6)[id]"));
    var there = document.querySelector(".md-nav--secondary");
    if (!headings.length || !there) { return; }
    var all = contents(headings);
    all.setAttribute("data-md-component", "toc");
    all.setAttribute("data-md-scrollfix", "");
    there.innerHTML = said('<label class="md-nav__title" for="__toc"><span class="md-nav__icon md-icon"></span>@{toc}</label>');
    there.append(all);
  }

  /* The colours that the reader chose, before anything is painted. */
  function coloured(chosen) {
    if (!chosen || !chosen.color) { return; }
    var color = chosen.color;
    if (color.media === "(prefers-color-scheme)") {
      var way = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
      var input = document.querySelector("[data-md-color-media='(prefers-color-scheme: " + way + ")']");
      ["media", "scheme", "primary", "accent"].forEach(function (name) { color[name] = input.getAttribute("data-md-color-" + name); });
    }
    Object.keys(color).forEach(function (name) { document.body.setAttribute("data-md-color-" + name, color[name]); });
  }

  /* What the theme adds: a navigation without a name around each button that copies code, which is none, and boxes
     that scroll, which the keyboard has to reach. */
  function mended() {
    document.querySelectorAll("nav.md-code__nav:not([role])").forEach(function (nav) { nav.setAttribute("role", "none"); });
    document.querySelectorAll(":is(.md-typeset__scrollwrap, pre > code):not([tabindex])").forEach(function (box) { if (box.scrollWidth > box.clientWidth) { box.tabIndex = 0; } });
  }
  document.addEventListener("DOMContentLoaded", function () {
    mended();
    new MutationObserver(mended).observe(document.querySelector("article") || document.body, { childList: true, subtree: true });
  });

  window.frame = function (part, given) { parts[part](document.currentScript, given); };
})();
