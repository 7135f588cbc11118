import Base
import Documents
import Testing

@Suite("Labels")
struct LabelTests {
  private var joined = Joined()
  private var box = ElementID.unassigned
  private var label = ElementID.unassigned

  init() {
    box = joined.add(joined.shape(.rectangle, 50, 50, 150, 100))
    label = joined.label(box)
  }

  @Test func `are above their shapes, in the middle`() {
    #expect(joined.painting.elements.map(\.id) == [box, label] && joined.painting.hasLabels)
    #expect(joined.painting.label(of: box) == label && joined.middle(of: label) == [100, 75])
  }

  @Test mutating func `move and turn along in one step, which is undone exactly`() {
    let before = joined.painting.elements
    joined.move(box, by: 30, -20)
    #expect(joined.middle(of: label) == [130, 55])
    #expect(joined.painting.history.edits.count == 3)
    joined.painting.undo()
    #expect(joined.painting.elements == before)
    let corner = joined.point(50, 50)
    joined.painting.perform(
      .transform(
        [box], .rotation(to: PaperVector(dx: 0, dy: 1), about: corner), widthScale: 1))
    #expect(joined.middle(of: label) == [25, 100])
    joined.painting.undo()
    #expect(joined.painting.elements == before)
  }

  @Test mutating func `keep their size in a larger shape, and shrink in a small one`() throws {
    func height(_ joined: Joined) throws -> Double {
      let element = try #require(joined.element(label))
      return (element.pointBox(on: joined.paper).height * 40_000).rounded() / 100
    }
    func scale(_ x: Double, _ y: Double) {
      joined.painting.perform(
        .transform(
          [box], .scaling(x: x, y: y, about: joined.point(50, 50)), widthScale: 1))
    }
    scale(2, 2)
    #expect(try height(joined) == 10 && joined.middle(of: label) == [150, 100])
    scale(0.1, 0.1)
    #expect(try height(joined) < 10 && joined.labelsAreWithin)
  }

