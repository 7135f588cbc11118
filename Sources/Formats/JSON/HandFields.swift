import Base

/// The hand style of an element's line while it is read.
struct HandFields {
  private var smoothing: Double?
  private var source: HandStyle.WidthSource?
  private var thinnest: Double?
  private var exponent: Double?
  private var fit: LineFit?
  private var taper: Taper?
  private var readGrain: Double?

  /// Reads a field's value if it belongs here.
  ///
  /// - Returns: false for another field, with its value still unread.
  mutating func read(
    _ key: JSONKey, from reader: inout JSONReader
  ) throws(InterchangeError) -> Bool {
    switch key.name {
    case "smoothing":
      try Self.read(&smoothing, from: &reader, in: HandStyle.allowedSmoothings)
    case "widthFollows":
      try FieldRule.once(source)
      source = try FieldRule.word(&reader, HandStyle.WidthSource.self)
    case "thinnest": try Self.read(&thinnest, from: &reader, in: 0...1)
    case "exponent": try Self.read(&exponent, from: &reader, in: HandStyle.allowedExponents)
    case "fit":
      try FieldRule.once(fit)
      fit = try FieldRule.word(&reader, LineFit.self)
    case "taper":
      try FieldRule.once(taper)
      let ends = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
        try Self.number(from: &reader, in: Taper.allowedLengths)
      }
      guard ends.count == 2 else { throw InterchangeError("must hold two numbers") }
      taper = Taper(start: ends[0], end: ends[1])
    case "grain": try Self.read(&readGrain, from: &reader, in: 0...1)
    default: return false
    }
    return true
  }

  private static func read(
    _ value: inout Double?, from reader: inout JSONReader, in range: ClosedRange<Double>
  ) throws(InterchangeError) {
    try FieldRule.once(value)
    value = try number(from: &reader, in: range)
  }

  private static func number(
    from reader: inout JSONReader, in range: ClosedRange<Double>
  ) throws(InterchangeError) -> Double {
    let number = try reader.readDouble()
    guard range.contains(number) else {
      throw InterchangeError(
        "must be between {least} and {most}",
        ["least": "\(range.lowerBound)", "most": "\(range.upperBound)"])
    }
    return number
  }

  var style: HandStyle {
    var style = HandStyle.plain
    if let smoothing { style.smoothing = smoothing }
    if let source { style.widthSource = source }
    if let thinnest { style.thinnest = thinnest }
    if let exponent { style.exponent = exponent }
    if let taper { style.taper = taper }
    // Documents from before there was a choice use the first one.
    style.fit = fit ?? .reach
    return style
  }

  var grain: Double { readGrain ?? PaperScale.grain }
}
