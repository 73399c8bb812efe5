extension PageAsset {
  /// What the page of a report looks like, besides what every page does.
  static let reportStyle = PageAsset(
    text: #"""
      main, header, footer { max-width: 90rem; margin-inline: auto; }
      .tiles, .charts { display: grid; gap: .7rem; margin: 1rem 0 0; padding: 0; list-style: none; }
      .tiles { grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); }
      .tiles > li, .charts > li { min-width: 0; padding: .75rem .95rem; border: 1px solid var(--line); border-radius: 10px; background: var(--panel); }
      .tiles > li { display: flex; flex-direction: column; }
      .tiles strong { font-size: 1.9rem; line-height: 1.25; letter-spacing: -.02em; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
      .tiles span { font-size: .87rem; overflow-wrap: anywhere; }
      .charts { grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); }
      .charts p { margin: .1rem 0 .5rem; font-size: .87rem; }
      .charts strong { font-size: 1.25rem; font-variant-numeric: tabular-nums; }
      .ends { display: flex; justify-content: space-between; gap: 1rem; margin-top: .2rem; font-size: .78rem; }
      .ends span { min-width: 0; overflow-wrap: anywhere; }
      .sub { margin: 1.5rem 0 0; }
      svg.line { display: block; width: 100%; height: 3.4rem; overflow: visible; }
      svg.line path { fill: none; vector-effect: non-scaling-stroke; stroke-linecap: round; stroke-linejoin: round; }
      svg.line .base { stroke: var(--line); stroke-width: 1px; }
      svg.line .way { stroke: var(--new); stroke-width: 2px; }
      svg.line .dots { stroke: var(--new); stroke-width: 6px; }
      svg.line .gap { stroke: var(--soft); stroke-width: 1.5px; stroke-dasharray: 3 4; }
      .wide { margin-top: .7rem; max-height: 36rem; }
      .wide table { min-width: 100%; font-size: .9rem; }
      th, td { padding: .4rem .75rem; }
      tbody th, tbody td { vertical-align: middle; }
      tbody th { border-right: 1px solid var(--line); overflow-wrap: anywhere; min-width: 11rem; max-width: 18rem; }
      tbody th small { display: block; font-weight: 400; color: var(--soft); }
      thead th { white-space: nowrap; }
      thead th:first-child { border-right: 1px solid var(--line); }
      td { overflow-wrap: break-word; }
      .bars { width: 30%; min-width: 9rem; }
      .points tbody th { min-width: 5rem; }
      svg.bar { display: block; width: 100%; height: .85rem; }
      .bar .old, .bar .errors { fill: var(--old); }
      .bar .new, .bar .warnings { fill: var(--new); }
      .key::before { content: ""; display: inline-block; width: .75em; height: .75em; margin-right: .35em; border-radius: 2px; }
      .key + .key { margin-left: .8em; }
      .key.old::before, .key.errors::before { background: var(--old); }
      .key.new::before, .key.warnings::before { background: var(--new); }
      .trend { min-width: 9rem; }
      .trend svg.line { height: 1.6rem; }
      .trend .way { stroke-width: 1.5px; }
      .trend .dots { stroke-width: 4px; }
      details { margin-top: .7rem; }
      summary { width: fit-content; padding: .2rem .4rem; border-radius: 6px; color: var(--accent); cursor: pointer; }
      .plain { margin: 0; padding: 0; list-style: none; }
      .plain code { overflow-wrap: anywhere; }
      @media (max-width: 46rem) {
        th, td { padding: .4rem .55rem; }
        tbody th { min-width: 8.5rem; max-width: 9rem; }
        .charts { grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr)); }
        .tiles { grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr)); }
        .tiles strong { font-size: 1.5rem; }
        .bars { min-width: 7rem; }
      }
      @media (forced-colors: active) { svg.line .way, svg.line .dots { stroke: CanvasText; } svg.bar rect { forced-color-adjust: none; } }
      @media print { details > summary { display: none; } details::details-content { content-visibility: visible; } }

      """#,
    hash: "1i3rw5C+Us1E9WA2JU+pY28dgsbAVLrZXOQylB23B3g=")
}
