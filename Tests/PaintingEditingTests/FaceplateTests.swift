@testable import ApplicationTesting
import Base
import Documents
import Editing
import TestSupport
import Testing
import Views
import Widgets

@testable import App
@testable import DocumentWindows
@testable import PaintingEditing

@Suite("The faceplate of a painting")
struct FaceplateTests {
  private let window: PaintingWindow
  private var chooser: BrushChooser { window.editor.panel.chooser }
  private var hand: Brush { window.brushes.brush }
  private let red = InkColor(rgb: 0xC8331F)
  private let blue = InkColor(rgb: 0x1F5FBF)
  private let green = InkColor(rgb: 0x2E7D4F)

  /// On a paper of 400 × 300: a red line 12 wide at a height of 80, a blue dashed one 6 wide at 200. A green brush, 3
  /// wide, is in hand.
  init() throws {
    window = try PaintingWindow(.line)
    window.brushes.brush = Brush(
      widthInPoints: 12, style: LineStyle(cap: .butt, color: red))
    window.press(100, 80).drag(to: 300, 80).release()
    window.brushes.brush = Brush(
      widthInPoints: 6, style: LineStyle(cap: .square, color: blue, dash: .dashes))
    window.press(100, 200).drag(to: 300, 200).release()
    window.brushes.brush = Brush(widthInPoints: 3, style: LineStyle(join: .bevel, color: green))
    window.tools.choose(.select)
  }

  @Test func `holds the brush in hand while nothing is selected, whoever changes it`() {
    #expect(chooser.brush == hand && chooser.toolName == "SELECT")
    chooser.strokeWidth = 17
    #expect(hand.widthInPoints == 17 && window.strokes.map(\.width).max() ?? 1 < 0.031)
    window.brushes.brush.style.color = red
    #expect(chooser.color == red)
    window.tools.recallChannel(4)
    #expect(hand == BrushChooser.factoryChannels[4] && chooser.brush == hand)
    window.tools.recallChannel(6)
    #expect(hand == BrushChooser.factoryChannels[4])
  }

  @Test func `holds the look of what is selected, says so, and then the brush in hand again`() {
    let brush = hand
    window.click(200, 80)
    #expect(abs(chooser.strokeWidth - 12) < 1e-9 && chooser.color == red)
    #expect(chooser.endCap == .butt && chooser.toolName == "SELECTION")
    #expect(window.editor.screen.bar.brushButton.accessibility.value == "12 pt, #C8331F")
    window.click(200, 200)
    #expect(abs(chooser.strokeWidth - 6) < 1e-9 && chooser.color == blue)
    #expect(chooser.brush.style.dash == .dashes)
    #expect(hand == brush)
    window.selection.clear()
    #expect(chooser.brush == brush && hand == brush && chooser.toolName == "SELECT")
    #expect(window.painting.history.edits.count == 2, "to look at it changes nothing")
  }

  @Test func `holds the look of the topmost where several are selected; erasers never are`() {
    window.tools.choose(.eraser)
    window.press(150, 40).drag(to: 150, 120).release()
    window.tools.choose(.select)
    window.selection.selectAll()
    #expect(window.painting.elements.count == 3 && window.selection.elements.count == 2)
    #expect(chooser.color == blue && abs(chooser.strokeWidth - 6) < 1e-9)
  }

  @Test
  func `changes only what was turned of the selection, as one step, and not the brush in hand`() {
    let brush = hand
    window.selection.selectAll()
    for width in 7...20 { chooser.strokeWidth = Double(width) }
    #expect(window.editor.screen.bar.brushButton.accessibility.value == "20 pt, #1F5FBF")
    window.tools.finishStyling()
    #expect(window.strokes.allSatisfy { abs($0.width * 400 - 20) < 1e-9 })
    #expect(window.strokes.map(\.style.color) == [red, blue])
    #expect(window.strokes.map(\.style.cap) == [.butt, .square])
    #expect(window.painting.history.edits.count == 3 && hand == brush)
    chooser.color = green
    window.tools.finishStyling()
    #expect(window.strokes.map(\.style.color) == [green, green])
    #expect(window.strokes.map(\.style.cap) == [.butt, .square] && hand == brush)
    window.undo()
    window.undo()
    #expect(chooser.color == blue && abs(chooser.strokeWidth - 6) < 1e-9)
    window.selection.clear()
    #expect(chooser.brush == brush)
  }

