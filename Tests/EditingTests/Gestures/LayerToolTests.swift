import Base
import Documents
import Editing
import Testing

/// What tools do in the layers of a painting: a line across each of two of them.
@MainActor @Suite struct LayerToolTests {
  private let painter: HeadlessPainter
  private let under = Layer.ID(1)
  private let over = Layer.ID(2)

  init() {
    func line(_ y: Double, _ layer: UInt32) -> PaintingElement {
      PaintingElement(
        layer: Layer.ID(layer),
        .shape(.line, from: UnitPoint(x: 0.1, y: y), to: UnitPoint(x: 0.9, y: y)), width: 0.02)
    }
    painter = HeadlessPainter(
      Painting(
        shape: .fixed(.fourToThree), layers: [Layer(name: "under"), Layer(id: Layer.ID(2))],
        baseElements: [line(0.5, 1), line(0.5, 2)]))
  }

  private var context: ToolContext { painter.context }
  private var layers: [UInt32] { painter.painting.elements.map(\.layer.number) }

  private func draw(_ tool: CommandName = .pencil) {
    painter.choose(tool)
    painter.press(200, 50).drag(to: 200, 250).release()
  }

  @Test func `What is drawn joins the layer that was chosen, the uppermost at first`() {
    #expect(context.layer.id == over)
    draw()
    context.choose(under)
    draw()
    draw(.rectangle)
    #expect(layers == [1, 1, 1, 2, 2])
    context.choose(Layer.ID(77))
    #expect(context.layer.id == under)
  }

  @Test func `A layer that is hidden or locked is not drawn in, and says so`() {
    var said: [String] = []
    context.said.listen(self.painter) { said.append($0) }
    context.change(over) { $0.isHidden = true }
    draw()
    draw(.rectangle)
    draw(.eraser)
    #expect(layers == [1, 2])
    #expect(said.count == 3 && said[0] == "“Layer 2” is hidden: show it to draw in it.")
    context.change(over) { ($0.isHidden, $0.isLocked) = (false, true) }
    draw()
    #expect(said.last == "“Layer 2” is locked: unlock it to draw in it.")
    context.choose(under)
    draw()
    #expect(layers == [1, 1, 2])
  }

  @Test
  func `A layer that is hidden or locked is not written in, and its texts stay what they are`() {
    var (said, asked) = ([String](), [TextRequest]())
    context.said.listen(painter) { said.append($0) }
    context.textRequested.listen(painter) { asked.append($0) }
    context.insert("text", around: PaperPoint(x: 0.5, y: 0.2))
    painter.choose(.text)
    painter.press(200, 80).release()
    #expect(layers == [1, 2, 2] && asked.count == 1 && said.isEmpty)
    context.change(over) { $0.isLocked = true }
    painter.press(200, 80).release()
    context.insert("more", around: nil)
    #expect(layers == [1, 2, 2] && asked.count == 1)
    #expect(said == Array(repeating: "“Layer 2” is locked: unlock it to draw in it.", count: 2))
  }

  @Test func `What is hidden or locked is neither picked nor selected`() {
    painter.choose(.select)
    painter.press(200, 150).release()
    #expect(context.selection.indices == [1])
    context.change(over) { $0.isLocked = true }
    #expect(context.selection.isEmpty)
    painter.press(200, 150).release()
    #expect(context.selection.indices == [0])
    context.selection.selectAll()
    #expect(context.selection.indices == [0])
    context.change(under) { $0.isHidden = true }
    #expect(context.selection.isEmpty)
    painter.press(10, 10).drag(to: 390, 290).release()
    #expect(context.selection.isEmpty)
  }

  @Test func `Erasers of every kind work in the layer that is drawn in`() {
    context.choose(under)
    for (mode, expected) in [
      (DrawingTool.Mode.eraseStrokes, [UInt32(2)]), (.cutStrokes, [1, 1, 2]),
      (.eraseInk, [1, 1, 2]),
    ] {
      painter.choose(.eraser)
      context.settings.setMode(mode, of: painter.toolbox.tool)
      painter.press(200, 50).drag(to: 200, 250).release()
      #expect(layers == expected, "\(mode)")
      painter.session.undo()
      #expect(layers == [1, 2])
    }
  }

