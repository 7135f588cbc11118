import Base
import Canvas
import Documents
import Editing
import Testing
import Views
import Widgets

@testable import App
@testable import DocumentWindows
@testable import PaintingEditing

/// A window of the application with a painting, and somebody in front of it who thinks in points of its paper of
/// 400 × 300.
///
///     let window = try PaintingWindow(.rectangle)
///     window.press(100, 100).drag(to: 200, 150).release()
///     window.strokes.last?.tool     // .rectangle
final class PaintingWindow {
  let application: ApplicationTester
  let window: PretendWindow
  let editor: PaintingEditor
  /// The colours that the brush got one after the other.
  private(set) var colors: [InkColor] = []
  /// The sentences that were shown at the window's foot.
  private(set) var said: [String] = []
  /// Beside the paper there is room for the numbers of a shape.
  private static let margin = 400.0
  /// Above and under the paper that fits.
  private static let fitMargin = 12.0

  init(
    _ tool: CommandName = .pencil, scale: Double = 1,
    _ painting: Painting = Painting(shape: .fixed(.fourToThree))
  ) throws {
    application = try ApplicationTester()
    application.display.isTimeHeld = true
    application.display.scale = scale
    window = try application.open(.painting(painting))
    editor = try #require(application.application.documents.last?.editor as? PaintingEditor)
    resize(paperHeight: 300)
    if editor.panel.isOpen { editor.panel.toggle() }
    brushes.changed.listen(self) { [unowned self] in colors.append($0.brush.style.color) }
    tools.context.said.listen(self) { [unowned self] in said.append($0) }
    tools.choose(tool)
    // Somebody who thinks in points of this paper.
    tools.widthsMeanScreen = true
    window.draw()
  }

  var paper: PaintView { editor.screen.paper }
  var tools: ToolController { editor.tools }
  var selection: ElementSelection { editor.tools.selection }
  var brushes: BrushController { editor.shared.brush }
  var painting: Painting { editor.painting }
  var strokes: [Stroke] { painting.strokes }
  var inspector: SelectionInspector? { editor.screen.inspector }

  // MARK: The person in front of it

  /// A point of the paper, as it fits the window, in the view.
  func point(_ x: Double, _ y: Double) -> ViewPoint {
    ViewPoint(x: Self.margin + x, y: Self.fitMargin + y)
  }

  private func inWindow(_ x: Double, _ y: Double) -> ViewPoint {
    paper.originInScene + point(x, y)
  }

  @discardableResult
  func press(
    _ x: Double, _ y: Double, _ button: PointerButton = .primary, _ modifiers: Modifiers = []
  ) -> PaintingWindow {
    let point = inWindow(x, y)
    window.hold([]).drag(to: point.x, point.y)
    window.hold(modifiers).press(point.x, point.y, button)
    return self
  }

  @discardableResult
  func drag(to x: Double, _ y: Double, _ modifiers: Modifiers = []) -> PaintingWindow {
    let point = inWindow(x, y)
    window.hold(modifiers).drag(to: point.x, point.y)
    return self
  }

  @discardableResult
  func move(_ x: Double, _ y: Double) -> PaintingWindow { drag(to: x, y) }

  @discardableResult
  func release(
    _ button: PointerButton = .primary, _ modifiers: Modifiers = []
  ) -> PaintingWindow {
    window.hold(modifiers).release(button)
    return self
  }

  @discardableResult
  func click(_ x: Double, _ y: Double) -> PaintingWindow { press(x, y).release() }

  func doubleClick(_ x: Double, _ y: Double) {
    let point = inWindow(x, y)
    window.hold([]).doubleClick(point.x, point.y)
  }

  @discardableResult
  func scroll(_ dy: Double, _ modifiers: Modifiers = []) -> PaintingWindow {
    window.hold(modifiers).scroll(dy)
    return self
  }

  func forgetColors() { colors = [] }

  func undo() { window.key("Ctrl+Z") }

  func redo() { window.key("Ctrl+Y") }

  func resize(paperHeight height: Double) {
    let scale = application.display.scale
    window.resize(
      to: PixelSize(
        width: Int((height / 3 * 4 + 2 * Self.margin) * scale),
        height: Int((height + 2 * Self.fitMargin + DocumentBar.height) * scale)))
  }

  // MARK: What it shows

  /// The box round a stroke's points, in points of the paper.
  func box(_ stroke: Stroke) -> ViewRect {
    let xs = stroke.samples.map { $0.position.x * 400 }
    let ys = stroke.samples.map { $0.position.y * 300 }
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return ViewRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  func isNear(_ a: ViewRect, _ b: ViewRect) -> Bool {
    abs(a.x - b.x) < 0.2 && abs(a.y - b.y) < 0.2 && abs(a.width - b.width) < 0.2
      && abs(a.height - b.height) < 0.2
  }

  func pixel(_ x: Int, _ y: Int) -> UInt32? {
    let point = inWindow(Double(x), Double(y))
    return window.pixel(Int(point.x), Int(point.y))
  }

  /// Where the first view with a role and a name that is shown lies in the window.
  func place(_ role: Accessibility.Role, _ name: String) throws -> ViewRect {
    func views(in view: View) -> [View] { [view] + view.children.flatMap(views) }
    let view = try #require(
      views(in: editor.screen).first {
        $0.accessibility.role == role && $0.accessibility.name == name && $0.isVisible
      })
    return ViewRect(origin: view.originInScene, size: view.frame.size)
  }

  /// All that the paper shows.
  var pixels: [UInt8] {
    let scale = application.display.scale
    let origin = paper.originInScene
    return window.pixels(
      in: PixelRect(
        x: Int(origin.x * scale), y: Int(origin.y * scale), width: paper.pixelSize.width,
        height: paper.pixelSize.height))
  }

  /// All that it shows when everything is drawn anew.
  func fullRedraw() -> [UInt8] {
    paper.reload()
    window.draw()
    return pixels
  }

  func draw() { window.draw() }
}