  @Test mutating func `are scaled with a whole group, as its texts are, and not with a part of it`()
    throws
  {
    let other = joined.add(joined.shape(.ellipse, 200, 50, 250, 100))
    joined.painting.perform(.group([box, other], as: .unassigned))
    let before = joined.painting.elements
    func size(_ joined: Joined) throws -> Double {
      let text = try #require(joined.element(label)?.stroke(on: joined.paper).text)
      return (try #require(text.label).size * 400 * 1000).rounded() / 1000
    }
    func scale(_ ids: [ElementID]) {
      let map = PaperMap.scaling(x: 2, y: 2, about: joined.point(50, 50))
      joined.painting.perform(.transform(ids, map, widthScale: 1))
    }
    scale([box, other])
    #expect(try size(joined) == 20 && joined.middle(of: label) == [150, 100])
    joined.painting.undo()
    #expect(joined.painting.elements == before)
    scale([box])
    #expect(try size(joined) == 10 && joined.middle(of: label) == [150, 100])
  }

  @Test mutating func `go with their shapes, and come back`() {
    let before = joined.painting.elements
    joined.painting.perform(.remove([box]))
    #expect(joined.painting.elements.isEmpty && !joined.painting.hasLabels)
    joined.painting.undo()
    #expect(joined.painting.elements == before)
    joined.painting.perform(.remove([label]))
    #expect(joined.painting.elements.map(\.id) == [box])
  }

  @Test mutating func `become texts of their own when a shape is cut, and go on with its heir`() {
    let pieces = [joined.shape(.line, 50, 50, 150, 50), joined.shape(.line, 50, 100, 150, 100)]
    joined.painting.perform(.replace([PaintingEdit.Replacement(box, by: pieces)]))
    #expect(joined.element(label).map { $0.label == nil } == true)
    joined.painting.undo()
    joined.painting.perform(
      .replace([
        PaintingEdit.Replacement(box, by: [joined.shape(.ellipse, 250, 150, 350, 200)])
      ]))
    let heir = joined.painting.elements[0].id
    #expect(heir != box && joined.element(label)?.label?.owner == heir)
    #expect(joined.middle(of: label) == [300, 175])
  }

  @Test mutating func `become texts of their own when a piece keeps the id, or only ink is left`()
    throws
  {
    let before = try #require(joined.element(label))
    var stroke = try #require(joined.element(box)).stroke(on: joined.paper)
    let corners = [(100.0, 50.0), (200, 50), (200, 150), (100, 150)].map {
      joined.point($0.0, $0.1).unitPoint(on: joined.paper)
    }
    stroke.tool = .area
    stroke.samples = zip(corners, corners.dropFirst() + corners.prefix(1)).flatMap {
      [$0, $0, $1].map { Sample(position: $0) }
    }
    stroke.contourEnds = [12]
    let layer = before.layer
    let area = PaintingElement(stroke, id: box, layer: layer, on: joined.paper)
    let other = joined.shape(.ellipse, 250, 150, 350, 200)
    for pieces in [[area], [area, other]] {
      joined.painting.perform(.replace([PaintingEdit.Replacement(box, by: pieces)]))
      var text = before
      text.label = nil
      #expect(joined.element(box)?.isArea == true && joined.element(label) == text)
      joined.painting.undo()
      #expect(joined.element(label) == before)
    }
  }

  @Test mutating func `are copied with their shapes, and belong to the copies`() {
    joined.painting.perform(.add(Array(joined.painting.elements)))
    let copies = joined.painting.elements.suffix(2)
    #expect(copies.last?.label?.owner == copies.first?.id)
    #expect(joined.painting.label(of: box) == label)
    let alone = Array(joined.painting.elements.suffix(1)).connectedAmongThemselves()
    #expect(alone.first.map { $0.label == nil } == true)
  }

  @Test mutating func `are selected by selecting their shapes`() {
    #expect(joined.painting.existing([label]) == [box])
    #expect(joined.painting.existing([box, label]) == [box])
  }

  @Test mutating func `stay with their shapes among the others, in groups, layers and locks`() {
    let other = joined.add(joined.shape(.ellipse, 200, 50, 250, 100))
    joined.painting.perform(.reorder([box], above: other))
    #expect(joined.painting.elements.map(\.id) == [other, box, label])
    joined.painting.perform(.reorder([other], above: box))
    #expect(joined.painting.elements.map(\.id) == [box, label, other])
    joined.painting.perform(.lock([box], true))
    #expect(joined.element(label)?.isLocked == true)
    joined.painting.perform(.lock([box], false))
    joined.painting.perform(.group([box, other], as: .unassigned))
    #expect(joined.painting.elements.map(\.groups.count) == [1, 1, 1])
  }

  @Test mutating func `are in the middle of lines, and stay there`() {
    let other = joined.add(joined.shape(.rectangle, 250, 50, 350, 100))
    let line = joined.connect(box, to: other)
    let name = joined.label(line)
    #expect(joined.middle(of: name) == [200, 75])
    joined.move(other, by: 0, 100)
    let ends = joined.ends(of: line)
    for (axis, place) in joined.middle(of: name).enumerated() {
      #expect(abs(place - (ends[0][axis] + ends[1][axis]) / 2) < 0.02)
    }
    #expect(joined.middle(of: label) == [100, 75])
    #expect(joined.element(line)?.erasures.count == 1, "a gap, which moves along")
    joined.move(other, by: 0, -50)
    #expect(joined.element(line)?.erasures.count == 1)
    joined.painting.perform(.remove([name]))
    #expect(joined.element(line)?.erasures.isEmpty == true)
  }

  @Test func `are kept as text, and refused if malformed`() {
    let link = TextLabel(of: ElementID(7), size: 0.025)
    #expect(link.text == "7 0.025" && TextLabel(text: link.text) == link)
    for text in ["", "7", "0 0.1", "7 0", "7 -1", "7 nan", "x 1", "7 0.1 2"] {
      #expect(TextLabel(text: text) == nil, "\(text)")
    }
  }
}
