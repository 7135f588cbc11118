public import Base

/// The shape of a paper, and how large it really is where that was ever said.
public struct PaperSize: Equatable, Sendable {
  public var ratio: AspectRatio
  /// Nil for a paper that has a shape alone.
  public var length: PaperLength?

  public static let fourToThree = PaperSize(.fourToThree)

  public init(_ ratio: AspectRatio, length: PaperLength? = nil) {
    self.ratio = ratio
    self.length = length
  }

  /// What its longer side is taken for: that of A4 where it has no size.
  public var countedLength: PaperLength { length ?? .a4 }

  /// A real length in lengths of the longer side.
  public func length(ofMillimeters millimeters: Double) -> Double {
    millimeters / countedLength.millimeters
  }

  /// A length of the paper as it is in reality.
  public func millimeters(ofLength length: Double) -> Double { length * countedLength.millimeters }
}

/// How long the longer side of a paper really is.
public struct PaperLength: Equatable, Hashable, Sendable {
  public let millimeters: Double

  /// In millimetres: up to ten metres.
  public static let allowed = 1.0...10_000.0
  /// Of a page of A4.
  public static let a4 = PaperLength(unchecked: 297)
  public static let millimetersToInch = 25.4

  /// Nil unless the length lies in `allowed`.
  public init?(millimeters: Double) {
    guard Self.allowed.contains(millimeters) else { return nil }
    self.millimeters = millimeters
  }

  private init(unchecked millimeters: Double) { self.millimeters = millimeters }

  public var inches: Double { millimeters / Self.millimetersToInch }

  /// That of a paper on which all lengths are so much smaller or larger; nil where that is none.
  public func scaled(by factor: Double) -> PaperLength? {
    PaperLength(millimeters: millimeters * factor)
  }
}

/// Whether a painting has its shape already.
public enum PaperShape: Equatable, Sendable {
  /// Blank: the first stroke gives it the shape of the view that it is drawn in.
  case ofView
  case fixed(AspectRatio)

  /// 4:3 for a painting that has none yet.
  public var ratio: AspectRatio { if case .fixed(let ratio) = self { ratio } else { .fourToThree } }
}
