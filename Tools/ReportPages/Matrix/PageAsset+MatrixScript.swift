extension PageAsset {
  /// Filters the rows of a matrix, moves through its cells by keys, and shows the details of one.
  ///
  /// It makes no markup from text: names go into the page as text nodes only.
  static let matrixScript = PageAsset(
    text: #"""
      (() => {
        "use strict";
        const byId = (id) => document.getElementById(id);
        const table = byId("matrix"), region = byId("region"), filter = byId("filter"), sheet = byId("sheet");
        const head = table.tHead.rows[0].cells;
        const hasNeeds = table.querySelector("th.needs") !== null;
        const rows = Array.from(table.tBodies[0].rows, (row) => ({
          row,
          marks: row.dataset.m || "",
          text: Array.from(row.querySelectorAll("th, b, code"), (part) => part.textContent).join("\n").toLowerCase(),
          isShown: true,
        }));

        // Filtering

        const toggles = [["gaps", "g"], ["differences", "d"], ["changes", "c"]]
          .map(([id, mark]) => ({ box: byId(id), mark })).filter((toggle) => toggle.box);
        let pending = 0;

        const isShown = (entry, words, marks) =>
          marks.every((mark) => entry.marks.includes(mark)) && words.every((word) => entry.text.includes(word));

        function apply() {
          clearTimeout(pending);
          const words = filter.value.toLowerCase().split(/\s+/).filter((word) => word);
          const marks = toggles.filter((toggle) => toggle.box.checked).map((toggle) => toggle.mark);
          let count = 0;
          for (const entry of rows) {
            const shown = isShown(entry, words, marks);
            if (shown) count += 1;
            if (shown !== entry.isShown) entry.row.hidden = !(entry.isShown = shown);
          }
          byId("none").hidden = count > 0 || rows.length === 0;
          byId("count").textContent = count + " of " + rows.length + " shown";
          highlight(words);
          if (current.parentElement.hidden) makeCurrent(firstCell() || head[0], false);
        }

        function addMatches(ranges, part, words) {
          const text = part.textContent.toLowerCase();
          for (const word of words) {
            const start = text.indexOf(word);
            if (start < 0) continue;
            const range = new Range();
            let offset = 0;
            for (const node of part.childNodes) {
              if (node.nodeType !== Node.TEXT_NODE) continue;
              const end = offset + node.length;
              if (offset <= start && start < end) range.setStart(node, start - offset);
              if (offset < start + word.length && start + word.length <= end) range.setEnd(node, start + word.length - offset);
              offset = end;
            }
            // Lower case may have another length; then nothing is marked.
            if (!range.collapsed) ranges.push(range);
          }
        }

        function highlight(words) {
          if (typeof Highlight === "undefined") return;
          CSS.highlights.delete("match");
          if (words.length === 0) return;
          const ranges = [];
          for (const entry of rows) {
            if (!entry.isShown) continue;
            // More than anybody looks at; each costs time when the page is drawn.
            if (ranges.length > 600) break;
            for (const part of entry.row.querySelectorAll("th, b, code")) addMatches(ranges, part, words);
          }
          CSS.highlights.set("match", new Highlight(...ranges));
        }

        function empty() {
          filter.value = "";
          apply();
        }

        // Moving

        let current = head[0];
        const firstCell = () => { const entry = rows.find((entry) => entry.isShown); return entry && entry.row.cells[0]; };

        function makeCurrent(cell, takesFocus) {
          current.removeAttribute("tabindex");
          current = cell;
          current.tabIndex = 0;
          if (takesFocus) current.focus();
        }

        function neighbour(row, step) {
          let next = step < 0 ? row.previousElementSibling : row.nextElementSibling;
          while (next && next.hidden) next = step < 0 ? next.previousElementSibling : next.nextElementSibling;
          if (next) return next;
          const inHead = row.parentElement === table.tHead;
          if (step < 0 && !inHead) return table.tHead.rows[0];
          const first = firstCell();
          return step > 0 && inHead && first ? first.parentElement : null;
        }

        function move(cell, key, isFar) {
          let row = cell.parentElement, index = cell.cellIndex;
          const last = row.cells.length - 1;
          const shown = rows.filter((entry) => entry.isShown);
          switch (key) {
            case "ArrowRight": index = Math.min(last, index + 1); break;
            case "ArrowLeft": index = Math.max(0, index - 1); break;
            case "ArrowDown": row = neighbour(row, 1) || row; break;
            case "ArrowUp": row = neighbour(row, -1) || row; break;
            case "PageDown": for (let n = 0; n < 10; n += 1) row = neighbour(row, 1) || row; break;
            case "PageUp": for (let n = 0; n < 10; n += 1) row = neighbour(row, -1) || row; break;
            case "Home": index = 0; if (isFar) row = table.tHead.rows[0]; break;
            case "End": index = last; if (isFar && shown.length) row = shown[shown.length - 1].row; break;
            default: return false;
          }
          makeCurrent(row.cells[index], true);
          return true;
        }

        // Details

        let opener = null;

        function add(parent, name, text) {
          const element = document.createElement(name);
          if (text !== undefined) element.textContent = text;
          parent.append(element);
          return element;
        }

        function addEntry(body, entry) {
          add(body, "h3").append(...entry.querySelector("b").cloneNode(true).childNodes);
          const list = add(body, "dl");
          add(list, "dt", "declared at");
          add(add(list, "dd"), "code", entry.querySelector("code").textContent);
          for (const fact of entry.querySelectorAll("[data-k]")) {
            add(list, "dt", fact.dataset.k);
            add(list, "dd", fact.textContent);
          }
        }

        function addNeeds(body, row, product) {
          if (!hasNeeds) return;
          const needs = Array.from(row.cells[row.cells.length - 1].querySelectorAll("li")).filter((need) =>
            product === null || !need.dataset.p || need.dataset.p.split(" ").includes(String(product)));
          add(body, "h3", "Needed by");
          if (needs.length === 0) add(body, "p", "Nothing that is known.");
          const list = add(body, "ul");
          for (const need of needs) list.append(need.cloneNode(true));
        }

        function show(cell) {
          const row = cell.parentElement;
          if (row.parentElement === table.tHead) return;
          const isProduct = cell.cellIndex > 0 && !(hasNeeds && cell === row.cells[row.cells.length - 1]);
          const cells = isProduct ? [cell] : Array.from(row.cells).slice(1, hasNeeds ? -1 : undefined);
          const body = byId("sheet-body");
          body.replaceChildren();
          byId("sheet-title").replaceChildren(...row.cells[0].cloneNode(true).childNodes);
          for (const one of cells) {
            const entries = Array.from(one.querySelectorAll(":scope > div"));
            if (!isProduct && entries.length === 0 && !one.querySelector(".tag")) continue;
            add(body, "p", head[one.cellIndex].querySelector("b").textContent).className = "soft";
            const tag = one.querySelector(".tag");
            if (tag) body.append(tag.cloneNode(true));
            for (const change of one.querySelectorAll(".change")) body.append(change.cloneNode(true));
            for (const entry of entries) addEntry(body, entry);
            if (isProduct && entries.length === 0 && !tag) add(body, "p", "This product has none.");
          }
          addNeeds(body, row, isProduct ? cell.cellIndex - 1 : null);
          if (opener) opener.removeAttribute("aria-selected");
          opener = cell;
          opener.setAttribute("aria-selected", "true");
          sheet.hidden = false;
          byId("main").classList.add("beside");
          cell.scrollIntoView({ block: "nearest", inline: "nearest" });
          sheet.scrollTop = 0;
          byId("sheet-title").focus({ preventScroll: true });
        }

        function close() {
          sheet.hidden = true;
          byId("main").classList.remove("beside");
          if (!opener) return;
          opener.removeAttribute("aria-selected");
          if (!opener.parentElement.hidden) makeCurrent(opener, true);
          opener = null;
        }

        // Wiring

        table.setAttribute("role", "grid");
        table.setAttribute("aria-readonly", "true");
        region.removeAttribute("tabindex");
        byId("controls").hidden = false;
        makeCurrent(firstCell() || head[0], false);

        filter.addEventListener("input", () => { clearTimeout(pending); pending = setTimeout(apply, 60); });
        for (const toggle of toggles) toggle.box.addEventListener("change", apply);
        byId("sheet-close").addEventListener("click", close);
        table.addEventListener("click", (event) => {
          const cell = event.target.closest("td, tbody th");
          if (!cell || !window.getSelection().isCollapsed) return;
          makeCurrent(cell, false);
          show(cell);
        });
        table.addEventListener("keydown", (event) => {
          if (event.altKey || event.metaKey) return;
          const cell = event.target.closest("td, th");
          if (!cell) return;
          if (event.key === "Enter" || event.key === " ") {
            show(cell);
          } else if (!move(cell, event.key, event.ctrlKey)) {
            return;
          }
          event.preventDefault();
        });
        document.addEventListener("keydown", (event) => {
          if (event.ctrlKey || event.altKey || event.metaKey) return;
          if (event.key === "Escape" && !sheet.hidden) {
            close();
          } else if (event.key === "Escape" && filter.value) {
            empty();
          } else if (event.key === "/" && !/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) {
            filter.focus();
            filter.select();
          } else {
            return;
          }
          event.preventDefault();
        });
        apply();
      })();

      """#,
    hash: "VcFA933Xr6KF7IWquvc3DoWAf1PyrYZlzgJh8hGLeU8=")
}
