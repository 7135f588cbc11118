import Base
import Glibc
import Testing

@Suite("The outline of a line of changing width")
struct LineOutlineTests {
  static let seeds = 0..<200

  @Test(arguments: seeds)
  func `A polygon covers all of each hull, and nothing beyond its tolerance`(seed: Int) {
    let circles = RandomLine.circles(seed: seed)
    let found = OutlineOracle(circles).violations(
      of: LineOutline(of: circles, tolerance: 0.05).polygon, inside: 0, outside: 0.05 + 1e-9)
    #expect(found == .none)
  }

  @Test(arguments: seeds)
  func `Curves cover what the hulls do within a tenth of a pixel`(seed: Int) {
    let circles = RandomLine.circles(seed: seed)
    let found = OutlineOracle(circles).violations(
      of: CurvedOutline(of: circles, tolerance: 0.0125).flattened, inside: 0.1, outside: 0.1)
    #expect(found == .none)
  }

  @Test(arguments: 0..<20)
  func `Each stretch of a long line has an outline of its own`(seed: Int) {
    let circles = RandomLine.circles(seed: seed)
    for start in stride(from: 0, to: circles.count - 1, by: 32) {
      let stretch = Array(circles[start...min(start + 32, circles.count - 1)])
      let found = OutlineOracle(stretch).violations(
        of: LineOutline(of: stretch, tolerance: 0.05).polygon, inside: 0, outside: 0.05 + 1e-9)
      #expect(found == .none)
    }
  }

  static let places: [(name: String, circles: [(Double, Double, Double)])] = [
    ("a dot", [(0, 0, 5)]),
    ("a dot pressed twice", [(0, 0, 5), (0, 0, 5), (0, 0, 5)]),
    ("a dot that is pressed harder", [(0, 0, 3), (0, 0, 9), (0, 0, 4)]),
    ("a circle that swallows the next two", [(0, 0, 20), (4, 0, 3), (4, 5, 2), (40, 9, 6)]),
    ("a circle that is swallowed from within", [(0, 0, 1), (4, 0, 20), (8, 1, 1)]),
    ("one that touches the next from within", [(0, 0, 10), (5, 0, 5), (20, 0, 5)]),
    ("a way there and back", [(0, 0, 4), (30, 0, 6), (0, 0, 4)]),
    ("a way there and half of it back", [(0, 0, 4), (30, 0, 6), (12, 0, 9), (40, 0, 1)]),
    ("a line that thins to nothing", [(0, 0, 8), (20, 5, 0)]),
    ("a line that is nothing in its middle", [(0, 0, 6), (20, 5, 0), (40, 0, 6)]),
    ("a turn round nothing", [(0, 0, 6), (20, 0, 0), (2, 3, 5)]),
    ("steps that are tiny for the pen", (0..<60).map { (0.03 * Double($0), 0.0, 25) }),
    (
      "a bend that is tight for the pen",
      (0..<60).map { (2 * cos(0.1 * Double($0)), 2 * sin(0.1 * Double($0)), 25) }
    ),
    ("a step of no size that numbers have", [(0, 0, 4), (1e-200, 0, 4), (9, 0, 4)]),
  ]

  @Test(arguments: places.indices)
  func `Whatever the places are`(index: Int) {
    let circles = Self.places[index].circles.map {
      PenCircle(PixelPoint(x: $0.0, y: $0.1), radius: $0.2)
    }
    let oracle = OutlineOracle(circles)
    let polygon = LineOutline(of: circles, tolerance: 0.05).polygon
    #expect(
      oracle.violations(of: polygon, inside: 0, outside: 0.05 + 1e-9) == .none,
      "\(Self.places[index].name)")
    let curves = CurvedOutline(of: circles, tolerance: 0.0125).flattened
    #expect(
      oracle.violations(of: curves, inside: 0.1, outside: 0.1) == .none,
      "\(Self.places[index].name)")
  }

  @Test func `A line far out on a paper is as exact`() {
    for seed in 0..<10 {
      let circles = RandomLine.circles(seed: seed).map {
        PenCircle(PixelPoint(x: $0.center.x + 1e6, y: $0.center.y - 1e6), radius: $0.radius)
      }
      let found = OutlineOracle(circles).violations(
        of: LineOutline(of: circles, tolerance: 0.05).polygon, inside: 1e-6, outside: 0.05 + 1e-6)
      #expect(found == .none)
    }
  }

  @Test func `What is no place is skipped`() {
    let good = RandomLine.circles(seed: 3)
    var bad = good
    for (index, circle) in [
      PenCircle(PixelPoint(x: .nan, y: 0), radius: 1),
      PenCircle(PixelPoint(x: 0, y: -.infinity), radius: 1),
      PenCircle(PixelPoint(x: 0, y: 0), radius: .nan),
      PenCircle(PixelPoint(x: 0, y: 0), radius: -1),
      PenCircle(PixelPoint(x: 1e300, y: 0), radius: 1),
      PenCircle(PixelPoint(x: 0, y: 0), radius: .infinity),
    ].enumerated() {
      bad.insert(circle, at: index * 2)
    }
    #expect(
      LineOutline(of: bad, tolerance: 0.05).polygon
        == LineOutline(of: good, tolerance: 0.05).polygon)
    #expect(LineOutline(of: [], tolerance: 0.05).polygon.isEmpty)
    #expect(CurvedOutline(of: [], tolerance: 0.05).start == nil)
    let nothing = PenCircle(PixelPoint(x: 3, y: 3), radius: 0)
    #expect(LineOutline(of: [nothing], tolerance: 0.05).polygon.isEmpty)
    #expect(LineOutline(of: good, tolerance: .nan).polygon.isEmpty == false)
  }

  @Test(arguments: [0, -1, 1e-300, 1e300, .nan, .infinity])
  func `Numbers that nobody draws with do no harm`(tolerance: Double) {
    let sizes = [0, 1e-300, 1e-12, 1, 1e6, 1e12, 1e13]
    var random = Seeded(state: 7)
    for _ in 0..<20 {
      let circles = (0..<6).map { _ in
        PenCircle(
          PixelPoint(
            x: sizes.randomElement(using: &random)! * random.real(-1...1),
            y: sizes.randomElement(using: &random)! * random.real(-1...1)),
          radius: sizes.randomElement(using: &random)!)
      }
      let polygon = LineOutline(of: circles, tolerance: tolerance).polygon
      #expect(polygon.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      var data = OutlinePathData(decimals: 2)
      data.append(CurvedOutline(of: circles, tolerance: max(tolerance, 1)))
      #expect(!data.text.contains("nan"))
    }
  }

  @Test func `A line without any width is nothing in a file`() {
    let circles = (0..<9).map { PenCircle(PixelPoint(x: Double($0), y: 0), radius: 0) }
    #expect(CurvedOutline(of: circles, tolerance: 0.01).start == nil)
  }

  @Test func `A smooth line has few curves`() {
    // A wave of 20 pixels' height, three bulges: 400 places.
    let circles = (0..<400).map { index in
      let t = Double(index) / 400
      return PenCircle(
        PixelPoint(x: 600 * t, y: 100 + 20 * sin(12 * t)), radius: 6 + 3 * sin(19 * t))
    }
    let outline = CurvedOutline(of: circles, tolerance: 0.0125)
    #expect(outline.pieces.count <= 60)
  }

  @Test func `A disc needs four curves or five`() {
    let outline = CurvedOutline(of: [PenCircle(PixelPoint(x: 9, y: 9), radius: 5)], tolerance: 0.01)
    #expect((4...5).contains(outline.pieces.count))
  }
}
