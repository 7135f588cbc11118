import Base
import TestSupport
import Testing

@testable import Editing

@Suite("Snapping")
struct SnapLinesTests {
  /// A paper of 100 × 75, in hundredths of its longer side.
  private static let paper = box(0, 0, 100, 75)

  private static func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double)
    -> PaperBox
  {
    PaperBox(
      from: PaperPoint(x: left / 100, y: top / 100), to: PaperPoint(x: right / 100, y: bottom / 100)
    )
  }

  private static func lines(
    _ boxes: [PaperBox] = [], guides: [Guide] = [], gridStep: Double? = nil
  ) -> SnapLines {
    var aids = DrawingAids()
    aids.guides = guides
    aids.showsGrid = gridStep != nil
    // In points of a paper of 1600.
    aids.gridStep = (gridStep ?? 5) * 16
    return SnapLines(boxes: boxes.map { AlignmentBox($0) }, paper: paper, in: paper, aids: aids)
  }

  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let box: PaperBox
    /// In hundredths.
    let offset: (dx: Double, dy: Double)

    init(_ what: String, _ box: PaperBox, _ dx: Double, _ dy: Double) {
      testDescription = what
      self.box = box
      offset = (dx, dy)
    }
  }

  /// One box at 20…40 × 10…30, in its middle 30 × 20; a reach of 2.
  @Test(
    arguments: [
      Example("left to left", box(21, 45, 26, 52), -1, 0),
      Example("left to right", box(41, 45, 46, 52), -1, 0),
      Example("right to left", box(12, 45, 19, 52), 1, 0),
      Example("right to the centre", box(24, 45, 29.5, 52), 0.5, 0),
      Example("centre to centre", box(26.5, 45, 34.5, 53), -0.5, 0),
      Example("top to top", box(60, 11, 66, 16), 0, -1),
      Example("bottom to bottom", box(60, 24, 67, 29), 0, 1),
      Example("middle to middle", box(60, 16.5, 69, 24.5), 0, -0.5),
      Example("both at once", box(21, 31.5, 24, 34.5), -1, -1.5),
      Example("the paper's left edge", box(1.5, 50, 9, 55), -1.5, 0),
      Example("the paper's lower edge", box(60, 60, 65, 74), 0, 1),
      Example("the paper's centre", box(46.5, 60, 54.5, 65), -0.5, 0),
      Example("the nearer of two", box(21.5, 45, 39.7, 56), 0.3, 0),
      Example("nothing near", box(60, 45, 66, 52), 0, 0),
      Example("just out of reach", box(60, 32.1, 66, 35), 0, 0),
      Example("exactly there already", box(20, 45, 26, 52), 0, 0),
    ])
  func `takes edges and centres to those of others, of the paper and of nothing else`(
    example: Example
  ) {
    let snap = Self.lines([Self.box(20, 10, 40, 30)]).snap(example.box, within: 0.02)
    #expect(abs(snap.offset.dx * 100 - example.offset.dx) < 1e-9, "\(snap.offset)")
    #expect(abs(snap.offset.dy * 100 - example.offset.dy) < 1e-9, "\(snap.offset)")
    #expect((example.offset != (0, 0)) == (snap.offset != .zero))
    if snap.offset != .zero { #expect(!snap.marks.isEmpty) }
  }

  /// A at 10…20, B at 26…36, in a row of 30…40.
  @Test(
    arguments: [
      // Right of B with the gap of A and B, 6.
      Example("the same gap again", box(41.5, 32.1, 47.3, 38.7), 0.5, 0),
      // Left of A: its right edge at 4.
      Example("the same gap before", box(1.2, 32.1, 3.5, 38.7), 0.5, 0),
      // Between B and C at 60…70: the box 7 wide has 8.5 at each side.
      Example("in the middle between two", box(45, 32.1, 52, 38.7), -0.5, 0),
    ])
  func `takes gaps to those of others`(example: Example) {
    let others = [
      Self.box(10, 30, 20, 40), Self.box(26, 30, 36, 40), Self.box(60, 30, 70, 40),
    ].prefix(example.testDescription.contains("between") ? 3 : 2)
    let snap = Self.lines(Array(others)).snap(example.box, within: 0.011)
    #expect(abs(snap.offset.dx * 100 - example.offset.dx) < 1e-9, "\(snap)")
    #expect(snap.marks.count { $0.kind == .gap } == 2, "\(snap.marks)")
  }

  @Test func `takes gaps one below the other, too, and shows them from edge to edge`() {
    let others = [Self.box(10, 5, 20, 15), Self.box(10, 25, 20, 35)]
    let snap = Self.lines(others).snap(Self.box(12.2, 45.6, 18.9, 52), within: 0.007)
    #expect(abs(snap.offset.dy * 100 + 0.6) < 1e-9)
    let gaps = snap.marks.filter { $0.kind == .gap }
    #expect(gaps.count == 2)
    #expect(gaps.allSatisfy { abs($0.to.y - $0.from.y - 0.1) < 1e-9 && $0.from.x == $0.to.x })
  }

  @Test func `goes to guides and to lines of the grid; a centre goes to no grid`() {
    let guided = Self.lines(guides: [Guide(.vertical, at: 0.33), Guide(.horizontal, at: 0.61)])
    let snap = guided.snap(Self.box(22, 60.5, 32, 70), within: 0.02)
    #expect(abs(snap.offset.dx - 0.01) < 1e-9 && abs(snap.offset.dy - 0.005) < 1e-9)
    #expect(snap.marks.count == 2)
    let grid = Self.lines(gridStep: 10)
    #expect(abs(grid.snap(Self.box(21, 13, 28.5, 16.5), within: 0.02).offset.dx + 0.01) < 1e-9)
    // Its centre is at 20.
    #expect(grid.snap(Self.box(15.5, 13, 24.5, 16.5), within: 0.02).offset == .zero)
    var hidden = DrawingAids()
    hidden.guides = [Guide(.vertical, at: 0.33)]
    hidden.showsGuides = false
    let unseen = SnapLines(boxes: [], paper: Self.paper, in: Self.paper, aids: hidden)
    #expect(unseen.snap(Self.box(22, 60.5, 32, 70), within: 0.02).offset == .zero)
  }

  @Test func `of two that are equally near always takes the same one`() {
    let lines = Self.lines([Self.box(20, 10, 40, 30), Self.box(22, 60, 60, 70)])
    let box = Self.box(21, 45, 26.4, 52)
    let first = lines.snap(box, within: 0.02)
    for step in -5...5 {
      // As hands tremble, far below a pixel.
      let trembling = box.moved(by: PaperVector(dx: Double(step) * 1e-12, dy: 0))
      #expect(abs(lines.snap(trembling, within: 0.02).offset.dx - first.offset.dx) < 1e-9)
    }
  }

  @Test func `along a way goes nowhere else`() {
    let lines = Self.lines([Self.box(20, 10, 40, 30)])
    let level = lines.snap(
      Self.box(21, 29, 26, 52), along: PaperVector(dx: 1, dy: 0), within: 0.02)
    #expect(abs(level.offset.dx + 0.01) < 1e-9 && level.offset.dy == 0)
    let point = PaperBox([PaperPoint(x: 0.41, y: 0.51)])
    let diagonal = lines.snap(point, along: PaperVector(dx: 3, dy: 3), within: 0.02)
    #expect(abs(diagonal.offset.dx + 0.01) < 1e-9 && abs(diagonal.offset.dy + 0.01) < 1e-9)
    // Along the diagonal it is further than it looks.
    #expect(
      lines.snap(point, along: PaperVector(dx: 3, dy: 3), within: 0.0141).offset == .zero)
  }

  @Test(arguments: seeds(300))
  func `leaves an edge, a centre or a gap exactly equal, and moves nothing beyond its reach`(
    seed: Int
  ) {
    var random = SeededRandom(seed: UInt64(seed))
    func randomBox() -> PaperBox {
      let (x, y) = (
        Double.random(in: 0...90, using: &random), Double.random(in: 0...65, using: &random)
      )
      return Self.box(
        x, y, x + .random(in: 0...20, using: &random), y + .random(in: 0...20, using: &random))
    }
    let others = (0..<Int.random(in: 0...12, using: &random)).map { _ in randomBox() }
    let guides = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      Guide(
        Bool.random(using: &random) ? .horizontal : .vertical,
        at: .random(in: 0...1, using: &random))
    }
    let step: Double? = Bool.random(using: &random) ? 10 : nil
    let lines = Self.lines(others, guides: guides, gridStep: step)
    let reach = Double.random(in: 0.001...0.03, using: &random)
    for _ in 0..<20 {
      let box = randomBox()
      let snap = lines.snap(box, within: reach)
      #expect(abs(snap.offset.dx) <= reach && abs(snap.offset.dy) <= reach)
      #expect(lines.snap(box, within: 0) == .none)
      let moved = box.moved(by: snap.offset)
      for direction in SnapDirection.allCases where snap.offset.length(direction) != 0 {
        let span = moved.span(direction)
        var places: [Double] = guides.filter { $0.direction != direction }.map(\.place)
        for other in others + [Self.paper] {
          let span = other.span(direction)
          places += [span.start, span.middle, span.end]
        }
        let isOnLine = [span.start, span.middle, span.end].contains { place in
          places.contains { abs($0 - place) < 1e-9 }
        }
        let isGridded = step.map { isOnGrid(span, step: $0 / 100) } ?? false
        #expect(isOnLine || isGridded || hasEqualGap(box, moved, others, direction))
      }
    }
  }

  private func isOnGrid(_ span: SnapSpan, step: Double) -> Bool {
    [span.start, span.end].contains { edge in
      abs((edge / step).rounded() * step - edge) < 1e-9
    }
  }

  /// Whether a gap beside the box is one of two equal ones, found by trying all pairs of edges.
  private func hasEqualGap(
    _ box: PaperBox, _ moved: PaperBox, _ others: [PaperBox], _ direction: SnapDirection
  ) -> Bool {
    let span = moved.span(direction)
    let edges = others.map { $0.span(direction) }
    let own =
      edges.map { span.start - $0.end }.filter { $0 > 0 }
      + edges.map { $0.start - span.end }.filter { $0 > 0 }
    let between = edges.flatMap { a in edges.map { $0.start - a.end } }.filter { $0 > 0 }
    let left = edges.map { span.start - $0.end }
    let right = edges.map { $0.start - span.end }
    return own.contains { gap in between.contains { abs($0 - gap) < 1e-9 } }
      || left.contains { gap in right.contains { abs($0 - gap) < 1e-9 } }
  }

  @Test func `finds its way among 100,000 lines by bisection`() {
    var random = SeededRandom(seed: 7)
    let places = (0..<100_000).map { _ in Double.random(in: 0...1, using: &random) }
    let axis = SnapAxis(
      places.map {
        SnapAxis.Line(place: $0, source: .element, span: SnapSpan(start: 0, end: 1))
      }, gridStep: nil)
    for place in [0, 0.25, 0.7, 1] {
      let nearest = places.map { abs($0 - place) }.min() ?? 0
      #expect(
        abs(abs(axis.offset(of: [place], edges: [], within: 1) ?? 1) - nearest) < 1e-8)
    }
  }
}

extension SnapLines {
  fileprivate func snap(
    _ box: PaperBox, along way: PaperVector? = nil, within reach: Double
  ) -> Snap {
    snap(AlignmentBox(box), along: way, within: reach)
  }
}
