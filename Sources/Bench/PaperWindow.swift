import Canvas
import Base
import Platform
import Documents
import Formats
import Rendering
import Views
import Widgets

/// A paper in a real window, drawn on by synthetic desktop events.
final class PaperWindow {
  let paper: PaintView
  private let window: Window
  private let scene: Scene
  private let loop: EventLoop
  private let shown: Shown
  private let host: Host

  private final class Shown: PaintViewDelegate {
    var painting: Painting
    var line: GestureLine

    init(_ painting: Painting, _ line: GestureLine) {
      self.painting = painting
      self.line = line
    }

    func lineSource(for view: PaintView) -> LineSource? {
      let (elements, ratio) = (painting.elements, painting.aspectRatio)
      return LineSource(pointCount: .max, sheets: painting.layers.map { Sheet($0) }) {
        Polyline.lines(
          of: elements, on: ratio, in: $0, after: .milliseconds(10), isCancelled: $1)
      }
    }

    func paintView(_ view: PaintView, received event: GestureEvent<PaperReading>) {
      switch event {
      case .began(let reading, _):
        view.updateLine(after: .began(line))
        view.updateLine(after: .grew(Sample(reading)))
      case .moved(let reading): view.updateLine(after: .grew(Sample(reading)))
      case .ended: view.keepLine()
      case .hovered, .cancelled: break
      }
    }
  }

  private final class Host: WindowDelegate, SceneHost {
    unowned let scene: Scene
    unowned let window: Window

    init(_ scene: Scene, _ window: Window) {
      self.scene = scene
      self.window = window
    }

    func window(_ window: any DesktopWindow, received event: InputEvent) {}
    func window(_ window: any DesktopWindow, resizedTo size: PixelSize) {
      scene.resize(to: size, scale: 1)
    }
    func window(_ window: any DesktopWindow, draw damage: PixelRect, on surface: Surface) {
      scene.draw(damage, on: surface)
    }
    func windowWillDraw(_ window: any DesktopWindow) { scene.layoutIfNeeded() }
    func windowWantsToClose(_ window: any DesktopWindow) {}
    func setNeedsDisplay(_ rect: PixelRect) { window.setNeedsDisplay(rect) }
    func setPointerShape(_ shape: PointerShape) {}
    func after(_ delay: Duration, _ action: @escaping () -> Void) -> () -> Void { {} }
  }

  init(
    display: Display, size: PixelSize, line: GestureLine = GestureLine(width: 4 * PaperScale.grain),
    painting: Painting
  ) throws {
    loop = try EventLoop(display: display)
    window = try display.makeWindow(
      WindowOptions(
        title: "Bench", size: size, minimumSize: PixelSize(width: 1, height: 1)))
    shown = Shown(painting, line)
    paper = PaintView(name: "Paper", scale: 1)
    scene = Scene(root: paper, theme: .light, scale: 1, pixelSize: size)
    host = Host(scene, window)
    scene.host = host
    window.delegate = host
    paper.delegate = shown
    window.show()
    paper.reload()
    let paper = paper
    let window = window
    guard loop.run(until: { paper.isSettled && window.frameCount > 0 }, timeout: .seconds(300))
    else { throw BenchError(description: "the paper did not settle") }
  }

  deinit {}

  func close() { window.close() }

  /// Handles one event and shows its effect.
  func handle(_ event: InputEvent) {
    let frame = window.frameCount
    scene.handle(event)
    let window = window
    _ = loop.run(until: { window.frameCount > frame }, timeout: .milliseconds(200))
  }

  func undo(of count: Int) {
    showChange { $0.removeLast(of: count) }
  }

  /// Makes a change and waits until it is on the screen.
  func showChange(_ change: (PaintView) -> Void) {
    let frame = window.frameCount
    change(paper)
    let window = window
    _ = loop.run(until: { window.frameCount > frame }, timeout: .seconds(5))
  }

  /// Waits until everything is sharp.
  func settle() {
    let paper = paper
    _ = loop.run(until: { paper.isSettled }, timeout: .seconds(60))
  }

  /// The line of the pointer.
  var line: GestureLine {
    get { shown.line }
    set { shown.line = newValue }
  }

  /// The painting shown on a redraw.
  var painting: Painting {
    get { shown.painting }
    set { shown.painting = newValue }
  }
}

struct BenchError: Error, CustomStringConvertible {
  let description: String
}
