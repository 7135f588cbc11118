import Canvas
import Base
import Texts
import Views
import Widgets

/// The time of a frame while the brush chooser's knob is turned, at scale 2, without its put.
struct ChooserBench {
  private let scale = 2.0
  private let size = PixelSize(width: 828, height: 1472)

  func run() throws {
    print("Turning the width knob of a brush chooser, 414 × 736 points at scale 2")
    let panel = try Panel(size: size, scale: scale)
    var first = Measurement()
    first.add(Measurement.time { panel.draw() })
    var frames = Measurement()
    var plain = Measurement()
    for step in 0..<600 {
      panel.turn(step)
      let damage = panel.damage.rects
      plain.add(Measurement.time { panel.paintPlainly(damage) })
      frames.add(Measurement.time { panel.draw() })
    }
    row("plain cairo_paint of the same rectangles", plain.median, "ms")
    row("a frame", frames.median, "ms", baseline: plain.median, "target 2 ms")
    row("the slowest of a hundred", frames.quantile(0.99), "ms", baseline: plain.median)
    row("the whole panel, when it is first shown", first.median, "ms", baseline: plain.median)
    print("")
  }

  /// A chooser on a surface, with simulated turns of its knob.
  private final class Panel: SceneHost {
    private let chooser: BrushChooser
    private let scene: Scene
    private let surface: Surface
    private let copy: Surface
    private let context: DrawingContext
    private let hub: ViewPoint
    private var isPressed = false
    var damage = PixelRegion()

    init(size: PixelSize, scale: Double) throws {
      chooser = BrushChooser(texts: .english, brush: Brush(widthInPoints: 12))
      surface = try Surface(size: size, format: .rgb24)
      copy = try Surface(size: size, format: .rgb24)
      context = DrawingContext(copy)
      scene = Scene(root: chooser, theme: .light, scale: scale, pixelSize: size)
      scene.layoutIfNeeded()
      let knob = Self.views(in: chooser).first { $0.accessibility.role == .dial }
      let frame = ViewRect(
        origin: knob?.originInScene ?? .zero, size: knob?.frame.size ?? .zero)
      hub = ViewPoint(x: frame.midX, y: frame.y + frame.height * 0.53)
      damage.add(PixelRect(size: size))
      scene.host = self
    }

    private static func views(in root: View) -> [View] {
      [root] + root.children.flatMap { views(in: $0) }
    }

    func turn(_ step: Int) {
      let swing = abs(Double(step * 4 % 240) - 120)
      let event = PointerEvent(position: ViewPoint(x: hub.x, y: hub.y - (isPressed ? swing : 0)))
      scene.handle(isPressed ? .pointerMoved(event) : .pointerPressed(event, .primary))
      isPressed = true
    }

    func draw() {
      scene.layoutIfNeeded()
      for part in damage.rects { scene.draw(part, on: surface) }
      damage = PixelRegion()
    }

    func paintPlainly(_ parts: [PixelRect]) {
      for part in parts {
        context.saved {
          context.rectangle(part)
          context.clip()
          context.paint(surface, x: 0, y: 0)
        }
      }
    }

    func setNeedsDisplay(_ rect: PixelRect) { damage.add(rect) }
    func setPointerShape(_ shape: PointerShape) {}
    func after(_ delay: Duration, _ action: @escaping () -> Void) -> () -> Void { {} }
  }
}
