import Base

/// The kind of brush of a line while it is read.
///
/// Settings out of range are moved into it, and those of other kinds are ignored: a later version may have more.
struct BrushFields {
  private var name: BrushKind.Name?
  private var seed: UInt32?
  private var start: Double?
  private var values: [String: Double] = [:]

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "kind":
        try FieldRule.once(name)
        name = try FieldRule.word(&reader, BrushKind.Name.self)
      case "seed":
        try FieldRule.once(seed)
        seed = UInt32(try FieldRule.integer(&reader, in: 0...Int(UInt32.max)))
      case "start":
        try FieldRule.once(start)
        start = try reader.readDouble()
      case let setting where BrushSetting.all.contains { $0.id == setting }:
        try FieldRule.once(values[setting])
        values[setting] = try reader.readDouble()
      default: _ = try reader.readRawValue()
      }
    }
  }

  func kind() throws(InterchangeError) -> BrushKind {
    var kind = BrushKind(try FieldRule.present(name, "kind"))
    for setting in kind.name.settings {
      if let value = values[setting.id] { kind[setting] = value }
    }
    kind.seed = seed ?? 0
    if let start { kind.start = start }
    return kind
  }
}
