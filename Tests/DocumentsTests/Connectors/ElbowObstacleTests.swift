import Base
import Documents
import Testing

@Suite("An elbow among other elements")
struct ElbowObstacleTests {
  private var joined = Joined()
  private let left: ElementID
  private let right: ElementID

  init() {
    left = joined.add(joined.shape(.rectangle, 20, 130, 60, 170))
    right = joined.add(joined.shape(.rectangle, 340, 130, 380, 170))
  }

  private mutating func elbow() -> ElementID {
    var line = joined.shape(.line, 0, 0, 1, 1)
    line.connections = LineConnections(
      start: Connection(left, anchor: Connection.middle),
      end: Connection(right, anchor: Connection.middle), course: .elbow)
    let around = ElbowObstacles(of: joined.painting, on: joined.paper)
    return joined.add(line.connected(on: joined.paper, around: around, to: joined.target))
  }

  /// In points.
  private func nodes(_ id: ElementID) -> [[Double]] {
    (joined.element(id)?.placedPath?.nodes ?? []).map { node in
      [node.point.x, node.point.y].map { ($0 * 400).rounded() }
    }
  }

  private func crosses(_ id: ElementID, _ other: ElementID) -> Bool {
    guard let target = joined.target(other), let path = joined.element(id)?.placedPath else {
      return false
    }
    return zip(path.nodes, path.nodes.dropFirst()).contains { from, to in
      stride(from: 0.0, through: 1, by: 0.01).contains {
        target.contains(from.point.point($0, towards: to.point))
      }
    }
  }

  @Test mutating func `goes round closed lines, areas and texts, and through lines`() throws {
    for kind in [ShapeKind.rectangle, .ellipse, .rounded] {
      let other = joined.add(joined.shape(kind, 180, 100, 220, 180))
      let line = elbow()
      #expect(!crosses(line, other) && nodes(line).count == 4)
      joined.painting.undo()
      joined.painting.undo()
    }
    let outline = try #require(
      AreaOutline(
        polygon: [(180.0, 100.0), (220, 100), (220, 180), (180, 180)].map {
          joined.point($0.0, $0.1)
        }, on: joined.paper))
    let text = TextBlock("A", style: TextStyle(), size: 0.05, at: joined.point(180, 100))
    for content in [ElementContent.area(outline), .text(text, outline)] {
      let other = joined.add(PaintingElement(content, width: 0.002))
      let line = elbow()
      #expect(!crosses(line, other))
      joined.painting.undo()
      joined.painting.undo()
    }
    joined.add(joined.shape(.line, 200, 100, 200, 200))
    let line = elbow()
    #expect(nodes(line).count == 2)
  }

  @Test mutating func `goes through an element around one of its own, and on hidden layers`() {
    joined.add(joined.shape(.rectangle, 10, 100, 200, 200))
    let past = elbow()
    #expect(nodes(past).count == 2)
    joined.painting.undo()
    joined.painting.undo()
    joined.add(joined.shape(.rectangle, 180, 100, 220, 180))
    var layers = joined.painting.layers
    layers[0].isHidden = true
    joined.painting.perform(.setLayers(layers))
    let line = elbow()
    #expect(nodes(line).count == 2)
  }

  @Test mutating func `never leaves the paper to get round something`() {
    let wall = joined.add(joined.shape(.rectangle, 180, -10, 220, 310))
    let through = elbow()
    #expect(crosses(through, wall))
    joined.painting.undo()
    joined.painting.undo()
    let low = joined.add(joined.shape(.rectangle, 180, 8, 220, 310))
    let line = elbow()
    #expect(!crosses(line, low) && nodes(line).allSatisfy { $0[1] > 0 })
  }

  @Test mutating func `is laid anew when its own elements move, and not for others`() {
    let other = joined.add(joined.shape(.rectangle, 180, 20, 220, 60))
    let line = elbow()
    let straight = nodes(line)
    #expect(straight.count == 2)
    joined.move(other, by: 0, 100)
    #expect(nodes(line) == straight)
    joined.move(right, by: 0, 1)
    #expect(!crosses(line, other))
    let bent = joined.painting
    // Together, nothing changes.
    let before = nodes(line)
    joined.move(left, right, line, by: 0, -20)
    #expect(nodes(line) == before.map { [$0[0], $0[1] - 20] })
    joined.painting.undo()
    #expect(joined.painting.elements == bent.elements)
    joined.painting.undo()
    #expect(nodes(line) == straight)
    joined.painting.redo()
    #expect(joined.painting.elements == bent.elements)
  }

  @Test mutating func `goes round what the same step moves into its way`() {
    let other = joined.add(joined.shape(.rectangle, 180, 20, 220, 60))
    let line = elbow()
    joined.move(other, right, by: 0, 100)
    #expect(!crosses(line, other))
  }
}
