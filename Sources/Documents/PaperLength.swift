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
