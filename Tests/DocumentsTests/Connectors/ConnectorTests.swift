import Base
import Documents
import Testing

@Suite("Connectors")
struct ConnectorTests {
  /// Boxes from 50 and from 250, each 100 wide and high, joined by a line.
  private struct Pair {
    var joined = Joined()
    let left: ElementID
    let right: ElementID
    let line: ElementID

    init() {
      left = joined.add(joined.shape(.rectangle, 50, 50, 150, 150))
      right = joined.add(joined.shape(.ellipse, 250, 50, 350, 150))
      line = joined.connect(left, to: right)
    }

    var painting: Painting { joined.painting }
    var ends: [[Double]] { joined.ends(of: line) }
    var held: [ElementID] { joined.held(by: line) }

    mutating func perform(_ edit: PaintingEdit) { joined.painting.perform(edit) }
  }

  @Test func `follow what they hold on to, in one step`() {
    var pair = Pair()
    let before = pair.painting
    #expect(pair.ends == [[152, 100], [248, 100]])
    pair.joined.move(pair.left, by: 0, 100)
    pair.joined.move(pair.right, by: 0, 100)
    #expect(pair.ends == [[152, 200], [248, 200]] && pair.held == [pair.left, pair.right])
    #expect(pair.painting.history.edits.count == before.history.edits.count + 2)
    let after = pair.painting
    pair.joined.painting.undo()
    pair.joined.painting.undo()
    #expect(pair.painting.elements == before.elements)
    pair.joined.painting.redo()
    pair.joined.painting.redo()
    #expect(pair.painting == after)
  }

  @Test
  func `follow what is scaled, turned, restyled and put in the place of what they hold on to`()
    throws
  {
    var pair = Pair()
    let center = pair.joined.point(100, 100)
    pair.perform(
      .transform([pair.left], .scaling(x: 0.5, y: 0.5, about: center), widthScale: 1))
    #expect(pair.ends[0] == [127, 100])
    let eighth = PaperVector(dx: 0.5.squareRoot(), dy: 0.5.squareRoot())
    pair.perform(.transform([pair.left], .rotation(to: eighth, about: center), widthScale: 1))
    #expect(abs(pair.ends[0][0] - 137.36) < 0.02)
    pair.perform(.restyle([pair.right], StyleChange(width: 10 / 400)))
    #expect(pair.ends[1] == [244, 100])
    let shape = pair.joined.shape(.rectangle, 300, 80, 340, 120)
    let other = PaintingElement(id: pair.right, shape.content, width: shape.width)
    pair.perform(.replace([PaintingEdit.Replacement(pair.right, by: [other])]))
    #expect(pair.ends[1] == [298, 100] && pair.held == [pair.left, pair.right])
  }

  @Test func `let go of what is gone, and hold on to it again when that is taken back`() {
    var pair = Pair()
    pair.perform(.remove([pair.right]))
    #expect(pair.ends == [[152, 100], [248, 100]] && pair.held == [pair.left])
    pair.joined.move(pair.left, by: 0, 100)
    #expect(pair.ends[1] == [248, 100] && pair.ends[0] != [152, 100])
    pair.joined.painting.undo()
    pair.joined.painting.undo()
    #expect(pair.held == [pair.left, pair.right])
    pair.joined.move(pair.right, by: -20, 0)
    #expect(pair.ends == [[152, 100], [228, 100]])
  }

  @Test func `let go with both ends when they are taken away alone`() {
    var pair = Pair()
    pair.joined.move(pair.line, by: 10, 20)
    #expect(pair.ends == [[162, 120], [258, 120]] && pair.held == [])
    #expect(!pair.painting.hasConnectors)
    pair.joined.move(pair.left, by: 10, 10)
    #expect(pair.ends == [[162, 120], [258, 120]])
    pair.joined.painting.undo()
    pair.joined.painting.undo()
    #expect(pair.held == [pair.left, pair.right] && pair.painting.hasConnectors)
  }

  @Test func `hold on when they move with what they join`() {
    var pair = Pair()
    pair.joined.move(pair.left, pair.right, pair.line, by: 10, 20)
    #expect(pair.ends == [[162, 120], [258, 120]] && pair.held == [pair.left, pair.right])
    // Nothing else was to be done.
    guard case .transform? = pair.painting.history.edits.last else {
      Issue.record("It followed itself")
      return
    }
    pair.joined.move(pair.left, pair.line, by: 0, 50)
    #expect(pair.held == [pair.left, pair.right] && pair.ends[0] != [162, 170])
  }

