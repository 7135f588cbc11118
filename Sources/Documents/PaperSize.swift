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
