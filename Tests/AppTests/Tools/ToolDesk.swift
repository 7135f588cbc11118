import Canvas
import Base
import Documents
import Formats
import Rendering
import TestSupport
import Texts
import Editing
import Views
import Widgets

@testable import App

/// A paper of 400 × 300 with a tool in hand, and the painting that comes of it.
///
///     desk.tools.choose(.rectangle)
///     desk.tester.press(100, 100).drag(to: 200, 150).release()
///     desk.strokes.last?.tool     // .rectangle
final class ToolDesk: PaintViewDelegate {
  let paper: PaintView
  let tools: ToolController
  let brushes = BrushController(kit: BrushKit())
  let tester: SceneTester
  private(set) var painting = Painting(shape: .fixed(.fourToThree))
  private(set) var picked: [InkColor] = []
  private(set) var said: [String] = []
  private static let ratio = AspectRatio.fourToThree

  init(_ tool: DrawingTool.Name = .pencil, scale: Double = 1) throws {
    paper = PaintView(name: "Paper", brush: Brush(), scale: scale)
    paper.aspectRatio = Self.ratio
    let desk = PaperDesk(paper: paper)
    tools = ToolController(desk: desk, brushes: brushes, texts: .english)
    tester = try SceneTester(
      paper, width: Int(400 * scale), height: Int(300 * scale), scale: scale)
    paper.delegate = self
    desk.strokes = { [weak self] in self?.painting.strokes ?? [] }
    desk.ratio = { Self.ratio }
    desk.say = { [weak self] in self?.said.append($0) }
    desk.make = { [weak self] plan, isShown, then in
      guard let self else { return }
      then(perform(plan.edit(painting), isShown))
    }
    tools.finished = { [weak self] stroke in
      guard let self else { return }
      paper.append(Polyline(stroke, in: paper.viewport))
      painting.add(stroke)
    }
    paper.reload()
    tools.choose(tool)
    tester.draw()
  }

  var strokes: [Stroke] { painting.strokes }

  func lineSource(for view: PaintView) -> LineSource? {
    LineSource(painting, without: tools.selection.lifted)
  }

  private func perform(_ edit: PaintingEdit, _ isShown: Bool) -> Bool {
    guard let change = painting.perform(edit) else { return false }
    if !isShown { paper.show(change, of: painting) }
    tools.selection.follow(change, keepsPlaces: edit.keepsPlaces)
    return true
  }

  func paintView(_ view: PaintView, finished gesture: PaintGesture) {
    if gesture.leavesLine {
      painting.add(Stroke(gesture))
    } else {
      tools.cut(along: Stroke(gesture))
    }
  }

  func paintView(_ view: PaintView, stretches event: StretchEvent) {
    tools.stretch(event, on: Self.ratio)
  }

  func paintView(_ view: PaintView, picked color: InkColor, isFinal: Bool) {
    picked.append(color)
    if isFinal { tools.endPicking() }
  }

  func undo() { step { $0.undo() } }

  func redo() { step { $0.redo() } }

  private func step(_ step: (inout Painting) -> PaintingChange?) {
    if let change = step(&painting) {
      paper.show(change, of: painting)
      tools.selection.follow(change, keepsPlaces: false)
    }
    tester.draw()
  }

  /// The corners of a stroke's box, in points of the view.
  func box(_ stroke: Stroke) -> ViewRect {
    let xs = stroke.samples.map { $0.position.x * 400 }
    let ys = stroke.samples.map { $0.position.y * 300 }
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return ViewRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// All that the window shows.
  var pixels: [UInt8] { tester.surface.pixels(in: tester.surface.bounds) }

  /// All that it shows when everything is drawn anew.
  func fullRedraw() -> [UInt8] {
    paper.reload()
    tester.draw()
    return pixels
  }

  func isNear(_ a: ViewRect, _ b: ViewRect) -> Bool {
    abs(a.x - b.x) < 0.2 && abs(a.y - b.y) < 0.2 && abs(a.width - b.width) < 0.2
      && abs(a.height - b.height) < 0.2
  }
}