  @Test func `of copies hold on to the copies, and to nothing where that was not copied`() {
    var pair = Pair()
    pair.perform(.add(Array(pair.painting.elements)))
    let copy = pair.painting.elements.suffix(3).map(\.id)
    #expect(pair.joined.held(by: copy[2]) == Array(copy[..<2]))
    pair.joined.move(copy[0], by: 0, 50)
    #expect(pair.ends == [[152, 100], [248, 100]])
    #expect(pair.joined.ends(of: copy[2])[0] != [152, 100])
    pair.perform(.add([pair.painting.elements[2]].connectedAmongThemselves()))
    let alone = pair.painting.elements[6]
    #expect(alone.connections.isEmpty && pair.joined.ends(of: alone.id) == pair.ends)
    pair.perform(
      .add([pair.painting.elements[0], pair.painting.elements[2]].connectedAmongThemselves()))
    #expect(pair.painting.elements[8].connections[.start]?.element == pair.painting.elements[7].id)
    #expect(pair.painting.elements[8].connections[.end] == nil)
  }

  @Test func `do not mind groups, locks, layers and the order`() throws {
    var pair = Pair()
    let (edit, layer) = try #require(pair.painting.adding(over: .first))
    pair.perform(edit)
    pair.perform(.moveToLayer([pair.right], layer))
    pair.perform(.group([pair.left, pair.line], as: .unassigned))
    pair.perform(.lock([pair.line], true))
    pair.perform(.reorder([pair.line], above: nil))
    #expect(pair.ends == [[152, 100], [248, 100]])
    pair.joined.move(pair.right, by: -20, 0)
    #expect(pair.ends == [[152, 100], [228, 100]] && pair.held == [pair.left, pair.right])
    pair.perform(try #require(pair.painting.removing(layer)))
    #expect(pair.held == [pair.left] && pair.ends == [[152, 100], [228, 100]])
    pair.joined.painting.undo()
    #expect(pair.held == [pair.left, pair.right])
  }

  @Test func `keep what erasers took off them in the same step`() throws {
    var pair = Pair()
    let eraser = pair.joined.add(
      PaintingElement(
        .eraser([Sample(position: UnitPoint(x: 0.5, y: 1.0 / 3))]), width: 0.02))
    pair.perform(
      .combined([
        .bindErasers([EraserBinding(eraser, to: [pair.left, pair.line], remains: false)]),
        .transform(
          [pair.left], .translation(PaperVector(dx: 0, dy: 0.1)), widthScale: 1),
      ]))
    let line = try #require(pair.joined.element(pair.line))
    #expect(line.erasures.count == 1 && pair.ends[0] != [152, 100])
  }

  @Test func `stay on a paper of another shape`() {
    var pair = Pair()
    pair.perform(
      .crop(
        from: .fourToThree,
        to: PaperBox(from: PaperPoint(x: 0.1, y: 0), to: PaperPoint(x: 1, y: 0.4))))
    guard case .crop? = pair.painting.history.edits.last else {
      Issue.record("Lines followed the paper")
      return
    }
    let before = pair.painting.elements
    pair.perform(.lock([pair.left], true))
    #expect(pair.painting.elements.map(\.content) == before.map(\.content))
  }

  @Test func `of a file hold on to what has the name there, and to nothing else`() {
    var elements = Pair().painting.elements
    elements[0] = PaintingElement(
      id: ElementID(1 << 31 | 5), elements[0].content, width: elements[0].width)
    elements[2].connections = LineConnections(
      start: Connection(elements[0].id, anchor: Connection.middle),
      end: Connection(ElementID(99), anchor: Connection.middle))
    let painting = Painting(shape: .fixed(.fourToThree), baseElements: elements)
    #expect(painting.elements[2].connections.elements == [painting.elements[0].id])
    #expect(painting.elements[0].id.number < 1 << 31)
  }

  @Test func `are a text, and back`() {
    let both = LineConnections(
      start: Connection(ElementID(7), anchor: UnitPoint(x: 0.1, y: -0.0)),
      end: Connection(ElementID(.max), anchor: UnitPoint(x: 2, y: 1e-300)))
    #expect(LineConnections(text: both.text) == both)
    let one = LineConnections(end: both[.end])
    #expect(one.text == "end 4294967295 2.0 1e-300" && LineConnections(text: one.text) == one)
    for text in [
      "", "start", "start 1 0.5", "end 0 0.5 0.5", "end 1 0.5 nan", "end 1 0.5 3",
      "end 1 0.5 0.5 end 2 0.5 0.5", "middle 1 0.5 0.5", "end 1 0.5 0.5 ",
    ] { #expect(LineConnections(text: text) == nil, "\(text)") }
  }
}
