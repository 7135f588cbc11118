/// A kind of shape. Each has a row here and a file with its form, which provides everything else.
///
/// No other code lists the shapes: ask the form instead.
public struct ShapeKind: Hashable, Sendable {
  enum Row: String, CaseIterable {
    case line, rectangle, ellipse, rounded, spiral, star, regular, arc, pie, callout, block
  }

  private let row: Row
  /// The numbers described by `ShapeForm.numbers`; 0 for the rest.
  private let stored: SIMD4<Int16>

  /// The appearance, name and measures of the shape.
  public var form: any ShapeForm {
    func number(_ index: Int) -> Int { Int(stored[index]) }
    return switch row {
    case .line: LineShape()
    case .rectangle: RectangleShape()
    case .ellipse: EllipseShape()
    case .rounded: RoundedShape(radius: number(0))
    case .spiral: SpiralShape(turns: number(0))
    case .star: StarShape(corners: number(0), innerRadius: number(1))
    case .regular: RegularPolygonShape(corners: number(0))
    case .arc: ArcShape(sweep: number(0), start: number(1))
    case .pie: PieShape(sweep: number(0), start: number(1))
    case .callout: CalloutShape(radius: number(0), tipX: number(1), tipY: number(2))
    case .block: BlockArrowShape(headLength: number(0), shaftWidth: number(1))
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
  /// A star.
  public static var star: ShapeKind { ShapeKind(.star) }

  /// Creates the shape with its usual numbers.
  init(_ row: Row) {
    self.init(row, ShapeKind(row, SIMD4()).form.numbers.map(\.usual))
  }

  private init(_ row: Row, _ stored: SIMD4<Int16>) {
    (self.row, self.stored) = (row, stored)
  }

  private init(_ row: Row, _ numbers: [Int]) {
    var stored = SIMD4<Int16>()
    for (index, number) in numbers.prefix(stored.scalarCount).enumerated() {
      stored[index] = Int16(clamping: number)
    }
    self.init(row, stored)
  }

  /// The name of the shape, and of the tool that draws it.
  public var name: String { row.rawValue }

  /// Its numbers, in the order of its form.
  public var numbers: [Int] { form.numbers.indices.map { Int(stored[$0]) } }

  /// The shape's first number, or nil if it has none.
  public var count: Int? { numbers.first }

  /// Returns the shape with another first number, clamped to its range.
  public func counting(_ count: Int) -> ShapeKind { setting(0, to: count) }

  /// Returns the shape with another number, clamped to its range; ignores an index without one.
  public func setting(_ index: Int, to number: Int) -> ShapeKind {
    let forms = form.numbers
    guard forms.indices.contains(index) else { return self }
    var numbers = numbers
    numbers[index] = forms[index].nearest(number)
    return ShapeKind(row, numbers)
  }

  /// Returns the shape with other numbers, clamped to their ranges; those that are missing stay.
  public func setting(_ numbers: some Sequence<Int>) -> ShapeKind {
    numbers.enumerated().reduce(self) { $0.setting($1.offset, to: $1.element) }
  }
}

extension ShapeKind {
  // Those of values with a raw value would write both as text.
  public static func == (a: ShapeKind, b: ShapeKind) -> Bool {
    a.row == b.row && a.stored == b.stored
  }

  public static func != (a: ShapeKind, b: ShapeKind) -> Bool { !(a == b) }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(row)
    hasher.combine(stored)
  }
}

extension ShapeKind: RawRepresentable, CaseIterable {
  public static let allCases = Row.allCases.map { ShapeKind($0) }

  /// The form in libraries and files: its name, followed by its numbers, as in `spiral-3` and `star-5,382`.
  public var rawValue: String {
    let numbers = numbers
    let isUsual = stored == ShapeKind(row).stored
    guard !numbers.isEmpty, form.namesUsualNumbers || !isUsual else { return name }
    return name + "-" + numbers.map(\.description).joined(separator: ",")
  }

  public init?(rawValue: String) {
    let words = rawValue.split(separator: "-", maxSplits: 1)
    guard let name = words.first, let row = Row(rawValue: String(name)) else { return nil }
    let usual = ShapeKind(row)
    let numbers = words.dropFirst().first?.split(separator: ",").compactMap { Int($0) } ?? []
    let kind = usual.setting(numbers)
    guard kind.rawValue == rawValue || kind == usual && usual.name == rawValue else { return nil }
    self = kind
  }
}
