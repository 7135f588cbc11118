public import Base

/// The one lamp that lights every faceplate: above, a little to the left.
public enum Light {
  /// From a surface towards the light, in view space; of length 1.
  public static let direction = ViewPoint(x: -0.5, y: -0.866)

  /// The direction as an angle, clockwise from the x axis, in radians.
  static let angle = -2 * Double.pi / 3

  /// Where a shadow falls at a distance from what casts it.
  public static func shadow(_ distance: Double) -> ViewPoint {
    ViewPoint(x: -direction.x * distance, y: -direction.y * distance)
  }

  /// How much a flank faces the light: 1 towards it, −1 away from it.
  ///
  /// - Parameter angle: of the flank's normal, clockwise from the x axis, in radians.
  static func brightness(ofNormalAt angle: Double) -> Double {
    Turn.cosine(angle) * direction.x + Turn.sine(angle) * direction.y
  }

  /// The ends of a line across a rectangle along the light, for gradients over raised edges.
  static func line(across rect: ViewRect) -> (start: ViewPoint, end: ViewPoint) {
    let reach = (abs(direction.x) * rect.width + abs(direction.y) * rect.height) / 2
    return (rect.center + shadow(-reach), rect.center + shadow(reach))
  }
}
