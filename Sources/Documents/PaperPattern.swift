public import Base

/// Lines or dots on a paper, under its ink.
public struct PaperPattern: Equatable, Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    /// Lines from side to side.
    case ruled
    case squared
    /// A dot at each corner of the squares.
    case dotted
    /// Triangles with equal sides, one of which is upright.
    case isometric
  }

  /// The spacings that a pattern may have.
  public static let allowedSpacings = 0.001...10.0
  /// 5 mm on A4.
  public static let usualSpacing = PaperSize.fourToThree.length(ofMillimeters: 5)

  public var kind: Kind
  /// From one line to the next, or the side of a triangle, in lengths of the paper's longer side.
  public private(set) var spacing: Double
  public var color: InkColor
  /// A point where lines meet.
  public private(set) var origin: PaperPoint

  /// Nil for a spacing that is not allowed, or an origin that is no point near a paper.
  public init?(
    _ kind: Kind, spacing: Double, color: InkColor, origin: PaperPoint = PaperPoint(x: 0, y: 0)
  ) {
    guard Self.allowedSpacings.contains(spacing), abs(origin.x) <= 100, abs(origin.y) <= 100 else {
      return nil
    }
    self.kind = kind
    self.spacing = spacing
    self.color = color
    self.origin = origin
  }

  /// The pattern where the ink on it is now, as the paper has other edges.
  func moved(by map: PaperMap, scale: Double) -> PaperPattern {
    var pattern = self
    pattern.spacing = min(
      max(spacing * scale, Self.allowedSpacings.lowerBound), Self.allowedSpacings.upperBound)
    let moved = map(origin)
    // It repeats, so the origin stays near however often this is done.
    let width = pattern.spacing * (kind == .isometric ? 3.0.squareRoot() : 1)
    pattern.origin = PaperPoint(
      x: moved.x.remainder(dividingBy: width), y: moved.y.remainder(dividingBy: pattern.spacing))
    return pattern
  }
}

extension InkColor {
  /// Of the lines of exercise books.
  public static let patternBlue = InkColor(red: 0xA9, green: 0xC4, blue: 0xE4)
  /// Of lines that are hardly there.
  public static let patternGray = InkColor(red: 0xC4, green: 0xC4, blue: 0xC4)
}