  @Test func `What leaves a layer takes the gaps along that erasers made there`() {
    draw(.eraser)
    context.choose(under)
    draw()
    painter.choose(.select)
    painter.press(120, 150).release()
    #expect(context.selection.indices == [2])
    context.moveSelected(to: under)
    let elements = painter.painting.elements
    #expect(layers == [1, 1, 1] && elements[2].erasures.count == 1)
    #expect(context.selection.indices == [2], "it stays selected")
    painter.session.undo()
    #expect(layers == [1, 1, 2, 2])
  }

  @Test
  func `A merged layer is part of the one under it, and its erasers take off its own ink alone`() {
    draw(.eraser)
    context.change(over) { $0 = $0.faded(to: 0.5) }
    #expect(context.canMergeLayer)
    context.mergeLayer()
    let painting = painter.painting
    #expect(painting.layers.map(\.id) == [under] && context.layer.id == under)
    #expect(painting.elements.map(\.erasures.count) == [0, 1])
    // It was fainter than what it is part of now.
    #expect(painting.elements.map(\.style.color.alpha) == [255, 128])
    painter.session.undo()
    #expect(painter.painting.layers.count == 2 && layers == [1, 2, 2])
  }

  @Test func `A composed group of a faint layer that is merged fades as a whole`() throws {
    context.choose(over)
    draw()
    let ids = painter.painting.elements.filter { $0.layer == over }.map(\.id)
    painter.session.perform(.group(ids, as: .unassigned))
    let group = try #require(painter.painting.elements.last?.groups.first)
    painter.session.perform(.styleGroup(group, GroupStyle(opacity: 0.5)))
    context.change(over) { $0 = $0.faded(to: 0.5) }
    context.mergeLayer()
    let merged = painter.painting.elements.filter { $0.groups.contains(group) }
    #expect(merged.count == 2 && merged.allSatisfy { $0.layer == under })
    #expect(merged.allSatisfy { $0.style(of: group).opacity == 0.25 })
    #expect(merged.allSatisfy { $0.style.color.alpha == 255 })
  }

  @Test
  func
    `A layer comes over the one that is drawn in, and another one takes the place of one that goes`()
  {
    context.choose(under)
    context.addLayer()
    #expect(painter.painting.layers.map(\.id.number) == [1, 3, 2])
    #expect(context.layer.id == Layer.ID(3))
    draw()
    #expect(layers == [1, 3, 2])
    context.moveLayer(by: 1)
    #expect(layers == [1, 2, 3] && !context.canMoveLayer(by: 1))
    context.removeLayer()
    #expect(layers == [1, 2] && context.layer.id == over)
    painter.session.undo()
    #expect(layers == [1, 2, 3])
    while painter.painting.canUndo { painter.session.undo() }
    #expect(painter.painting.layers.count == 2)
    context.removeLayer()
    #expect(!context.canRemoveLayer)
  }

  @Test func `Another order is one within a layer`() {
    context.choose(under)
    draw()
    painter.choose(.select)
    painter.press(200, 60).release()
    #expect(context.selection.indices == [1])
    context.toTop()
    context.raise()
    #expect(layers == [1, 1, 2] && context.selection.indices == [1])
    context.toBottom()
    #expect(layers == [1, 1, 2] && context.selection.indices == [0])
  }

  @Test func `An opacity is seen while it is dragged, and kept as one step`() {
    for percent in [80.0, 60, 40] { context.fade(to: percent / 100) }
    #expect(painter.painting.layers[1].opacity == 1 && painter.session.draft != nil)
    context.keepFading()
    #expect(painter.painting.layers[1].opacity == 0.4)
    #expect(painter.painting.history.edits.count == 1)
    context.keepFading()
    #expect(painter.painting.history.edits.count == 1)
  }
}
