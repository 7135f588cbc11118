import Base
import Documents
import Editing
import Testing

@Suite("The node tool")
@MainActor struct NodeGestureTests {
  /// A square of corners at 100 and 200 points, closed unless said otherwise.
  private func square(isClosed: Bool = true) -> PaintingElement? {
    let corners = [(100.0, 100.0), (200, 100), (200, 200), (100, 200)]
    let nodes = corners.map { PathNode(PaperPoint(x: $0.0 / 400, y: $0.1 / 400)) }
    return NodePath(nodes, isClosed: isClosed).map {
      PaintingElement(.path($0, $0.nodeSamples(on: .fourToThree)), width: 0.005)
    }
  }

  private func painter(_ elements: [PaintingElement?]) -> HeadlessPainter {
    let painter = HeadlessPainter(
      Painting(shape: .fixed(.fourToThree), baseElements: elements.compactMap(\.self)))
    painter.context.settings.aids.snaps = false
    painter.choose(.nodes)
    return painter
  }

  private func path(_ painter: HeadlessPainter, _ index: Int = 0) throws -> NodePath {
    try #require(painter.painting.elements[index].content.path)
  }

  /// In points.
  private func round(_ point: PaperPoint) -> [Double] {
    [(point.x * 400).rounded(), (point.y * 400).rounded()]
  }

  private func points(_ path: NodePath) -> [[Double]] { path.nodes.map { round($0.point) } }

