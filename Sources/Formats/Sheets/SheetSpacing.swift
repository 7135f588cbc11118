/// The spacing of a sheet's frames, in its pixels.
public struct SheetSpacing: Equatable, Hashable, Sendable {
  /// Around the whole sheet.
  public var border = 0 { didSet { border = Self.clamped(border) } }
  /// Between adjacent frames.
  public var between = 0 { didSet { between = Self.clamped(between) } }
  /// Around each frame.
  public var inner = 0 { didSet { inner = Self.clamped(inner) } }
  /// The extent to which a frame's edge pixels are repeated outwards, to avoid seams when a game scales it.
  public var extrusion = 0 { didSet { extrusion = Self.clamped(extrusion) } }
  /// The empty margins of frames that are left out.
  public var trimming = Trimming.none

  /// The way that empty margins are left out.
  public enum Trimming: String, CaseIterable, Sendable {
    case none = "whole"
    /// Each frame by itself.
    case frames = "trim"
    /// All frames of a picture by the same margins, so that they stay equally large.
    case alike
  }

  /// The range of each value.
  public static let allowed = 0...256

  private static func clamped(_ value: Int) -> Int {
    min(max(value, allowed.lowerBound), allowed.upperBound)
  }

  /// No spacing.
  public init() {}

  /// The space of a frame on each side beyond its own pixels.
  var margin: Int { inner + extrusion }
}
