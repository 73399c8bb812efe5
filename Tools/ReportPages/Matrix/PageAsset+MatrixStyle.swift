extension PageAsset {
  /// What the page of a matrix looks like, besides what every page does.
  static let matrixStyle = PageAsset(
    text: #"""
      .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr)); gap: .6rem; margin: 1rem 0 0; padding: 0; list-style: none; }
      .cards > li { padding: .65rem .85rem; border: 1px solid var(--line); border-radius: 10px; background: var(--panel); }
      .cards h2 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
      .cards ul { margin: .15rem 0 0; padding: 0; list-style: none; font-size: .87rem; }
      .cards ul > li { margin-top: .2rem; overflow-wrap: anywhere; }
      .cards .icon { margin-right: .35em; vertical-align: -.1em; }
      .cards .tag .icon { margin-right: 0; }
      .controls { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.1rem; margin-top: 1.25rem; }
      .filter { display: flex; align-items: center; gap: .55rem; flex: 1 1 17rem; max-width: 32rem; font-weight: 600; }
      .filter input {
        flex: 1; min-width: 0; padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: 8px; background: var(--panel);
        color: var(--ink); font: inherit; font-weight: 400;
      }
      .filter input::placeholder { color: var(--soft); opacity: 1; }
      .toggle { display: flex; align-items: center; gap: .4rem; min-height: 2rem; }
      .toggle input { width: 1.1rem; height: 1.1rem; margin: 0; accent-color: var(--accent); }
      #count { font-variant-numeric: tabular-nums; color: var(--soft); }
      #filter-help { flex-basis: 100%; margin: 0; max-width: none; font-size: .85rem; }
      kbd { padding: 0 .35em; border: 1px solid var(--line); border-radius: 4px; background: var(--panel); font: inherit; font-size: .9em; }
      .legend { display: flex; flex-wrap: wrap; gap: .3rem 1.4rem; margin: .75rem 0 0; padding: 0; list-style: none; font-size: .85rem; color: var(--soft); }
      #region { max-height: calc(100vh - 3rem); max-height: calc(100dvh - 3rem); margin-top: .9rem; scroll-padding: 4rem 1rem 1rem 17rem; }
      /* Rows are boxes of their own, so that those out of sight cost nothing, and hiding some moves the others only. */
      #matrix { display: block; width: max-content; min-width: 100%; font-size: .9rem; line-height: 1.4; }
      #matrix thead, #matrix tbody { display: block; }
      #matrix thead { position: sticky; top: 0; z-index: 3; }
      #matrix tr { display: flex; }
      #matrix tbody tr { content-visibility: auto; contain-intrinsic-size: auto 1px auto 4.2rem; }
      #matrix tr > * { border-bottom: 0; }
      /* Above, not below: the fixed first cell of the next row may cover the last line of this one. */
      #matrix tbody tr > * { border-top: 1px solid var(--line); }
      #matrix tr > * { flex: 1 0 var(--product); width: var(--product); min-width: 0; }
      #matrix tr > :first-child { flex: 0 0 var(--name); width: var(--name); }
      #matrix tr > .needs { flex: 1 0 var(--needs); width: var(--needs); }
      #matrix thead th { display: flex; flex-direction: column; justify-content: flex-end; }
      #region { --name: 16rem; --product: 14.5rem; --needs: 17rem; }
      thead small { display: block; font-weight: 400; color: var(--soft); overflow-wrap: anywhere; }
      thead b, tbody th, td b, td code { overflow-wrap: anywhere; }
      tbody th, thead th:first-child { border-right: 1px solid var(--line); }
      td b { margin-right: .4rem; font-weight: 600; }
      td code { display: block; color: var(--soft); font-size: .82em; line-height: 1.5; }
      td div > span { display: inline-block; margin: 0 .3rem .1rem 0; padding: 0 .4rem; border-radius: 4px; background: var(--raised); font-size: .78rem; overflow-wrap: anywhere; }
      td div + div, td .tag + div, td .change + div { margin-top: .4rem; }
      td .tag { margin-bottom: .1rem; }
      .change { display: block; padding-left: .5rem; border-left: 3px solid var(--warn); color: var(--warn); font-size: .85rem; overflow-wrap: anywhere; }
      .change + .change { margin-top: .2rem; }
      .empty { color: var(--soft); }
      .gap-required, .gap-duplicate { background: var(--bad-back); box-shadow: inset 3px 0 var(--bad); }
      .gap-unknown { background: var(--warn-back); box-shadow: inset 3px 0 var(--warn); }
      .gap-optional { background: repeating-linear-gradient(135deg, transparent 0 7px, var(--raised) 7px 8px); }
      .needs ul { margin: 0; padding: 0; list-style: none; }
      .needs li + li { margin-top: .4rem; }
      .needs b { font-weight: 400; }
      .needs li > span { padding: 0 .4rem; border-radius: 4px; background: var(--raised); font-size: .78rem; }
      .none { padding: 1.2rem .75rem; margin: 0; position: sticky; left: 0; }
      [role="grid"] td, [role="grid"] tbody th { cursor: pointer; }
      [role="grid"] td:hover { outline: 1px solid var(--accent); outline-offset: -1px; }
      [role="grid"] :is(td, th):focus { outline: 3px solid var(--accent); outline-offset: -3px; }
      [aria-selected="true"] { outline: 2px solid var(--accent); outline-offset: -2px; }
      ::highlight(match) { background: var(--mark); color: inherit; }
      .sheet {
        position: fixed; z-index: 10; right: 0; top: 0; bottom: 0; width: min(26rem, 100vw); padding: 1rem 1.25rem 2rem; overflow: auto;
        border-left: 1px solid var(--line); background: var(--panel); box-shadow: -8px 0 30px var(--shadow);
      }
      .sheet-head { display: flex; align-items: flex-start; justify-content: space-between; gap: 1rem; }
      .sheet h2 { margin: 0; outline: none; overflow-wrap: anywhere; }
      .sheet h3 { margin-top: 1.1rem; }
      .sheet button { padding: .35rem .8rem; border: 1px solid var(--soft); border-radius: 8px; background: var(--panel); color: var(--ink); font: inherit; cursor: pointer; }
      .sheet dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem .9rem; margin: .3rem 0 0; }
      .sheet dt { color: var(--soft); }
      .sheet dd { margin: 0; overflow-wrap: anywhere; }
      .sheet code { user-select: all; }
      .sheet ul { margin: .3rem 0 0; padding: 0; list-style: none; }
      .sheet li + li { margin-top: .5rem; }
      .sheet li code { display: block; }
      @media (min-width: 64rem) { main.beside { padding-right: 27rem; } }
      @media (max-width: 46rem) {
        #region { --name: 8.75rem; --product: 12rem; --needs: 15rem; }
        th, td { padding: .45rem .55rem; }
        #region { scroll-padding: 4rem .5rem .5rem 9.5rem; }
        #filter-help { display: none; }
        .cards { display: flex; overflow-x: auto; margin-inline: -.75rem; padding: 0 .75rem .3rem; scroll-snap-type: x proximity; }
        .cards > li { flex: 0 0 min(15rem, 72vw); scroll-snap-align: center; }
        .controls { margin-top: .9rem; }
        .sheet { top: auto; left: 0; width: auto; max-height: 70vh; border: 0; border-top: 1px solid var(--line); border-radius: 14px 14px 0 0; }
      }
      @media print {
        #region { --name: 9rem; --product: 6rem; --needs: 8rem; }
        #matrix { width: 100%; }
        #matrix tr > * { flex-shrink: 1; }
        #matrix tbody tr { content-visibility: visible; }
        td, th { padding: 3pt 5pt; }
      }

      """#,
    hash: "dZavHW2lcI7AsB9C0PvO2q1x/ebOw+Vd+9R0+QNKjl0=")
}
