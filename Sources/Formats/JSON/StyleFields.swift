import Base

/// The style of a line while it is read, without the fields of `LineFields`.
struct StyleFields {
  private var hand = HandFields()
  private var gradient: InkGradient?
  private var brush: BrushKind?
  private var lightestOpacity: Double?
  private var fill: FillFields?
  private var heads: LineHeads?
  private var headSize: Double?

  /// Reads a field's value if it belongs here.
  ///
  /// - Returns: false for another field, with its value still unread.
  mutating func read(
    _ key: JSONKey, from reader: inout JSONReader
  ) throws(InterchangeError) -> Bool {
    if try hand.read(key, from: &reader) { return true }
    switch key.name {
    case "gradient":
      try FieldRule.once(gradient)
      gradient = try GradientFields(from: &reader).gradient()
    case "brush":
      try FieldRule.once(brush)
      brush = try BrushFields(from: &reader).kind()
    case "lightestOpacity":
      try FieldRule.once(lightestOpacity)
      lightestOpacity = try FieldRule.fraction(&reader)
    case "fill":
      try FieldRule.once(fill)
      fill = try FillFields(from: &reader)
    case "heads":
      try FieldRule.once(heads)
      heads = try LineHeads(from: &reader)
    case "headSize":
      try FieldRule.once(headSize)
      headSize = try LineHeads.size(from: &reader)
    default: return false
    }
    return true
  }

  /// See `Stroke.grain`.
  var grain: Double { hand.grain }

  /// Completes a style that has the fields of `LineFields`.
  func complete(_ style: inout LineStyle) {
    style.hand = hand.style
    style.gradient = gradient
    style.kind = brush ?? .pen
    style.lightestOpacity = lightestOpacity ?? 1
    style.fill = fill?.fill
    style.heads = heads ?? .none
    if let headSize { style.heads.size = headSize }
  }
}
