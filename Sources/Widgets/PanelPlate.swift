import Canvas
import Base

/// A metal plate screwed onto cloth: the background of a faceplate.
public final class PanelPlate: View {
  private let picture = CachedDrawing()
  /// The number of times that the background was drawn, for tests.
  public var drawCount: Int { picture.drawCount }

  /// The distance from the view's edge to the metal.
  public static let border = 9.0
  private static let pipingWidth = 3.0
  private static let plateRadius = 7.0
  private static let screwRadius = 4.0

  public override init(_ accessibility: Accessibility = Accessibility(.group)) {
    super.init(accessibility)
  }

  public override var isOpaque: Bool { true }

  public override func draw(_ pass: RenderPass) {
    picture.draw(pass, in: bounds) { drawBackground($0) }
  }

  private func drawBackground(_ pass: RenderPass) {
    pass.fillTolex(bounds)
    let plate = snapped(bounds.inset(Self.border))
    pass.drawPiping(
      plate.inset(-Self.pipingWidth), radius: Self.plateRadius + Self.pipingWidth,
      width: Self.pipingWidth)
    pass.fillMetal(plate, radius: Self.plateRadius, color: pass.faceplate.metal)
    let inset = Self.screwRadius + 4
    let corners = [
      (plate.x + inset, plate.y + inset, 0.6), (plate.maxX - inset, plate.y + inset, -0.9),
      (plate.x + inset, plate.maxY - inset, 1.9), (plate.maxX - inset, plate.maxY - inset, 0.2),
    ]
    for (x, y, slot) in corners {
      pass.drawScrew(ViewPoint(x: x, y: y), radius: Self.screwRadius, slotAngle: slot)
    }
  }
}
