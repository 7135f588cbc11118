import Base
import Documents
import Formats
import TestSupport
import Testing

/// Fills of SVG files of other programs, in units of a paper of 100 × 50.
@Suite("Fills of an SVG file")
struct SVGFillTests {
  private func painting(_ content: String) throws -> Painting {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">\#(content)</svg>"#
    return try SVGFile.painting(Array(text.utf8))
  }

  private func outlines(_ content: String) throws -> [AreaOutline] {
    try painting(content).elements.compactMap {
      if case .area(let outline) = $0.content { outline } else { nil }
    }
  }

  private func places(_ outline: AreaOutline) -> [[Double]] {
    outline.points.map { point in [point.x * 100, point.y * 50].map { ($0 * 1e6).rounded() / 1e6 } }
  }

  /// Whether a point is filled in any of the areas, whose edges are straight.
  private func isFilled(_ x: Double, _ y: Double, in outlines: [AreaOutline]) -> Bool {
    outlines.contains { outline in
      var (count, winding) = (0, 0)
      for (start, end) in zip([0] + outline.ends, outline.ends) {
        let corners = stride(from: start, to: end, by: 3).map {
          [outline.points[$0].x * 100, outline.points[$0].y * 50]
        }
        for (a, b) in zip(corners, corners.dropFirst() + [corners[0]])
        where (a[1] < y) != (b[1] < y) && a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]) < x {
          count += 1
          winding += b[1] > a[1] ? 1 : -1
        }
      }
      return outline.rule == .evenOdd ? count % 2 == 1 : winding != 0
    }
  }

  @Test func `become areas, or lie within the lines, in their colour and opacity`() throws {
    let painting = try painting(
      ##"""
      <rect width="9" height="9"/>
      <g fill="#F00" fill-opacity=".25" stroke-opacity="0.5"><circle r="3" stroke="navy"/></g>
      <rect width="9" height="9" style="fill: none" fill="red"/><line x2="9" y2="9"/>
      <rect width="9" height="9" fill="lime" fill-opacity="0" stroke="red"/>
      """##)
    #expect(painting.strokes.map(\.tool) == [.area, .ellipse, .rectangle])
    #expect(
      painting.strokes.map(\.style.color) == [
        .black, InkColor(red: 0, green: 0, blue: 128, alpha: 128),
        InkColor(red: 255, green: 0, blue: 0),
      ])
    let red = InkColor(red: 255, green: 0, blue: 0, alpha: 64)
    #expect(painting.strokes.map(\.style.fill?.color) == [nil, red, nil])
  }

  @Test func `keep the controls of curves through a transform`() throws {
    let outlines = try outlines(
      #"<path transform="matrix(2 0 1 1 10 5)" d="M1 2C3 4 5 6 7 2S9 0 10 2"/>"#)
    let map = { (x: Double, y: Double) in [2 * x + y + 10, y + 5] }
    // The last one is the line that closes it, its controls at its thirds.
    #expect(
      outlines.map(places) == [
        [
          map(1, 2), map(3, 4), map(5, 6), map(7, 2), map(9, -2), map(9, 0), map(10, 2),
          map(7, 2), map(4, 2),
        ]
      ])
  }

  @Test
  func `raise the degree of parabolas, and have a curve for each quarter of an ellipse or arc`()
    throws
  {
    #expect(
      try outlines(#"<path d="M0 0Q15 30 30 0Z"/>"#).map(places) == [
        [[0, 0], [10, 20], [20, 20], [30, 0], [20, 0], [10, 0]]
      ])
    for shape in [
      #"<ellipse cx="20" cy="25" rx="20" ry="10"/>"#,
      #"<path d="M40 25A20 10 0 1 1 40 24.9999999"/>"#,
    ] {
      let places = try #require(try outlines(shape).map(places).first)
      #expect(places.count == 12 || places.count == 15)
      #expect(places[0] == [40, 25])
      #expect(abs(places[1][0] - 40) < 1e-5 && abs(places[1][1] - 25 - 5.522847) < 1e-5)
      #expect(abs(places[3][0] - 20) < 1e-5 && abs(places[3][1] - 35) < 1e-5)
    }
    // Four sides and four corners.
    #expect(try outlines(#"<rect width="20" height="9" rx="2"/>"#).map(\.points.count) == [24])
  }

  /// Squares of 40, 20 and 10 round (25, 25), and how they go round.
  private func squares(_ directions: String) -> String {
    zip([20, 10, 5], directions).map { half, direction in
      direction == "+"
        ? "M\(25 - half) \(25 - half)h\(2 * half)v\(2 * half)h-\(2 * half)z"
        : "M\(25 - half) \(25 - half)v\(2 * half)h\(2 * half)v-\(2 * half)z"
    }.joined()
  }

  @Test(
    arguments: [
      ("nonzero", "++", [true, true]), ("nonzero", "+-", [true, false]),
      ("nonzero", "--", [true, true]), ("nonzero", "+-+", [true, false, true]),
      ("nonzero", "++-", [true, true, true]), ("nonzero", "+--", [true, false, true]),
      ("evenodd", "++", [true, false]), ("evenodd", "+-", [true, false]),
      ("evenodd", "+++", [true, false, true]),
    ])
  func `have holes where the rule says so`(rule: String, directions: String, expected: [Bool])
    throws
  {
    let outlines = try outlines(
      "<path fill-rule=\"\(rule)\" d=\"\(squares(directions))\"/>")
    #expect(outlines.count == 1)
    let seen = expected.indices.map { isFilled([7, 17, 25][$0], 25, in: outlines) }
    #expect(seen == expected)
    #expect(!isFilled(2, 2, in: outlines))
  }

  @Test(
    arguments: [
      ("M0 0h20v20h-20zM10 10h20v20h-20z", 1), ("M0 0h20v20h-20zM20 0h20v20h-20z", 1),
      ("M0 0h20v20h-20zM5 0h10v20h-10z", 1), ("M0 0h20v20h-20zM0 0h20v20h-20z", 1),
      ("M0 0h20v20h-20zM10 10v20h20v-20z", 1), ("M0 0zM1 1L5 5M3 3h9", 0),
    ])
  func `are one area with the rule of their path, however its contours overlap`(
    data: String, count: Int
  ) throws {
    for rule in FillRule.allCases {
      let outlines = try outlines("<path fill-rule=\"\(rule.rawValue)\" d=\"\(data)\"/>")
      #expect(outlines.map(\.rule) == Array(repeating: rule, count: count))
    }
  }

  @Test func `of a star that is drawn in one go are solid or hollow, as the rule says`() throws {
    for (rule, isSolid) in [(FillRule.nonZero, true), (.evenOdd, false)] {
      let outlines = try outlines(
        "<path fill-rule=\"\(rule.rawValue)\" d=\"M50 2L64 46 27 19H73L36 46z\"/>")
      #expect(isFilled(50, 25, in: outlines) == isSolid)
      #expect(isFilled(50, 8, in: outlines))
    }
  }

  @Test(arguments: seeds(60))
  func `of contours in one direction are their union`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let boxes = (0..<Int.random(in: 2...9, using: &random)).map { _ in
      let (x, y) = (Int.random(in: 0...30, using: &random), Int.random(in: 0...30, using: &random))
      return (
        x: x...(x + .random(in: 1...18, using: &random)),
        y: y...(y + .random(in: 1...18, using: &random))
      )
    }
    let data = boxes.map {
      "M\($0.x.lowerBound) \($0.y.lowerBound)H\($0.x.upperBound)V\($0.y.upperBound)H\($0.x.lowerBound)Z"
    }
    let outlines = try outlines("<path d=\"\(data.joined())\"/>")
    #expect(outlines.count == 1)
    let wrong = (0..<50 * 50).filter { index in
      let (x, y) = (index % 50, index / 50)
      let isCovered = boxes.contains {
        $0.x.lowerBound <= x && x < $0.x.upperBound && $0.y.lowerBound <= y && y < $0.y.upperBound
      }
      return isFilled(Double(x) + 0.5, Double(y) + 0.5, in: outlines) != isCovered
    }
    #expect(wrong == [])
  }

  @Test func `with a gradient of one colour have that, wherever it is`() throws {
    let strokes = try painting(
      ##"""
      <rect width="9" height="9" fill="url(#late)" opacity="0.5"/>
      <linearGradient id="a"><stop stop-color="#808"/><stop style="stop-color:#880088"/></linearGradient>
      <radialGradient id="late" href="#a"/><radialGradient id="loop" href="#loop"/>
      <rect width="9" height="9" fill="url('#a') lime"/>
      <rect width="9" height="9" fill="url(#none) lime"/>
      <rect width="9" height="9" fill="url(#none)"/><rect width="9" height="9" fill="url(#loop)"/>
      <line x2="9" y2="9" stroke="url(#a)"/>
      """##
    ).strokes
    let purple = InkColor(red: 136, green: 0, blue: 136)
    var faint = purple
    faint.alpha = 128
    #expect(
      strokes.map(\.style.color) == [faint, purple, InkColor(red: 0, green: 255, blue: 0), purple])
    #expect(strokes.map(\.tool) == [.area, .area, .area, .line])
  }

  @Test(arguments: ["subpaths", "rings", "stars", "huge", "arcs", "deep", "lost"])
  func `of hostile files neither crash nor take for ever`(kind: String) throws {
    let content: String =
      switch kind {
      case "subpaths":
        "<path d=\"" + String(repeating: "M1 1h9v9z", count: 1_000_000) + "\"/>"
      case "rings":
        "<path d=\"" + (0..<3_999).map { "M25 \($0)h\($0)v\($0)Q9 9 8 8z" }.joined() + "\"/>"
      case "stars":
        (0..<20).map { _ in
          let star = (0..<20_000).map { "\($0 % 100) \($0 * 7919 % 50)L" }.joined()
          return "<path d=\"M\(star)zM3 \(star)z\"/>"
        }.joined()
      case "huge":
        #"""
        <path d="M1e308 1e308L-1e308 1e308C9e307 0 1e300 1e300 0 0zM5 5l9e307 9e307 9e307 9e307 9e307-9e307zM0 0h9v9z"/>
        <g transform="scale(1e200)"><rect width="1e200" height="1"/><circle r="1e150"/></g>
        <path d="M0 0h1e300v1e300zM1 1h1e300v1e300z"/>
        <rect width="1e-300" height="1e-300" fill="red" transform="scale(1e-300)"/>
        """#
      case "arcs":
        #"<path d="M0 0A1e308 1e308 0 1 1 1 1A1e-308 1 0 0 1 5 5A1 1e200 nan 1 1 0 0zM0 0A9 9 0 1 1 1e308 9"/>"#
      case "deep":
        String(repeating: "<g fill=\"red\" transform=\"scale(2)\">", count: 3_000)
          + "<circle r=\"9\"/>" + String(repeating: "</g>", count: 3_000)
      default: #"<path transform="matrix(nan 0 0 1e999 0 0)" d="M0 0L9 nan 3 3 zz M0 0,,h9"/>"#
      }
    let clock = ContinuousClock()
    let start = clock.now
    let painting = try? painting(content)
    // Not a limit that a busy machine could break: without bounds, some take hours.
    #expect(clock.now - start < .seconds(120))
    if let painting, kind != "subpaths" {
      let size = try PaintingPicture.size(of: painting, width: 60)
      _ = try PaintingPicture.surface(of: painting, size: size)
    }
  }
}
