import Base
import Canvas
import Documents
import Editing
import Views
import Widgets

@testable import App
@testable import DocumentWindows
@testable import Windows

/// A window of the application with a document of cells, and somebody in front of it who thinks in cells.
///
///     let pixels = try PixelWindow()
///     pixels.tools.choose(.rectangle)
///     pixels.drag((1, 1), (4, 3))
///     pixels.text       // the frame as rows of signs
final class CellWindow<Edited: CellEditor> {
  let application: ApplicationTester
  let window: PretendWindow
  let editor: Edited
  let grid: GridView
  /// The sentences that were shown at the window's foot.
  private(set) var said: [String] = []

  init(
    _ document: Document, size: PixelSize, grid: (Edited) -> GridView,
    toasts: (Edited) -> ToastPresenter
  ) throws {
    application = try ApplicationTester()
    application.display.isTimeHeld = true
    window = try application.open(document)
    guard let editor = application.application.documents.last?.editor as? Edited else {
      throw WrongKind()
    }
    self.editor = editor
    self.grid = grid(editor)
    toasts(editor).announced.listen(self) { [unowned self] toast in
      if let toast { said.append(toast.text) }
    }
    window.resize(to: size)
  }

  private struct WrongKind: Error {}

  var scene: Scene { editor.window.scene }

  // MARK: The person in front of it

  /// The middle of what is seen of a cell, in the window.
  func point(_ cell: (Int, Int)) -> ViewPoint {
    let viewport = grid.viewport
    let frame = grid.frame(of: CellRect(x: cell.0, y: cell.1, width: 1, height: 1))
    if viewport.cellSide >= 1, !frame.isEmpty { return grid.originInScene + frame.center }
    // Beyond what is seen, or of a part of a pixel.
    return grid.originInScene
      + ViewPoint(
        x: (Double(viewport.x) + (Double(cell.0) + 0.5) * viewport.cellSide) / grid.scale,
        y: (Double(viewport.y) + (Double(cell.1) + 0.5) * viewport.cellSide) / grid.scale)
  }

  @discardableResult
  func press(
    _ cell: (Int, Int), _ button: PointerButton = .primary, _ modifiers: Modifiers = []
  ) -> CellWindow {
    let point = point(cell)
    window.hold(modifiers).press(point.x, point.y, button)
    return self
  }

  @discardableResult
  func move(_ cell: (Int, Int), _ modifiers: Modifiers = []) -> CellWindow {
    let point = point(cell)
    window.hold(modifiers).drag(to: point.x, point.y)
    return self
  }

  @discardableResult
  func release(_ button: PointerButton = .primary) -> CellWindow {
    window.hold([]).release(button)
    return self
  }

  func drag(
    _ from: (Int, Int), _ to: (Int, Int), _ button: PointerButton = .primary,
    _ modifiers: Modifiers = []
  ) {
    press(from, button, modifiers).move(to, modifiers).release(button)
  }

  func click(_ cell: (Int, Int), _ button: PointerButton = .primary) {
    press(cell, button).release(button)
  }

  func click(_ view: View) {
    let middle = place(of: view).center
    window.click(middle.x, middle.y)
  }

  func undo() { window.key("Ctrl+Z") }

  func redo() { window.key("Ctrl+Y") }

  func letTimePass() { application.display.letTimePass() }

  func resize(width: Int, height: Int, scale: Double = 1) {
    application.display.scale = scale
    window.resize(to: PixelSize(width: width, height: height))
    window.draw()
  }

  // MARK: What it shows

  /// Where a view lies in the window.
  func place(of view: View) -> ViewRect {
    ViewRect(origin: view.originInScene, size: view.frame.size)
  }

  /// All views inside one, each before those inside it.
  func views(in view: View) -> [View] { [view] + view.children.flatMap { views(in: $0) } }

  /// All that the window shows.
  var pixels: [UInt8] { window.pixels() }

  /// All that it shows when everything is drawn anew.
  func fullRedraw() -> [UInt8] {
    scene.root.setNeedsDisplay()
    window.draw()
    return pixels
  }
}
