import Base
import Documents

/// The style of a group while it is read.
struct GroupFields {
  private var id: GroupID?
  private var opacity: Double?
  private var blending: Blending?
  private var isIsolated: Bool?
  private var role: GroupStyle.Role?

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "id":
        try FieldRule.once(id)
        id = try FieldRule.group(&reader)
      case "opacity":
        try FieldRule.once(opacity)
        opacity = try FieldRule.fraction(&reader)
      case "blend":
        try FieldRule.once(blending)
        blending = try FieldRule.word(&reader, Blending.self)
      case "isolated":
        try FieldRule.once(isIsolated)
        isIsolated = try FieldRule.truth(&reader)
      case "role":
        try FieldRule.once(role)
        role = try FieldRule.word(&reader, GroupStyle.Role.self)
      default: _ = try reader.readRawValue()
      }
    }
  }

  func group() throws(InterchangeError) -> (id: GroupID, style: GroupStyle) {
    let style = GroupStyle(
      opacity: opacity ?? 1, blending: blending ?? .normal, isIsolated: isIsolated ?? false,
      role: role ?? .content)
    return (try FieldRule.present(id, "id"), style)
  }
}

extension FieldRule {
  /// Reads the id of a group.
  static func group(_ reader: inout JSONReader) throws(InterchangeError) -> GroupID {
    GroupID(UInt32(try integer(&reader, in: 1...Int(Int32.max))))
  }
}
