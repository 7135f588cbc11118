import Base

/// Changes the style of elements.
struct RestyleEdit: EditForm {
  let ids: [ElementID]
  let change: StyleChange

  static var names: [String: Int64] {
    ["restyle_elements": 5, "paint_elements": 23, "brush_elements": 26]
  }
  var name: String {
    change.hasKind ? "brush_elements" : change.hasGradients ? "paint_elements" : "restyle_elements"
  }
  static var scope: EditScope { .elements }

  func write(to writer: inout some ValueWriter, fileNumber: ([UInt8]) -> Int64) {
    writer.append(change)
    if change.hasGradients || change.hasKind {
      writer.append(change.lineGradient)
      writer.append(change.fillGradient)
    }
    if change.hasKind {
      writer.append(change.kind?.text ?? "")
      writer.append(change.lightestOpacity.map { "\($0)" } ?? "")
    }
    writer.append(ids)
  }

  static func read(
    _ name: String, from reader: inout some ValueReader, _ parts: inout EditParts
  ) throws(UnreadableValue) -> PaintingEdit {
    var change = try reader.styleChange()
    if name != "restyle_elements" {
      change.lineGradient = try reader.gradientChange()
      change.fillGradient = try reader.gradientChange()
    }
    if name == "brush_elements" {
      change.kind = try reader.optionalText { BrushKind(text: $0) }
      change.lightestOpacity = try reader.optionalText { Double($0) }
    }
    return .restyle(try reader.ids(), change)
  }

  func splices(
    of elements: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> [Splice<PaintingElement>] {
    elements.changing(ids) { [$0.restyled(change)] }
  }

  func cost(in painting: Painting) -> Int { painting.cost(of: ids) }

  var displacement: Displacement? { nil }
  func successors(of id: ElementID?) -> [PaintingElement]? { nil }
}

extension StyleChange {
  fileprivate var hasGradients: Bool { lineGradient != nil || fillGradient != nil }
  fileprivate var hasKind: Bool { kind != nil || lightestOpacity != nil }
}

extension ValueWriter {
  /// Writes nothing for no change, "none" for no gradient.
  fileprivate mutating func append(_ change: StyleChange.GradientChange?) {
    append(change.map { $0.gradient?.text ?? "none" } ?? "")
  }

  fileprivate mutating func append(_ change: StyleChange) {
    var fields: UInt16 = 0
    if change.color != nil { fields |= 1 }
    if change.cap != nil { fields |= 2 }
    if change.join != nil { fields |= 4 }
    if change.dash != nil { fields |= 8 }
    if change.width != nil { fields |= 16 }
    if change.smoothing != nil { fields |= 32 }
    if change.widthSource != nil { fields |= 64 }
    if change.thinnest != nil { fields |= 256 }
    if change.exponent != nil { fields |= 512 }
    if change.fill != nil { fields |= 1024 }
    if change.heads != nil { fields |= 2048 }
    if change.fit != nil { fields |= 4096 }
    if change.taperStart != nil { fields |= 8192 }
    if change.taperEnd != nil { fields |= 16384 }
    // The highest bit of the first byte announces a second byte, which early versions did not have.
    append(UInt8(fields & 127) | (fields > 127 ? 128 : 0))
    if fields > 127 { append(UInt8(fields >> 8)) }
    if let color = change.color { append(color) }
    if let cap = change.cap { append(cap.rawValue) }
    if let join = change.join { append(join.rawValue) }
    if let dash = change.dash {
      appendVariable(UInt64(dash.lengths.count))
      for length in dash.lengths { append(length) }
    }
    if let width = change.width { append(width) }
    if let smoothing = change.smoothing { append(smoothing) }
    if let source = change.widthSource { append(source.rawValue) }
    if let thinnest = change.thinnest { append(thinnest) }
    if let exponent = change.exponent { append(exponent) }
    // An empty text means no fill.
    if let fill = change.fill { append(fill.fill?.text ?? "") }
    if let heads = change.heads { append(heads.text) }
    if let fit = change.fit { append(fit.rawValue) }
    if let start = change.taperStart { append(start) }
    if let end = change.taperEnd { append(end) }
  }
}

extension ValueReader {
  fileprivate mutating func styleChange() throws(UnreadableValue) -> StyleChange {
    var fields = UInt16(try number(UInt8.self))
    if fields > 127 { fields = fields & 127 | UInt16(try number(UInt8.self)) << 8 }
    guard fields < 32768 else { throw UnreadableValue() }
    var change = StyleChange()
    if fields & 1 != 0 { change.color = try color() }
    if fields & 2 != 0 { change.cap = try word(EndCap.self) }
    if fields & 4 != 0 { change.join = try word(LineJoin.self) }
    if fields & 8 != 0 { change.dash = try dash() }
    if fields & 16 != 0 { change.width = try double() }
    if fields & 32 != 0 { change.smoothing = try double() }
    if fields & 64 != 0 { change.widthSource = try word(HandStyle.WidthSource.self) }
    if fields & 256 != 0 { change.thinnest = try double() }
    if fields & 512 != 0 { change.exponent = try double() }
    if fields & 1024 != 0 { change.fill = try fillChange() }
    if fields & 2048 != 0 {
      guard let heads = LineHeads(text: try text()) else { throw UnreadableValue() }
      change.heads = heads
    }
    if fields & 4096 != 0 { change.fit = try word(LineFit.self) }
    if fields & 8192 != 0 { change.taperStart = try double() }
    if fields & 16384 != 0 { change.taperEnd = try double() }
    return change
  }

  /// Reads a text that is empty for nil.
  fileprivate mutating func optionalText<Value>(
    _ value: (String) -> Value?
  ) throws(UnreadableValue) -> Value? {
    let text = try text()
    if text.isEmpty { return nil }
    guard let value = value(text) else { throw UnreadableValue() }
    return value
  }

  fileprivate mutating func gradientChange() throws(UnreadableValue)
    -> StyleChange.GradientChange?
  {
    switch try text() {
    case "": return nil
    case "none": return .remove
    case let text:
      guard let gradient = InkGradient(text: text) else { throw UnreadableValue() }
      return .set(gradient)
    }
  }

  private mutating func fillChange() throws(UnreadableValue) -> StyleChange.FillChange {
    let text = try text()
    if text.isEmpty { return .remove }
    guard let fill = FillStyle(text: text) else { throw UnreadableValue() }
    return .set(fill)
  }
}
