import Canvas
import Base
import Widgets

/// A widget on display.
struct Specimen {
  var name: String
  var size: ViewSize
  /// The pointer's position for a state, from 0 to 1 over the width and the height.
  var spot = (x: 0.5, y: 0.5)
  /// Whether it is on a faceplate rather than in a window.
  var isOnPlate = true
  var make: () -> View

  /// Draws it in a state, with a margin around it.
  func draw(_ state: WidgetState, theme: Theme, scale: Double) throws -> Surface {
    let backdrop = SpecimenBackdrop(isPlate: isOnPlate)
    let view = make()
    view.frame = ViewRect(
      x: Self.margin, y: Self.margin, width: size.width, height: size.height)
    backdrop.add(view)
    let scene = Scene(
      root: backdrop, theme: theme, scale: scale,
      pixelSize: PixelSize(
        width: Int(saturating: (outerSize.width * scale).rounded()),
        height: Int(saturating: (outerSize.height * scale).rounded())))
    scene.layoutIfNeeded()
    state.apply(
      to: scene,
      at: ViewPoint(
        x: Self.margin + size.width * spot.x, y: Self.margin + size.height * spot.y))
    let surface = try Surface(size: scene.pixelSize, format: .rgb24)
    scene.draw(PixelRect(size: scene.pixelSize), on: surface)
    return surface
  }

  private static let margin = 8.0

  var outerSize: ViewSize {
    ViewSize(width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin)
  }
}

/// The background of a specimen.
private final class SpecimenBackdrop: View {
  private let isPlate: Bool

  init(isPlate: Bool) {
    self.isPlate = isPlate
    super.init()
  }

  override var isOpaque: Bool { true }

  override func draw(_ pass: RenderPass) {
    if isPlate {
      pass.fillMetal(bounds.inset(-20), radius: 0, color: pass.faceplate.metal)
    } else {
      pass.context.setColor(pass.theme.window)
      pass.context.rectangle(bounds)
      pass.context.fill()
    }
  }
}
