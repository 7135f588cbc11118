/// A kind of shape. Each has a row here and a file with its form, which provides everything else.
///
/// No other code lists the shapes: ask the form instead.
public struct ShapeKind: Hashable, Sendable {
  enum Row: String, CaseIterable {
    case line, rectangle, ellipse, rounded, spiral
  }

  private let row: Row
  /// The number described by `ShapeForm.counting`; 0 for a shape without one.
  private let number: UInt8

  /// The appearance, name and measures of the shape.
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
  /// A straight line.
  public static var line: ShapeKind { ShapeKind(.line) }
  /// An axis-parallel rectangle, before it is turned.
  public static var rectangle: ShapeKind { ShapeKind(.rectangle) }
  /// An ellipse; a circle if its sides are equal.
  public static var ellipse: ShapeKind { ShapeKind(.ellipse) }
  /// A rectangle with round corners.
  public static var rounded: ShapeKind { ShapeKind(.rounded) }

  /// Creates the shape with its default number.
  init(_ row: Row) {
    self.row = row
    number = UInt8(clamping: ShapeKind(row, number: 0).form.counting?.usual ?? 0)
  }

  private init(_ row: Row, number: UInt8) {
    self.row = row
    self.number = number
  }

  /// The name of the shape, and of the tool that draws it.
  public var name: String { row.rawValue }

  /// The shape's number, or nil if it has none.
  public var count: Int? { form.counting.map { _ in Int(number) } }

  /// Returns the shape with another number, clamped to its range.
  public func counting(_ count: Int) -> ShapeKind {
    guard let range = form.counting?.range else { return self }
    return ShapeKind(
      row, number: UInt8(clamping: min(max(count, range.lowerBound), range.upperBound)))
  }
}

extension ShapeKind: RawRepresentable, CaseIterable {
  public static let allCases = Row.allCases.map { ShapeKind($0) }

  /// The form in libraries and files: its name, followed by the number if it has one, as in `star-5`.
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
