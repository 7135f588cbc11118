import Base

/// The fill of an element while it is read.
struct FillFields {
  private var color: InkColor?
  private var gradient: InkGradient?
  private var pattern: FillPattern?
  private var rule: FillRule?

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "color":
        try FieldRule.once(color)
        color = try FieldRule.color(&reader)
      case "gradient":
        try FieldRule.once(gradient)
        gradient = try GradientFields(from: &reader).gradient()
      case "pattern":
        try FieldRule.once(pattern)
        pattern = try FieldRule.word(&reader, FillPattern.self)
      case "rule":
        try FieldRule.once(rule)
        rule = try FieldRule.word(&reader, FillRule.self)
      default: _ = try reader.readRawValue()
      }
    }
    _ = try FieldRule.present(color, "color")
  }

  var fill: FillStyle? {
    color.map {
      FillStyle(
        color: $0, gradient: gradient, pattern: pattern ?? .solid, rule: rule ?? .evenOdd)
    }
  }
}

extension LineHeads {
  /// Reads a list of two words.
  init(from reader: inout JSONReader) throws(InterchangeError) {
    let heads = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
      try FieldRule.word(&reader, LineHead.self)
    }
    guard heads.count == 2 else {
      throw InterchangeError("must hold two words, one for the start and one for the end")
    }
    self.init(start: heads[0], end: heads[1])
  }

  /// Reads the size of both heads.
  static func size(from reader: inout JSONReader) throws(InterchangeError) -> Double {
    let size = try reader.readDouble()
    guard allowedSizes.contains(size) else {
      throw InterchangeError("must be a number from 1 to 10")
    }
    return size
  }
}
