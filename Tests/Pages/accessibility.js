// What must hold for every page: names for what has a use, headers for tables, contrast for text. The value is a list of faults.
(() => {
  const faults = [];
  const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));
  const fault = (text, element) => faults.push(text + (element ? ": " + element.outerHTML.slice(0, 120) : ""));
  const isShown = (element) => element.checkVisibility({ checkVisibilityCSS: true });
  const named = (element) => (element.getAttribute("aria-label") || "").trim() || (element.getAttribute("aria-labelledby") || "")
    .split(/\s+/).some((id) => id && (document.getElementById(id) || {}).textContent);

  if (!document.documentElement.lang) fault("the page has no language");
  if (!document.title.trim()) fault("the page has no title");
  for (const name of ["h1", "main", "header", "footer"]) if (all(name).filter(isShown).length !== 1) fault("there is not one " + name);
  const skip = document.querySelector("body > a");
  if (!skip || !document.querySelector(skip.getAttribute("href"))) fault("there is no link that skips to the content");

  const ids = all("[id]").map((element) => element.id);
  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) fault("an id is there twice: " + id);
  for (const element of all("[aria-labelledby], [aria-describedby]")) {
    const value = element.getAttribute("aria-labelledby") || element.getAttribute("aria-describedby");
    for (const id of value.split(/\s+/)) if (!document.getElementById(id)) fault("a name is not there", element);
  }
  for (const input of all("input, select, textarea")) if (input.labels.length === 0 && !named(input)) fault("an input has no label", input);
  for (const button of all("button, summary")) if (!button.textContent.trim() && !named(button)) fault("a button has no name", button);
  for (const image of all("svg")) {
    const isHidden = image.closest("[aria-hidden=true]") !== null;
    if (!isHidden && !(image.getAttribute("role") === "img" && named(image))) fault("a drawing has no alternative", image);
  }
  for (const region of all("[role=region], [role=dialog]").filter(isShown)) {
    if (!named(region)) fault("a region has no name", region);
  }
  for (const table of all("table")) {
    if (!table.caption || !table.caption.textContent.trim()) fault("a table has no caption", table);
    if (all("th:not([scope])", table).length) fault("a header has no scope", table);
    if (all("thead th", table).some((cell) => !cell.textContent.trim())) fault("a header is empty", table);
    const width = table.tHead.rows[0].cells.length;
    for (const row of table.tBodies[0].rows) {
      if (row.cells.length !== width || row.cells[0].tagName !== "TH") fault("a row has other cells than headers", row);
    }
  }
  let level = 0;
  for (const heading of all("h1, h2, h3, h4").filter(isShown)) {
    const next = Number(heading.tagName[1]);
    if (next > level + 1) fault("a heading skips a level", heading);
    level = next;
  }
  for (const element of all("body *")) {
    const style = getComputedStyle(element);
    const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY)
      && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
    if (scrolls && isShown(element) && element.tabIndex < 0 && !element.querySelector("[tabindex='0'], a, button, input")) {
      fault("what scrolls cannot be reached by keys", element);
    }
  }

  // Contrast, as in WCAG 2.2, 1.4.3.
  const parts = (color) => (color.match(/[\d.]+/g) || []).map(Number);
  const luminance = (color) => parts(color).slice(0, 3).map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
  const background = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const color = getComputedStyle(one).backgroundColor, alpha = parts(color)[3];
      if (alpha === undefined || alpha === 1) return color;
    }
    return "rgb(255, 255, 255)";
  };
  const seen = new Set();
  for (const element of all("body *")) {
    const hasText = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.data.trim());
    if (!hasText || !isShown(element) || element.closest(".unseen, script, style")) continue;
    const color = getComputedStyle(element).color, behind = background(element);
    if (seen.has(color + behind)) continue;
    seen.add(color + behind);
    const [light, dark] = [luminance(color), luminance(behind)].sort((one, other) => other - one);
    const ratio = (light + 0.05) / (dark + 0.05);
    if (ratio < 4.5) fault("text has a contrast of " + ratio.toFixed(2) + " only", element);
  }
  return faults;
})()
