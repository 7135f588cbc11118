import Base
import Testing
import Texts
import Views
import Widgets

@testable import App

@Suite("The brushes at hand")
struct BrushKitTests {
  @Test("change their width by finer steps where it is thin, and come back the same way")
  func steps() {
    let controller = BrushController(kit: BrushKit())
    controller.brush.widthInPoints = 9
    var widths: [Double] = []
    controller.changed.listen(controller) { widths.append($0.brush.widthInPoints) }
    for _ in 0..<4 { controller.changeWidth(larger: true) }
    for _ in 0..<4 { controller.changeWidth(larger: false) }
    #expect(widths == [9.5, 10, 11, 12, 11, 10, 9.5, 9])
  }

  @Test("are recalled from channels and stored there")
  func channels() {
    let controller = BrushController(kit: BrushKit())
    controller.recallChannel(4)
    #expect(controller.brush == BrushChooser.factoryChannels[4])
    controller.brush.widthInPoints = 33
    controller.storeChannel(1)
    #expect(controller.kit.channels[1].widthInPoints == 33)
    controller.recallChannel(0)
    controller.recallChannel(1)
    #expect(controller.brush.widthInPoints == 33)
    let kit = controller.kit
    controller.recallChannel(6)
    controller.storeChannel(-1)
    #expect(controller.kit == kit)
  }

  @Test("remember the last twelve colours that were drawn in, each once, the newest first")
  func recentColors() {
    var kit = BrushKit()
    let colors = (0..<14).map { InkColor(red: UInt8($0), green: 0, blue: 0) }
    for color in colors { kit.noteUse(of: color) }
    #expect(kit.recentColors == colors.suffix(12).reversed())
    kit.noteUse(of: colors[5])
    #expect(kit.recentColors.first == colors[5])
    #expect(kit.recentColors.count == 12 && Set(kit.recentColors).count == 12)
  }

  @Test(
    "come back from their text",
    arguments: BrushChooser.factoryChannels + [
      Brush(
        widthInPoints: 0.5,
        style: LineStyle(
          cap: .square, join: .bevel, color: InkColor(red: 1, green: 2, blue: 3, alpha: 4),
          dash: DashPattern([3, 0.5]) ?? .solid))
    ])
  func text(brush: Brush) {
    #expect(BrushText.brush(BrushText.text(of: brush)) == brush)
  }

  @Test(
    "are not read from a text that is none of a brush",
    arguments: [
      "", "4", "4 round round", "4 round round red", "x round round #000000FF",
      "4 flat round #000000FF", "4 round round #000000FF 1,x", "4 round round #000000FF 1 2",
      "4 round round #000000FF -1",
    ])
  func refused(text: String) {
    #expect(BrushText.brush(text) == nil)
  }
}

@Suite("Choosers that are connected")
struct BrushConnectionTests {
  @Test("follow the brush in use, whoever changes it, and are let go")
  func follow() {
    let controller = BrushController(kit: BrushKit())
    let other = BrushChooser(texts: .english, brush: Brush())
    controller.connect(other)
    do {
      let chooser = BrushChooser(texts: .english, brush: Brush())
      controller.connect(chooser)
      chooser.strokeWidth = 17
      #expect(controller.brush.widthInPoints == 17)
      #expect(other.strokeWidth == 17)
      chooser.storeChannel(2)
      #expect(other.channels[2].widthInPoints == 17)
      controller.kit.noteUse(of: .black)
      #expect(chooser.recentColors == [.black] && other.recentColors == [.black])
    }
    #expect(controller.changed.listenerCount == 1)
  }
}
