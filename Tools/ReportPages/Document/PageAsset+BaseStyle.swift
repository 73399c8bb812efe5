extension PageAsset {
  /// What every page looks like: colours for light and dark, text, tables, focus, print.
  static let baseStyle = PageAsset(
    text: #"""
      :root {
        color-scheme: light dark;
        --page: #f6f7f9; --panel: #ffffff; --raised: #eef0f4; --ink: #1b1e26; --soft: #555c6b; --line: #d8dce4;
        --accent: #2455d6; --accent-ink: #ffffff; --bad: #a81e16; --bad-back: #fdeceb; --warn: #7a4a00;
        --warn-back: #fff3d9; --good: #14683a; --mark: #ffe27a; --old: #c2571a; --new: #2a6fb0; --shadow: #1b1e2633;
      }
      @media (prefers-color-scheme: dark) {
        :root {
          --page: #12141a; --panel: #191c24; --raised: #232733; --ink: #e7e9ef; --soft: #a4abbb; --line: #343a48;
          --accent: #8fb0ff; --accent-ink: #10131a; --bad: #ff9b91; --bad-back: #3a1c1b; --warn: #ffc565;
          --warn-back: #382a10; --good: #7fd6a2; --mark: #6b5600; --old: #e58a4e; --new: #6ea8e6; --shadow: #000000aa;
        }
      }
      * { box-sizing: border-box; }
      [hidden] { display: none !important; }
      html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
      body {
        margin: 0; background: var(--page); color: var(--ink); overflow-wrap: anywhere;
        font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      }
      header, main, footer { padding: 0 clamp(.75rem, 2.5vw, 2.25rem); }
      header { padding-top: clamp(1rem, 2.5vw, 2rem); }
      main { display: block; outline: none; }
      footer { padding-top: 1.5rem; padding-bottom: 2rem; color: var(--soft); font-size: .85rem; }
      h1 { margin: 0; font-size: clamp(1.35rem, 3.5vw, 1.9rem); line-height: 1.2; letter-spacing: -.015em; }
      h2 { margin: 2.25rem 0 .35rem; font-size: 1.2rem; line-height: 1.3; }
      h3 { margin: 0; font-size: .95rem; line-height: 1.35; }
      p { margin: .25rem 0 .9rem; max-width: 72ch; }
      .soft { color: var(--soft); }
      code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .86em; }
      :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
      .skip { position: absolute; left: -100vw; top: 0; z-index: 20; padding: .6rem 1rem; background: var(--accent); color: var(--accent-ink); }
      .skip:focus { left: 0; }
      .unseen {
        position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
      }
      .wide { position: relative; overflow: auto; overflow-wrap: break-word; border: 1px solid var(--line); border-radius: 10px; background: var(--panel); }
      table { border-collapse: separate; border-spacing: 0; }
      th, td { padding: .5rem .75rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
      tbody tr:last-child > * { border-bottom: 0; }
      thead th {
        position: sticky; top: 0; z-index: 2; background: var(--raised); font-size: .85rem; font-weight: 600; vertical-align: bottom;
      }
      tbody th { position: sticky; left: 0; z-index: 1; background: var(--panel); font-weight: 600; }
      thead th:first-child { left: 0; z-index: 3; }
      .number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
      .tag {
        display: inline-flex; align-items: center; gap: .35em; padding: .05em .55em; border: 1px solid currentColor;
        border-radius: 99px; font-size: .8rem; font-weight: 600; white-space: nowrap;
      }
      .tag svg, .icon { width: .95em; height: .95em; flex: none; fill: none; stroke: currentColor; stroke-width: 2; }
      .bad { color: var(--bad); }
      .warn { color: var(--warn); }
      .good { color: var(--good); }
      @media (prefers-reduced-motion: no-preference) {
        .sheet { transition: transform .16s ease-out, opacity .16s ease-out; }
      }
      @media (forced-colors: active) { .tag { border-color: CanvasText; } }
      @media print {
        :root { --page: #ffffff; --panel: #ffffff; --raised: #eeeeee; --ink: #000000; --soft: #333333; --line: #999999; }
        body { font-size: 9pt; }
        .skip, .controls, .sheet { display: none !important; }
        .wide { overflow: visible !important; max-height: none !important; border: 0; }
        thead th, tbody th { position: static; }
        thead { display: table-header-group; }
        tr, figure { break-inside: avoid; }
        h2 { break-after: avoid; }
        @page { size: landscape; margin: 12mm; }
      }

      """#,
    hash: "AEICYOHJGJ5CBCP2ww4URwqwHwUFCxRFWjJexqv7Z8w=")
}
