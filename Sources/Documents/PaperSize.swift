public import Base

/// The shape of a paper and, if known, its physical size.
public struct PaperSize: Equatable, Sendable {
  /// The shape: width divided by height.
  public var ratio: AspectRatio
  /// Nil for a paper with only a shape.
  public var length: PaperLength?

  /// A paper of the usual shape, without a length.
  public static let fourToThree = PaperSize(.fourToThree)

  /// Creates a size; without a length it is only a shape.
  public init(_ ratio: AspectRatio, length: PaperLength? = nil) {
    self.ratio = ratio
    self.length = length
  }

  /// The assumed length of its longer side: that of A4 if it has no size.
  public var countedLength: PaperLength { length ?? .a4 }

  /// Converts a physical length to units of the longer side.
  public func length(ofMillimeters millimeters: Double) -> Double {
    millimeters / countedLength.millimeters
  }

  /// Converts a length on the paper to millimetres.
  public func millimeters(ofLength length: Double) -> Double { length * countedLength.millimeters }
}

/// The physical length of a paper's longer side.
public struct PaperLength: Equatable, Hashable, Sendable {
  /// The length, within `allowed`.
  public let millimeters: Double

  /// In millimetres: up to ten metres.
  public static let allowed = 1.0...10_000.0
  /// The longer side of an A4 page.
  public static let a4 = PaperLength(unchecked: 297)
  /// The millimetres of an inch, exactly.
  public static let millimetersToInch = 25.4

  /// Returns nil unless the length is in `allowed`.
  public init?(millimeters: Double) {
    guard Self.allowed.contains(millimeters) else { return nil }
    self.millimeters = millimeters
  }

  private init(unchecked millimeters: Double) { self.millimeters = millimeters }

  /// The length in inches.
  public var inches: Double { millimeters / Self.millimetersToInch }

  /// Returns the length of a paper scaled by a factor, or nil if the result is out of range.
  public func scaled(by factor: Double) -> PaperLength? {
    PaperLength(millimeters: millimeters * factor)
  }
}

/// Whether a painting's shape is determined yet.
public enum PaperShape: Equatable, Sendable {
  /// Blank: the first stroke gives it the shape of the view that it is drawn in.
  case ofView
  case fixed(AspectRatio)

  /// Returns 4:3 for a painting without a shape.
  public var ratio: AspectRatio { if case .fixed(let ratio) = self { ratio } else { .fourToThree } }
}
