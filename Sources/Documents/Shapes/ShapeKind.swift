/// A shape that tools stretch: a file each, and a row here. All that is to be known of one is its form.
///
/// Nothing else lists shapes: whoever needs to know something asks the form.
public struct ShapeKind: Hashable, Sendable {
  enum Row: String, CaseIterable {
    case line, rectangle, ellipse, rounded, spiral
  }

  private let row: Row
  /// As `ShapeForm.counting` says; 0 for a shape of which nothing is counted.
  private let number: UInt8

  /// What it looks like, is called, and is measured by.
  public var form: any ShapeForm {
    switch row {
    case .line: LineShape()
    case .rectangle: RectangleShape()
    case .ellipse: EllipseShape()
    case .rounded: RoundedShape()
    case .spiral: SpiralShape(turns: Int(number))
    }
  }
}

extension ShapeKind {
  public static var line: ShapeKind { ShapeKind(.line) }
  public static var rectangle: ShapeKind { ShapeKind(.rectangle) }
  public static var ellipse: ShapeKind { ShapeKind(.ellipse) }
  public static var rounded: ShapeKind { ShapeKind(.rounded) }

  /// The shape as it is usual.
  init(_ row: Row) {
    self.row = row
    number = UInt8(clamping: ShapeKind(row, number: 0).form.counting?.usual ?? 0)
  }

  private init(_ row: Row, number: UInt8) {
    self.row = row
    self.number = number
  }

  /// The name of the shape, and of the tool that stretches it.
  public var name: String { row.rawValue }

  /// How many there are of what is counted of it; nil where nothing is.
  public var count: Int? { form.counting.map { _ in Int(number) } }

  /// The shape with so many of what is counted of it, or with as many as there may be.
  public func counting(_ count: Int) -> ShapeKind {
    guard let range = form.counting?.range else { return self }
    return ShapeKind(
      row, number: UInt8(clamping: min(max(count, range.lowerBound), range.upperBound)))
  }
}

extension ShapeKind: RawRepresentable, CaseIterable {
  public static let allCases = Row.allCases.map { ShapeKind($0) }

  /// As libraries and files have it: its name, with a number behind it where something is counted, as `star-5`.
  public var rawValue: String { number == 0 ? name : "\(name)-\(number)" }

  public init?(rawValue: String) {
    let words = rawValue.split(separator: "-", maxSplits: 1)
    guard let name = words.first, let row = Row(rawValue: String(name)) else { return nil }
    let usual = ShapeKind(row)
    let kind = words.dropFirst().first.flatMap { Int($0) }.map(usual.counting) ?? usual
    guard kind.rawValue == rawValue || kind == usual && usual.name == rawValue else { return nil }
    self = kind
  }
}
