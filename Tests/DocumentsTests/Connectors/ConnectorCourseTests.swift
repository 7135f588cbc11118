import Base
import Documents
import Testing

@Suite("A line that joins elements")
struct ConnectorCourseTests {
  private static let half = 0.5.squareRoot()

  /// Elements round 100, 100, and where a line of width 2 from their middle to the middle of a small one at 300, 100
  /// begins: half of both widths, 2, before the edge.
  private static func starts(_ joined: Joined) -> [(PaintingElement, at: [Double])] {
    let square = joined.shape(.rectangle, 80, 80, 120, 120)
    let center = joined.point(100, 100)
    let eighth = PaperVector(dx: half, dy: half)
    return [
      (square, [122, 100]),
      (square.moved(by: .rotation(to: eighth, about: center), on: joined.paper), [130.28, 100]),
      (square.moved(by: .scaling(x: -2, y: 1, about: center), on: joined.paper), [142, 100]),
      (joined.shape(.ellipse, 70, 90, 130, 110), [132, 100]),
      (
        joined.shape(.ellipse, 70, 90, 130, 110)
          .moved(by: .rotation(to: PaperVector(dx: 0, dy: 1), about: center), on: joined.paper),
        [112, 100]
      ),
      (joined.shape(.rounded, 60, 80, 140, 120), [142, 100]),
      (joined.polygon((80, 70), (130, 100), (80, 130)), [132, 100]),
    ]
  }

  @Test(arguments: 0..<7)
  func `begins at the edge, whatever lies there`(place: Int) {
    var joined = Joined()
    let (element, start) = Self.starts(joined)[place]
    let from = joined.add(element)
    let to = joined.add(joined.shape(.rectangle, 290, 90, 310, 110))
    // The triangle's box has its middle elsewhere.
    let anchor =
      place == 6
      ? joined.target(from)?.anchor(at: joined.point(100, 100)) : Connection.middle
    let line = joined.connect(from, anchor ?? Connection.middle, to: to)
    let ends = joined.ends(of: line)
    #expect(zip(ends[0], start).allSatisfy { abs($0 - $1) < 0.02 }, "\(ends) and not \(start)")
    #expect(ends[1] == [288, 100])
  }

  @Test func `leads from anchor to anchor, and ends where that crosses the edges`() {
    var joined = Joined()
    let box = joined.add(joined.shape(.rectangle, 50, 50, 150, 150))
    let other = joined.add(joined.shape(.rectangle, 250, 50, 350, 150))
    let line = joined.connect(
      box, UnitPoint(x: 0.5, y: 0.25), to: other, UnitPoint(x: 0, y: 0.25))
    #expect(joined.ends(of: line) == [[152, 75], [248, 75]])
  }

  @Test func `goes to the nearest edge of what it lies in`() {
    var joined = Joined()
    let outer = joined.add(joined.shape(.rectangle, 50, 50, 350, 250))
    let inner = joined.add(joined.shape(.rectangle, 200, 140, 220, 160))
    let line = joined.connect(outer, UnitPoint(x: 0.05, y: 0.5), to: inner)
    #expect(joined.ends(of: line) == [[52, 150], [198, 150]])
  }

  @Test func `has no room for gaps where elements overlap, and still ends at their edges`() {
    var joined = Joined()
    let box = joined.add(joined.shape(.rectangle, 50, 50, 150, 150))
    let other = joined.add(joined.shape(.rectangle, 100, 50, 200, 150))
    let line = joined.connect(box, to: other)
    #expect(joined.ends(of: line) == [[150, 100], [100, 100]])
  }

  @Test func `leaves room for what stands at its ends`() {
    var joined = Joined()
    let box = joined.add(joined.shape(.rectangle, 50, 50, 150, 150))
    let other = joined.add(joined.shape(.rectangle, 250, 50, 350, 150))
    let line = joined.connect(box, to: other)
    var change = StyleChange()
    change.heads = LineHeads(start: .arrow, end: .dot)
    joined.painting.perform(.restyle([line], change))
    // The tip touches the edge of the ink. Of a dot, half lies beyond the end: 2.6 widths and 2.5 points of 1600, in
    // points of 400.
    #expect(joined.ends(of: line) == [[151, 100], [250 - 1 - 2.6 - 0.31, 100]])
  }

