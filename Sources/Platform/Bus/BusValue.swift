/// A value in a bus message.
///
/// Source: freedesktop.org, "D-Bus Specification", type system.
public nonisolated indirect enum BusValue: Equatable, Sendable {
  case bool(Bool)
  case byte(UInt8)
  case int16(Int16)
  case uint16(UInt16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  /// An object path.
  case path(String)
  case signature(String)
  /// The index of a descriptor sent with the message.
  case handle(Int32)
  /// Elements of one type, given by its signature as there may be no elements.
  case array(of: String, [BusValue])
  case tuple([BusValue])
  /// A key and its value, in arrays of the type `{…}`.
  case entry(BusValue, BusValue)
  case variant(BusValue)

  /// The signature of its type.
  public var type: String {
    switch self {
    case .bool: "b"
    case .byte: "y"
    case .int16: "n"
    case .uint16: "q"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .uint64: "t"
    case .double: "d"
    case .string: "s"
    case .path: "o"
    case .signature: "g"
    case .handle: "h"
    case .array(let element, _): "a" + element
    case .tuple(let values): "(" + values.map(\.type).joined() + ")"
    case .entry(let key, let value): "{" + key.type + value.type + "}"
    case .variant: "v"
    }
  }
}
