public import Base

/// The single light on all faceplates: from above, slightly to the left.
public enum Light {
  /// The unit vector from a surface towards the light, in view space.
  public static let direction = ViewPoint(x: -0.5, y: -0.866)

  /// The direction as an angle, clockwise from the x axis, in radians.
  static let angle = -2 * Double.pi / 3

  /// Returns the offset of a shadow at a distance from its object.
  public static func shadow(_ distance: Double) -> ViewPoint {
    ViewPoint(x: -direction.x * distance, y: -direction.y * distance)
  }

  /// Returns how directly a flank faces the light: 1 towards it, −1 away from it.
  ///
  /// - Parameter angle: the angle of the flank's normal, clockwise from the x axis, in radians.
  static func brightness(ofNormalAt angle: Double) -> Double {
    Turn.cosine(angle) * direction.x + Turn.sine(angle) * direction.y
  }

  /// Returns the ends of a line across a rectangle along the light, for gradients over raised edges.
  static func line(across rect: ViewRect) -> (start: ViewPoint, end: ViewPoint) {
    let reach = (abs(direction.x) * rect.width + abs(direction.y) * rect.height) / 2
    return (rect.center + shadow(-reach), rect.center + shadow(reach))
  }
}
