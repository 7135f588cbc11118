public import Base

/// Lines or dots on a paper, below its ink.
public struct PaperPattern: Equatable, Hashable, Sendable {
  /// The arrangement of the lines or dots.
  public enum Kind: String, CaseIterable, Sendable {
    /// Horizontal lines.
    case ruled
    case squared
    /// A dot at each corner of the squares.
    case dotted
    /// Equilateral triangles with one vertical side.
    case isometric
  }

  /// The allowed spacings.
  public static let allowedSpacings = 0.001...10.0
  /// 5 mm on A4.
  public static let usualSpacing = PaperSize.fourToThree.length(ofMillimeters: 5)

  /// The arrangement of the lines or dots.
  public var kind: Kind
  /// The distance between lines, or the side of a triangle, in units of the paper's longer side.
  public private(set) var spacing: Double
  /// The colour of the lines or dots.
  public var color: InkColor
  /// A point where lines meet.
  public private(set) var origin: PaperPoint

  /// Returns nil for a spacing out of range or an origin far from the paper.
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

  /// Returns the pattern moved along with the ink when the paper gets new edges.
  func moved(by map: PaperMap, scale: Double) -> PaperPattern {
    var pattern = self
    pattern.spacing = min(
      max(spacing * scale, Self.allowedSpacings.lowerBound), Self.allowedSpacings.upperBound)
    let moved = map(origin)
    // The pattern repeats, so keep the origin near however often this happens.
    let width = pattern.spacing * (kind == .isometric ? 3.0.squareRoot() : 1)
    pattern.origin = PaperPoint(
      x: moved.x.remainder(dividingBy: width), y: moved.y.remainder(dividingBy: pattern.spacing))
    return pattern
  }
}

extension InkColor {
  /// The blue of exercise book lines.
  public static let patternBlue = InkColor(red: 0xA9, green: 0xC4, blue: 0xE4)
  /// A faint grey for lines.
  public static let patternGray = InkColor(red: 0xC4, green: 0xC4, blue: 0xC4)
}