  @Test func `shows the nodes of an element that is clicked, and drags one of them`() throws {
    let painter = painter([square()])
    let before = try path(painter)
    painter.press(150, 101).release()
    #expect(painter.context.nodes?.count == 4 && painter.context.chosenNodes.isEmpty)
    painter.press(201, 199).drag(to: 231, 219).release()
    let after = try path(painter)
    #expect(points(after) == [[100, 100], [200, 100], [230, 220], [100, 200]])
    #expect(painter.context.chosenNodes == [NodePlace(node: 2)])
    for index in [0, 1, 3] { #expect(after.nodes[index] == before.nodes[index]) }
    #expect(painter.painting.history.edits.count == 1)
    painter.session.undo()
    #expect(try path(painter) == before)
    painter.session.redo()
    #expect(try path(painter) == after)
  }

  @Test func `selects for a menu the node at the pointer, or the ends of the curve there`() throws {
    let painter = painter([square()])
    painter.press(150, 101).release()
    let context = painter.context
    func point(_ x: Double, _ y: Double) -> PaperPoint { PaperPoint(x: x / 400, y: y / 400) }
    #expect(context.chooseNodesForMenu(at: point(201, 199)))
    #expect(context.chosenNodes == [NodePlace(node: 2)])
    // The last curve ends at the first node.
    #expect(context.chooseNodesForMenu(at: point(100, 150)))
    #expect(context.chosenNodes == [NodePlace(node: 3), NodePlace(node: 0)])
    context.chooseAllNodes()
    #expect(context.chooseNodesForMenu(at: point(200, 150)) && context.chosenNodes.count == 4)
    #expect(!context.chooseNodesForMenu(at: point(300, 280)))
  }

  @Test func `moves several nodes at once: with Shift, and with a rectangle`() throws {
    let painter = painter([square()])
    painter.press(150, 101).release()
    painter.press(100, 100).release()
    painter.press(200, 100, .shift).release()
    #expect(painter.context.chosenNodes.count == 2)
    painter.press(200, 100).drag(to: 200, 80).release()
    #expect(points(try path(painter)) == [[100, 80], [200, 80], [200, 200], [100, 200]])
    painter.press(80, 180).drag(to: 220, 220).release()
    #expect(painter.context.chosenNodes == [NodePlace(node: 2), NodePlace(node: 3)])
    painter.context.nudgeNodes(dx: 0, dy: 4)
    #expect(points(try path(painter)) == [[100, 80], [200, 80], [200, 201], [100, 201]])
    painter.press(20, 20).release()
    #expect(painter.context.chosenNodes.isEmpty && !painter.context.selection.isEmpty)
    painter.press(20, 20).release()
    #expect(painter.context.selection.isEmpty)
  }

  @Test func `adds a node by a double click, makes it smooth and drags its handles`() throws {
    let painter = painter([square()])
    painter.press(150, 101).release()
    painter.press(150, 100, isDouble: true).release()
    #expect(points(try path(painter))[1] == [150, 100])
    #expect(painter.context.chosenNodes == [NodePlace(node: 1)])
    painter.context.setNodes(.smooth)
    let node = try path(painter).nodes[1]
    #expect(round(node.leaving) == [167, 100] && round(node.arriving) == [133, 100])
    painter.press(167, 100).drag(to: 150, 130).release()
    let turned = try path(painter).nodes[1]
    #expect(round(turned.leaving) == [150, 130] && round(turned.arriving) == [150, 83])
    #expect(turned.kind == .smooth)
    // A double click on a node makes it a corner, whose handle moves alone.
    painter.press(150, 100, isDouble: true).release()
    painter.press(150, 130).drag(to: 180, 130).release()
    let corner = try path(painter).nodes[1]
    #expect(corner.kind == .corner && round(corner.arriving) == [150, 83])
    #expect(painter.painting.history.edits.count == 5)
  }

  @Test func `bends a curve that is dragged`() throws {
    let painter = painter([square()])
    painter.press(150, 101).release()
    painter.press(150, 100).drag(to: 150, 70).release()
    let path = try path(painter)
    let middle = path.curve(0).knot(at: 0.5).position
    #expect(round(middle) == [150, 70] && points(path)[0] == [100, 100])
    #expect(painter.context.chosenNodes == [NodePlace(node: 0), NodePlace(node: 1)])
  }

  @Test func `removes nodes, and the element with the last ones`() throws {
    let painter = painter([square()])
    painter.press(150, 101).release()
    painter.press(200, 100).release()
    painter.context.removeNodes()
    #expect(points(try path(painter)) == [[100, 100], [200, 200], [100, 200]])
    painter.context.chooseAllNodes()
    painter.context.removeNodes()
    #expect(painter.painting.elements.isEmpty)
    painter.session.undo()
    painter.session.undo()
    #expect(try path(painter).nodes.count == 4)
  }

  @Test func `breaks, joins and closes paths`() throws {
    let painter = painter([square()])
    painter.press(150, 101).release()
    painter.press(200, 100).release()
    #expect(painter.context.canBreakPath && !painter.context.canClosePath)
    painter.context.breakPath()
    let opened = try path(painter)
    #expect(!opened.isClosed && opened.nodes.count == 5 && points(opened)[0] == [200, 100])
    painter.press(100, 200).release()
    painter.context.breakPath()
    #expect(painter.painting.elements.map { $0.content.path?.nodes.count } == [3, 3])
    // The two parts are joined again where their ends meet.
    painter.context.selection.select(painter.painting.elements.map(\.id))
    #expect(painter.context.canJoinEnds)
    painter.context.joinEnds()
    #expect(painter.painting.elements.count == 1)
    #expect(try path(painter).nodes.count == 5)
    painter.context.joinEnds()
    #expect(try path(painter).isClosed)
    #expect(Set(points(try path(painter))) == [[100, 100], [200, 100], [200, 200], [100, 200]])
  }

  @Test func `closes an open path by a line`() throws {
    let painter = painter([square(isClosed: false)])
    painter.press(150, 101).release()
    #expect(painter.context.canClosePath)
    painter.context.closePath()
    #expect(try path(painter).isClosed && points(try path(painter)).count == 4)
  }

  @Test func `makes a stroke a path of few nodes, and goes back to the stroke`() throws {
    let samples = (0...100).map { step in
      let t = Double(step) / 100
      return Sample(
        position: UnitPoint(x: 0.25 + 0.5 * t, y: 0.5 - 0.8 * t * (1 - t)),
        milliseconds: UInt32(8 * step))
    }
    let stroke = PaintingElement(
      .freehand(samples), width: 0.01, style: LineStyle(hand: .gentle), grain: 1 / 400)
    let painter = painter([stroke])
    let element = painter.painting.elements[0]
    painter.press(200, 90).release()
    let nodes = try #require(painter.context.nodes)
    #expect((2...5).contains(nodes.count))
    #expect(!painter.context.canGoBackToStroke)
    // The nodes leave the picture as it is.
    let line = element.line(on: .fourToThree).samples.map {
      PaperPoint($0.position, on: .fourToThree)
    }
    for point in line {
      let distance = try #require(nodes.paths[0].nearestPlace(to: point, tolerance: 1e-5)).distance
      #expect(distance < 1.0 / 400)
    }
    painter.press(100, 150).drag(to: 90, 170).release()
    let path = try path(painter)
    #expect(path.isOfStroke && points(path)[0] == [90, 170])
    #expect(painter.painting.elements[0].content.keySamples == samples)
    #expect(painter.painting.elements[0].id == element.id)
    #expect(painter.context.canGoBackToStroke)
    painter.context.goBackToStroke()
    #expect(painter.painting.elements[0] == element)
    #expect(painter.painting.history.edits.count == 2)
  }

  @Test func `changes the contours of an area, whose other points keep every bit`() throws {
    let corners = [(0.25, 0.25), (0.75, 0.25), (0.75, 0.75), (0.25, 0.75)]
      .map { UnitPoint(x: $0.0, y: $0.1) }
    let outline = try #require(AreaOutline(contours: [corners.flatMap { [$0, $0, $0] }]))
    // Each curve is straight from its start to the next one.
    let area = PaintingElement(.area(outline), width: 0.01)
      .moved(by: .translation(PaperVector(dx: 0.1, dy: 0)), on: .fourToThree)
    let painter = painter([area])
    painter.press(200, 150).release()
    let nodes = try #require(painter.context.nodes)
    #expect(nodes.count == 4 && nodes.isArea && !painter.context.canBreakPath)
    let (start, last) = (nodes.paths[0].nodes[0].point, outline.points.count)
    painter.press(start.x * 400, start.y * 400)
      .drag(to: start.x * 400 - 20, start.y * 400 - 20).release()
    let changed = try #require(painter.painting.elements[0].content.outline)
    #expect(changed.points.count == last && changed.ends == outline.ends)
    #expect(changed.points[0] != outline.points[0])
    #expect(Array(changed.points[3..<9]) == Array(outline.points[3..<9]))
  }

  @Test(arguments: ShapeKind.allCases)
  func `finds few nodes along every shape, whose line they keep`(kind: ShapeKind) throws {
    let shape = PaintingElement(
      .shape(kind, from: UnitPoint(x: 0.25, y: 0.25), to: UnitPoint(x: 0.75, y: 0.8)), width: 0.01)
    let nodes = try #require(ElementNodes(of: shape, on: .fourToThree))
    #expect(nodes.paths[0].isClosed == kind.form.isClosed)
    #expect(nodes.count <= max(40, kind.form.pointCount / 4))
    for sample in shape.line(on: .fourToThree).samples {
      let point = PaperPoint(sample.position, on: .fourToThree)
      let place = try #require(nodes.paths[0].nearestPlace(to: point, tolerance: 1e-5))
      #expect(place.distance < 0.5 / 400, "\(kind)")
    }
  }

  @Test func `has no nodes of texts, pictures, erasers and dots`() {
    let dot = Sample(position: UnitPoint(x: 0.5, y: 0.5))
    #expect(
      ElementNodes(of: PaintingElement(.freehand([dot]), width: 0.1), on: .fourToThree) == nil)
    #expect(
      ElementNodes(of: PaintingElement(.eraser([dot, dot]), width: 0.1), on: .fourToThree) == nil)
  }

  @Test func `restores everything when a drag is called off`() throws {
    let painter = painter([square()])
    let before = try path(painter)
    painter.press(150, 101).release()
    painter.press(200, 100).drag(to: 300, 100)
    #expect(painter.session.isInGesture)
    painter.callOff()
    #expect(try path(painter) == before && !painter.session.isInGesture)
    #expect(painter.context.nodes?.paths == [before] && painter.painting.history.edits.isEmpty)
  }

  @Test func `asks for its tool at a double click on a line with the selection tool`() {
    let painter = painter([square()])
    painter.choose(.select)
    var asked: [ElementID] = []
    painter.context.nodesRequested.listen(painter) { asked.append($0) }
    painter.press(150, 100).release()
    painter.press(150, 100, isDouble: true).release()
    #expect(asked == painter.painting.elements.map(\.id))
  }
}
