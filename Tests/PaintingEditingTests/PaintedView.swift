import Base
import Canvas
import Documents
import Editing
import Formats
import Rendering
import TestSupport
import Texts
import Widgets

@testable import App
@testable import PaintingEditing
@testable import Views
@testable import Windows

/// A paper with a painting behind it and tools at hand, without a window or a library.
final class PaintedView {
  let session = Session(Painting(), freed: {})
  let display: PaintingDisplay
  let tools: ToolController
  let tester: SceneTester

  /// - Parameter isRead: whether the painting is known already.
  init(
    width: Int, height: Int, scale: Double, pointsDrawnAtOnce: Int, isRead: Bool = true
  ) throws {
    let paper = PaintView(name: "Paper", scale: scale, pointsDrawnAtOnce: pointsDrawnAtOnce)
    tester = try SceneTester(paper, width: width, height: height, scale: scale)
    display = PaintingDisplay(paper, of: session)
    tools = ToolController(
      ToolContext(
        session, indexed: IndexedElements(), display: display,
        work: BackgroundWork(texts: .english) { _ in }, texts: .english),
      display: display, brushes: BrushController(kit: BrushKit()))
    session.changed.listen(self) { [session] event in
      switch event {
      case .seen(.background), .seen(.reshaped):
        paper.backdrop = Backdrop(session.document.background)
      default: break
      }
    }
    if isRead { session.open(Painting(), for: .changing) }
    tester.draw()
  }

  var paper: PaintView { display.paper }
  var painting: Painting { session.document }

  func undo() { step { $0.undo() } }

  func redo() { step { $0.redo() } }

  func perform(_ edit: PaintingEdit) {
    guard case .fixed = painting.shape else { return }
    step { $0.perform(edit) }
  }

  private func step(_ step: (Session<Painting>) -> Void) {
    step(session)
    tester.draw()
  }

  func resize(width: Int, height: Int, scale: Double) throws {
    paper.scale = scale
    try tester.resize(width: width, height: height, scale: scale)
  }

  /// Waits until other threads have drawn what they were asked for.
  func settle() async throws {
    while !paper.isSettled { try await Task.sleep(for: .milliseconds(1)) }
    tester.draw()
  }

  var screen: [UInt8] { tester.surface.pixels(in: tester.surface.bounds) }

  /// What a new window of the same size shows of the same painting, or of another one.
  func fullRedraw(of painting: Painting? = nil) throws -> [UInt8] {
    let scene = tester.scene
    let fresh = try PaintedView(
      width: scene.pixelSize.width, height: scene.pixelSize.height, scale: scene.scale,
      pointsDrawnAtOnce: .max)
    fresh.session.open(painting ?? self.painting, for: .changing)
    fresh.paper.camera = paper.camera
    fresh.paper.backdrop = paper.backdrop
    fresh.tools.set { $0.aids = tools.context.settings.aids }
    fresh.tester.draw()
    return fresh.screen
  }
}
