import Base
import Documents
import Testing

@Suite("The label of an elbow")
struct ElbowLabelTests {
  private var joined = Joined()
  private let left: ElementID
  private let right: ElementID

  init() {
    left = joined.add(joined.shape(.rectangle, 20, 20, 60, 60))
    right = joined.add(joined.shape(.rectangle, 340, 200, 380, 240))
  }

  /// From the right of the left element to the left of the right one.
  private mutating func elbow(_ course: LineCourse = .elbow) -> ElementID {
    var line = joined.shape(.line, 0, 0, 1, 1)
    line.connections = LineConnections(
      start: Connection(left, anchor: UnitPoint(x: 1, y: 0.5)),
      end: Connection(right, anchor: UnitPoint(x: 0, y: 0.5)), course: course)
    return joined.add(line.connected(on: joined.paper, to: joined.target))
  }

  /// Labels a line, with a gap in it.
  private mutating func label(_ line: ElementID, _ string: String = "ab") -> ElementID {
    let label = joined.label(line, string)
    if let element = joined.element(line), let text = joined.element(label) {
      let gapped = element.gapped(under: text, on: joined.paper)
      joined.painting.perform(.replace([PaintingEdit.Replacement(line, by: [gapped])]))
    }
    return label
  }

  /// The gaps of a line, in points.
  private func gaps(_ id: ElementID) -> [[[Double]]] {
    (joined.element(id)?.erasures ?? []).map { eraser in
      eraser.stroke(on: joined.paper).samples.map { sample in
        let point = PaperPoint(sample.position, on: joined.paper)
        return [point.x, point.y].map { ($0 * 40_000).rounded() / 100 }
      }
    }
  }

  @Test(arguments: [LineCourse.elbow, .rounded])
  func `is upright in the middle of its length, with a gap around the letters`(course: LineCourse)
    throws
  {
    var tests = self
    let line = tests.elbow(course)
    let element = try #require(tests.joined.element(line))
    #expect(element.canHoldLabel)
    let room = try #require(LabelRoom(in: element, on: tests.joined.paper))
    #expect(room.axis == PaperVector(dx: 1, dy: 0))
    let name = tests.label(line)
    #expect(tests.joined.middle(of: name) == [200, 130])
    // Letters 10 high, and 8 of 1600 points above and below.
    #expect(tests.gaps(line) == [[[200, 123], [200, 137]]])
  }

  @Test mutating func `moves along with its line, wherever that runs, and the gap with it`() throws
  {
    let line = elbow()
    let name = label(line)
    let before = joined.painting
    joined.move(right, by: 0, -140)
    #expect(joined.middle(of: name) == [200, 60])
    #expect(gaps(line).count == 1)
    joined.move(right, by: 0, -38)
    // Nearly at the same height, the line is straight, and its gap is as wide as the letters.
    #expect(joined.middle(of: name) == [200, 41])
    #expect(gaps(line) == [[[188, 41], [212, 41]]])
    joined.move(right, by: 0, 100)
    #expect(gaps(line).count == 1 && gaps(line)[0].allSatisfy { $0[0] == 200 })
    for _ in 0..<3 { joined.painting.undo() }
    #expect(joined.painting.elements == before.elements)
    joined.painting.perform(.remove([name]))
    #expect(gaps(line).isEmpty)
  }

  @Test mutating func `stays upright when the whole is turned`() throws {
    let line = elbow()
    let name = label(line)
    joined.painting.perform(
      .transform(
        [left, right, line],
        .rotation(to: PaperVector(dx: 0, dy: 1), about: joined.point(200, 130)), widthScale: 1))
    let text = try #require(joined.element(name)?.stroke(on: joined.paper).text)
    #expect(text.map.xx > 0 && abs(text.map.yx) < 1e-9)
    #expect(gaps(line).count == 1)
  }

  @Test mutating func `covers corners if the run in the middle is short`() throws {
    joined.move(right, by: 0, -170)
    let line = elbow()
    let name = label(line, "abcdef")
    #expect(joined.middle(of: name) == [200, 45])
    #expect(gaps(line).count == 1 && gaps(line)[0].count == 4)
    let room = try #require(joined.element(line).flatMap { LabelRoom(in: $0, on: joined.paper) })
    #expect(room.height > 10.0 / 400)
  }
}
