import Base
import Documents

/// The pattern of a background while it is read.
struct PatternFields {
  private var kind: PaperPattern.Kind?
  private var spacing: Double?
  private var color: InkColor?
  private var origin: [Double]?

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "kind":
        try FieldRule.once(kind)
        kind = try FieldRule.word(&reader, PaperPattern.Kind.self)
      case "spacing":
        try FieldRule.once(spacing)
        spacing = try Self.number(&reader, in: PaperPattern.allowedSpacings)
      case "color":
        try FieldRule.once(color)
        color = try FieldRule.color(&reader)
      case "origin":
        try FieldRule.once(origin)
        let numbers = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
          try Self.number(&reader, in: -100...100)
        }
        guard numbers.count == 2 else { throw InterchangeError("must hold two numbers") }
        origin = numbers
      default: _ = try reader.readRawValue()
      }
    }
    _ = try FieldRule.present(kind, "kind")
    _ = try FieldRule.present(spacing, "spacing")
  }

  private static func number(
    _ reader: inout JSONReader, in range: ClosedRange<Double>
  ) throws(InterchangeError) -> Double {
    let number = try reader.readDouble()
    guard range.contains(number) else {
      throw InterchangeError(
        "must be between {least} and {most}",
        ["least": "\(range.lowerBound)", "most": "\(range.upperBound)"])
    }
    return number
  }

  var pattern: PaperPattern? {
    guard let kind, let spacing else { return nil }
    return PaperPattern(
      kind, spacing: spacing, color: color ?? .patternBlue,
      origin: origin.map { PaperPoint(x: $0[0], y: $0[1]) } ?? PaperPoint(x: 0, y: 0))
  }
}