  @Test func `counts the width in points of the paper, or of the screen, as brushes do`() {
    window.tools.widthsMeanScreen = false
    window.click(200, 80)
    #expect(abs(chooser.strokeWidth - 12 * 1600 / 400) < 1e-9)
    chooser.strokeWidth = 16
    window.tools.finishStyling()
    #expect(abs(window.strokes[0].width - 0.01) < 1e-12)
  }

  @Test func `is turned by keys, too, and leaves steadiness to the hand`() {
    var brush = hand
    window.click(200, 80)
    window.tools.changeWidth(larger: true)
    window.tools.finishStyling()
    #expect(abs(window.strokes[0].width * 400 - 13) < 1e-9)
    window.tools.storeChannel(2)
    #expect(window.brushes.kit.channels[2].style.color == red)
    window.tools.recallChannel(4)
    window.tools.finishStyling()
    let recalled = BrushChooser.factoryChannels[4]
    #expect(window.strokes[0].style.color == recalled.style.color && hand == brush)
    chooser.brush.steadiness = 40
    brush.steadiness = 40
    #expect(hand == brush)
  }

  @Test func `changes the first ones as they are turned when others are selected in the meantime`()
  {
    window.click(200, 80)
    chooser.color = green
    window.click(200, 200)
    #expect(window.strokes.map(\.style.color) == [green, blue] && chooser.color == blue)
    chooser.endCap = .round
    window.selection.clear()
    #expect(window.strokes.map(\.style.cap) == [.butt, .round] && hand.style.color == green)
  }

  @Test func `greys what follows a hand while it is for shapes`() throws {
    #expect(chooser.use == .hand, "nothing is selected")
    window.click(200, 80)
    #expect(chooser.use == .shape)
    window.tools.choose(.pencil)
    #expect(chooser.use == .hand)
    window.press(100, 250).drag(to: 300, 260).release()
    window.tools.choose(.ellipse)
    #expect(chooser.use == .shape)
    window.tools.choose(.select)
    window.selection.selectAll()
    #expect(chooser.use == .hand, "one of them is of a hand")
    window.tools.choose(.fill)
    #expect(chooser.use == .area)
  }

  @Test func `greys what areas do not use for as long as nothing else is selected`() throws {
    let corners = [(0.1, 0.1), (0.9, 0.1), (0.5, 0.9)].map { UnitPoint(x: $0.0, y: $0.1) }
    let outline = try #require(AreaOutline(corners, ends: [3]))
    window.editor.tools.context.perform(.add([PaintingElement(.area(outline), width: 0.01)]))
    let ids = window.painting.elements.map(\.id)
    window.selection.select([ids[2]])
    #expect(chooser.use == .area)
    window.selection.select([ids[0], ids[2]])
    #expect(chooser.use == .shape)
    window.selection.select([ids[2]])
    #expect(chooser.use == .area)
    window.selection.clear()
    #expect(chooser.use == .hand)
  }

  @Test func `is for the eraser's own width while that is in use`() throws {
    let brush = hand
    #expect(chooser.eraserWidth == nil)
    window.tools.choose(.eraser)
    #expect(chooser.eraserWidth == 24)
    #expect(window.editor.screen.bar.brushButton.accessibility.value == "Eraser, 24 pt")
    chooser.eraserWidthChanged.post(90)
    #expect(window.tools.ownWidth == 90 && chooser.eraserWidth == 90 && hand == brush)
    window.tools.changeWidth(larger: true)
    #expect(chooser.eraserWidth == 100)
    window.tools.choose(.pencil)
    #expect(chooser.eraserWidth == nil && chooser.brush == brush)
    for case .ownWidth(let range, _) in DrawingTool.eraser.options {
      #expect(range == DialScale.eraserWidth.range, "the knob turns as far as the eraser goes")
    }
  }
}
