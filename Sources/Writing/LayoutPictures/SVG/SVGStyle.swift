/// How the roles of shapes look in a file of SVG, and on a page.
package enum SVGStyle {
  /// A style sheet for light and dark, for the class that all pictures have.
  package static func sheet(id: String) -> String {
    func pattern(_ name: String) -> String { "url(#\(id)-\(name))" }
    return """

      .plumb { --paper: #ffffff; --ink: #1c1c1e; --soft: #5b5b60; --fill: #eef3fa; --line: #3a5f95;
        --loud: #a1260d; --moved: #6b3fa0; --good: #2c6e49; font-family: system-ui, -apple-system,
        "Segoe UI", Roboto, "Helvetica Neue", Arial, "DejaVu Sans", sans-serif; max-width: 100%;
        height: auto; }
      @media (prefers-color-scheme: dark) {
        .plumb { --paper: #1c1c1e; --ink: #f2f2f7; --soft: #b4b4bb; --fill: #26303d;
          --line: #9cc2f5; --loud: #ff9f8a; --moved: #cfb2ff; --good: #8fd3ae; } }
      .plumb rect, .plumb polyline { fill: none; stroke-width: 1; }
      .plumb .paper { fill: var(--paper); }
      .plumb .root { fill: var(--paper); stroke: var(--ink); stroke-width: 1.5; }
      .plumb .view { fill: var(--fill); stroke: var(--line); }
      .plumb .loose { fill: \(pattern("hatch")); stroke: var(--line); }
      .plumb .guide { stroke: var(--soft); stroke-dasharray: 1 3; }
      .plumb .margins { stroke: var(--soft); stroke-dasharray: 1 2; }
      .plumb .leastGhost { stroke: var(--moved); stroke-dasharray: 6 3; }
      .plumb .greatestGhost { stroke: var(--moved); stroke-dasharray: 2 2; }
      .plumb .before { stroke: var(--soft); stroke-dasharray: 5 3; }
      .plumb .arrow, .plumb .distance { stroke: var(--moved); stroke-width: 1.25; }
      .plumb .anchor { stroke: var(--loud); stroke-width: 3; }
      .plumb .summand { fill: var(--fill); stroke: var(--line); }
      .plumb .otherSummand { fill: var(--paper); stroke: var(--line); }
      .plumb .brokenSummand { fill: \(pattern("dots")); stroke: var(--loud); stroke-width: 1.5; }
      .plumb .room { fill: var(--paper); stroke: var(--good); stroke-width: 1.5; }
      .plumb .excess { fill: \(pattern("cross")); stroke: var(--loud); stroke-width: 1.5; }
      .plumb .end { stroke: var(--soft); stroke-dasharray: 4 3; }
      .plumb text { fill: var(--ink); }
      .plumb .name { paint-order: stroke; stroke: var(--paper); stroke-width: 4px;
        stroke-linejoin: round; }
      .plumb .content { fill: var(--soft); }
      .plumb .cut { fill: \(pattern("cross")); stroke: none; }
      .plumb .outside { stroke: var(--soft); stroke-dasharray: 2 3; stroke-opacity: 0.6; }
      .plumb .caption { fill: var(--ink); }
      .plumb .headline { font-weight: 600; }
      .plumb marker path { fill: none; stroke: var(--moved); stroke-width: 1.25; }

      """
  }

  /// The patterns and the tip of an arrow.
  static func definitions(id: String) -> String {
    func pattern(_ name: String, _ size: Int, _ content: String) -> String {
      "<pattern id=\"\(id)-\(name)\" width=\"\(size)\" height=\"\(size)\" "
        + "patternUnits=\"userSpaceOnUse\"><rect width=\"\(size)\" height=\"\(size)\" "
        + "style=\"fill: var(--paper)\"/>\(content)</pattern>"
    }
    let hatch = pattern(
      "hatch", 6,
      "<path d=\"M-1 1l2 -2M0 6l6 -6M5 7l2 -2\" style=\"stroke: var(--line); fill: none; "
        + "stroke-width: 0.75\"/>")
    let cross = pattern(
      "cross", 6,
      "<path d=\"M0 0l6 6M0 6l6 -6\" style=\"stroke: var(--loud); fill: none; stroke-width: 1\"/>")
    let dots = pattern(
      "dots", 6, "<circle cx=\"3\" cy=\"3\" r=\"1\" style=\"fill: var(--loud)\"/>")
    return """
      <defs>\(hatch)\(cross)\(dots)\
      <marker id="\(id)-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" \
      markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M1 1L7 4L1 7"/></marker></defs>
      """
  }
}
