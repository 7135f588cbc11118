public import Base

/// A group of lines shown as a whole: stacked with other sheets, translucent or hidden.
public struct Sheet: Equatable, Sendable, Identifiable {
  /// Identifies a sheet within its picture, and is carried by its lines.
  public struct ID: Hashable, Sendable {
    /// The number, that of the painting's layer.
    public let number: UInt32

    /// Creates the identifier of a layer's sheet.
    public init(_ number: UInt32) { self.number = number }

    /// The sheet of lines without an explicit one.
    public static let first = ID(1)
  }

  public let id: ID
  /// 0…1; applied to the sheet as a whole, so overlapping lines don't show through each other.
  public var opacity: Double
  /// Whether its lines are painted.
  public var isShown: Bool
  /// How its colours combine with those below it.
  public var blending: Blending

  /// Creates a sheet, opaque and shown unless said otherwise.
  public init(
    id: ID = .first, opacity: Double = 1, isShown: Bool = true, blending: Blending = .normal
  ) {
    self.id = id
    self.opacity = opacity
    self.blending = blending
    self.isShown = isShown
  }

  /// Whether anything on it is visible.
  var isVisible: Bool { isShown && opacity > 0 }
}
