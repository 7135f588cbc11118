/// The drawing settings a user chooses: a width in points of the paper, a style and stabilisation.
public struct Brush: Equatable, Hashable, Sendable {
  /// The widths that a brush can have, in points of the paper.
  public static let allowedWidths = 0.5...50.0
  /// The width of a new brush, in points of the paper.
  public static let defaultWidth = 4.0

  /// The width in points, within `allowedWidths`. Setting NaN changes nothing.
  public var widthInPoints: Double {
    get { storedWidth }
    set { storedWidth = Self.clamped(newValue) ?? storedWidth }
  }
  /// The look of its lines, apart from their width.
  public var style: LineStyle
  /// The recipes for gradients of its elements.
  public var inks = BrushInks()
  /// The length of the stabilising rope, within `Stabiliser.allowedRopes`. Setting NaN changes nothing.
  public var steadiness = 0.0 {
    didSet {
      let allowed = Stabiliser.allowedRopes
      steadiness =
        steadiness.isNaN
        ? oldValue : min(max(steadiness, allowed.lowerBound), allowed.upperBound)
    }
  }
  private var storedWidth: Double

  /// Creates a brush without a rope; a width outside of the allowed ones is moved into them.
  public init(widthInPoints: Double = Self.defaultWidth, style: LineStyle = LineStyle()) {
    storedWidth = Self.clamped(widthInPoints) ?? Self.defaultWidth
    self.style = style
  }

  private static func clamped(_ width: Double) -> Double? {
    width.isNaN
      ? nil : min(max(width, allowedWidths.lowerBound), allowedWidths.upperBound)
  }
}
