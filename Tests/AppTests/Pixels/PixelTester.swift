import ApplicationTesting
import Canvas
import Base
import Documents
import TestSupport
import Texts
import Editing
import Views
import Widgets

@testable import App

/// A window with pixel art of 8 × 8 cells, without a desktop and without a library.
///
///     let pixels = try PixelTester()
///     pixels.tools.choose(.rectangle)
///     pixels.drag((1, 1), (4, 3))
///     pixels.text       // the frame as rows of signs
final class PixelTester {
  let tester: SceneTester
  let desk: PixelDesk
  let display: PixelDisplay
  let palette: PaletteController
  let frames: FrameController
  let selection: CellSelectionController
  let tools: CellToolController
  let place = PretendClipboard()
  let clipboard: CopiedContent<CopiedCells>
  let screen: PixelScreen
  private(set) var art: PixelArt
  private(set) var pointed = ""
  private var position = ViewPoint.zero

  init(
    _ start: PixelPicture = PixelPicture(size: CellSize(width: 8, height: 8)), width: Int = 700,
    height: Int = 560
  ) throws {
    art = PixelArt(start)
    let grid = GridView(name: "Grid", scale: 1)
    desk = PixelDesk(start, grid: grid)
    display = PixelDisplay(desk)
    palette = PaletteController(desk, texts: .english)
    frames = FrameController(desk, display: display, texts: Texts.english.pixels)
    clipboard = CopiedContent(on: place)
    selection = CellSelectionController(
      desk, clipboard: clipboard, texts: Texts.english.selection)
    tools = CellToolController(desk, palette: palette, selection: selection, texts: .english)
    screen = PixelScreen(
      bar: DocumentBar(
        texts: .english, name: "A", tools: CellToolController.choices(.english),
        panel: ToolChoice(icon: .palette, name: ""), deleteName: ""), grid: grid,
      palette: palette.panel, frames: frames.bar)
    tester = try SceneTester(screen, width: width, height: height)
    desk.isChangeable = { true }
    desk.keep = { [weak self] in self?.art.commit($0) }
    desk.changed.listen(self) { [weak self] change in
      guard let self else { return }
      if case .cells(_, let frame) = change {
        display.cellsChanged()
        frames.pictureChanged(frame)
      } else {
        display.reload()
        palette.show()
        frames.framesChanged()
        frames.show()
      }
    }
    desk.frameChanged.listen(self) { [weak self] _ in
      self?.display.reload()
      self?.frames.show()
    }
    tools.pointed = { [weak self] in self?.pointed = $0 }
    tools.begins = { [weak self] in self?.frames.holdForPainting() }
    frames.host = tester
    palette.show()
    frames.show()
    tester.draw()
  }

  /// The frame that is edited, as it is kept.
  var text: String { art.picture.frames[desk.frame].grid.text }

  /// The frame that is edited, as it is seen.
  var seen: String { desk.cells.text }

  /// The middle of a cell in the scene.
  func point(_ cell: (Int, Int)) -> ViewPoint {
    let frame = desk.grid.frame(of: CellRect(x: cell.0, y: cell.1, width: 1, height: 1))
    if !frame.isEmpty { return desk.grid.originInScene + frame.center }
    // Beyond what is seen, or beyond the edges.
    let side = desk.grid.placement.cellSide
    return desk.grid.originInScene
      + ViewPoint(
        x: Double(desk.grid.placement.x) + (Double(cell.0) + 0.5) * side,
        y: Double(desk.grid.placement.y) + (Double(cell.1) + 0.5) * side)
  }

  @discardableResult
  func press(
    _ cell: (Int, Int), _ button: PointerButton = .primary, _ modifiers: Modifiers = []
  ) -> PixelTester {
    let point = point(cell)
    tester.press(point.x, point.y, button, modifiers)
    return self
  }

  @discardableResult
  func move(_ cell: (Int, Int), _ modifiers: Modifiers = []) -> PixelTester {
    let point = point(cell)
    tester.drag(to: point.x, point.y, modifiers)
    return self
  }

  @discardableResult
  func release(_ button: PointerButton = .primary) -> PixelTester {
    tester.release(button)
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

  func undo() {
    art.undo()
    selection.follow()
    desk.follow(art.picture)
    tester.draw()
  }

  func redo() {
    art.redo()
    selection.follow()
    desk.follow(art.picture)
    tester.draw()
  }

  /// All that the window shows.
  var pixels: [UInt8] { tester.surface.pixels(in: tester.surface.bounds) }

  /// All that it shows when everything is drawn anew.
  func fullRedraw() -> [UInt8] {
    display.reload()
    tester.scene.root.setNeedsDisplay()
    tester.draw()
    return pixels
  }
}