  @Test(arguments: [ShapeKind.rectangle, .rounded, .ellipse])
  func `has its tip at the ink, whatever the shape`(kind: ShapeKind) throws {
    var joined = Joined()
    let box = joined.add(joined.shape(kind, 50, 50, 150, 130))
    for course in LineCourse.allCases {
      var line = joined.shape(.line, 0, 0, 350, 90)
      line.style.heads = LineHeads(end: .arrow)
      line.connections = LineConnections(
        end: Connection(box, anchor: Connection.middle), course: course)
      line = line.leading(.start, to: joined.point(350, 90), on: joined.paper)
        .connected(on: joined.paper, to: joined.target)
      let end = try #require(line.lineEnds(on: joined.paper)?.to)
      let target = try #require(joined.target(box))
      let distance = (target.nearestEdge(to: end) - end).length * 400
      // Half of the edge's width, or less across a slanted edge.
      #expect(distance <= Joined.width / 2 + 1e-6 && !target.contains(end))
    }
  }

  @Test func `holds on to what has a box and an edge alone`() throws {
    let joined = Joined()
    func isTarget(_ element: PaintingElement) -> Bool {
      ConnectionTarget(element, on: joined.paper) != nil
    }
    #expect(isTarget(joined.shape(.rounded, 10, 10, 50, 40)))
    #expect(isTarget(joined.polygon((10, 10), (50, 10), (30, 40))))
    #expect(!isTarget(joined.shape(.line, 10, 10, 50, 40)))
    #expect(!isTarget(joined.shape(.rectangle, 10, 10, 50, 10)))
    let samples = [(0.1, 0.1), (0.5, 0.1), (0.3, 0.4), (0.1, 0.11)].map {
      Sample(position: UnitPoint(x: $0.0, y: $0.1))
    }
    #expect(!isTarget(PaintingElement(.freehand(samples), width: 0.01)))
    #expect(!isTarget(PaintingElement(.eraser(samples + samples[..<1]), width: 0.01)))
    let corners = [(100.0, 100.0), (180, 100), (180, 120), (100, 120)].map {
      joined.point($0.0, $0.1)
    }
    let outline = try #require(AreaOutline(polygon: corners, on: joined.paper))
    #expect(isTarget(PaintingElement(.area(outline), width: 0.01)))
    let text = TextBlock(
      "A", style: TextStyle(), size: 0.05, at: joined.point(100, 100))
    let target = try #require(
      ConnectionTarget(
        PaintingElement(.text(text, outline), width: 0.01), on: joined.paper))
    // A quarter of an em round its letters.
    #expect(target.contains(joined.point(96, 96)) && !target.contains(joined.point(94, 110)))
  }

  @Test func `takes the gaps of a line along when it runs elsewhere`() throws {
    let paper = AspectRatio.fourToThree
    func place(_ x: Double, _ y: Double) -> UnitPoint {
      PaperPoint(x: x, y: y).unitPoint(on: paper)
    }
    let eraser = PaintingElement(.eraser([Sample(position: place(0.3, 0.1))]), width: 0.02)
    let line = PaintingElement(
      .shape(.line, from: place(0.1, 0.1), to: place(0.5, 0.1)), width: 0.01
    ).erased(by: [eraser])
    let turned = line.leading(.end, to: PaperPoint(x: 0.1, y: 0.5), on: paper)
    let gap = try #require(turned.erasures.first).stroke(on: paper).samples[0].position
    let point = PaperPoint(gap, on: paper)
    #expect(abs(point.x - 0.1) < 1e-9 && abs(point.y - 0.3) < 1e-9)
    #expect(turned.leading(.end, to: PaperPoint(x: 0.1, y: 0.1), on: paper).erasures.count == 1)
  }
}
