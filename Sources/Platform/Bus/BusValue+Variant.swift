internal import CGio

// Conversion to and from GLib's values, which stay within this folder.
nonisolated extension BusValue {
  /// Creates a floating GLib value; nil if no message can carry it, such as an array with elements of different types.
  func variant() -> OpaquePointer? {
    switch self {
    case .bool(let value): g_variant_new_boolean(value ? 1 : 0)
    case .byte(let value): g_variant_new_byte(value)
    case .int16(let value): g_variant_new_int16(value)
    case .uint16(let value): g_variant_new_uint16(value)
    case .int32(let value): g_variant_new_int32(value)
    case .uint32(let value): g_variant_new_uint32(value)
    case .int64(let value): g_variant_new_int64(gint64(value))
    case .uint64(let value): g_variant_new_uint64(guint64(value))
    case .double(let value): g_variant_new_double(value)
    case .string(let text): g_variant_new_string(text)
    case .path(let path):
      g_variant_is_object_path(path) != 0 ? g_variant_new_object_path(path) : nil
    case .signature(let text):
      g_variant_is_signature(text) != 0 ? g_variant_new_signature(text) : nil
    case .handle(let index): g_variant_new_handle(index)
    case .array(let element, let values): Self.array(of: element, values)
    case .tuple(let values): Self.collected(values) { g_variant_new_tuple($0, $1) }
    case .entry(let key, let value): Self.entry(key, value)
    case .variant(let value): value.variant().map { g_variant_new_variant($0) }
    }
  }

  private static func array(of element: String, _ values: [BusValue]) -> OpaquePointer? {
    guard g_variant_is_signature("a" + element) != 0, values.allSatisfy({ $0.type == element })
    else { return nil }
    guard let type = g_variant_type_new(element) else { return nil }
    defer { g_variant_type_free(type) }
    return collected(values) { g_variant_new_array(type, $0, $1) }
  }

  private static func entry(_ key: BusValue, _ value: BusValue) -> OpaquePointer? {
    guard g_variant_is_signature("a{\(key.type)\(value.type)}") != 0, let key = key.variant()
    else { return nil }
    guard let value = value.variant() else {
      discard(key)
      return nil
    }
    return g_variant_new_dict_entry(key, value)
  }

  /// Creates a container from several values, consuming them.
  private static func collected(
    _ values: [BusValue],
    _ make: (UnsafePointer<OpaquePointer?>?, gsize) -> OpaquePointer?
  ) -> OpaquePointer? {
    var children: [OpaquePointer?] = []
    for value in values {
      guard let child = value.variant() else {
        for child in children { child.map(discard) }
        return nil
      }
      children.append(child)
    }
    return children.withUnsafeBufferPointer { make($0.baseAddress, gsize($0.count)) }
  }

  private static func discard(_ floating: OpaquePointer) {
    g_variant_unref(g_variant_ref_sink(floating))
  }

  /// Converts a GLib value; nil for a type that messages don't support.
  init?(_ variant: OpaquePointer) {
    switch UInt8(bitPattern: Int8(g_variant_classify(variant).rawValue)) {
    case UInt8(ascii: "b"): self = .bool(g_variant_get_boolean(variant) != 0)
    case UInt8(ascii: "y"): self = .byte(g_variant_get_byte(variant))
    case UInt8(ascii: "n"): self = .int16(g_variant_get_int16(variant))
    case UInt8(ascii: "q"): self = .uint16(g_variant_get_uint16(variant))
    case UInt8(ascii: "i"): self = .int32(g_variant_get_int32(variant))
    case UInt8(ascii: "u"): self = .uint32(g_variant_get_uint32(variant))
    case UInt8(ascii: "x"): self = .int64(Int64(g_variant_get_int64(variant)))
    case UInt8(ascii: "t"): self = .uint64(UInt64(g_variant_get_uint64(variant)))
    case UInt8(ascii: "d"): self = .double(g_variant_get_double(variant))
    case UInt8(ascii: "s"): self = .string(Self.text(variant))
    case UInt8(ascii: "o"): self = .path(Self.text(variant))
    case UInt8(ascii: "g"): self = .signature(Self.text(variant))
    case UInt8(ascii: "h"): self = .handle(g_variant_get_handle(variant))
    case UInt8(ascii: "v"):
      guard let value = Self.children(variant)?.first else { return nil }
      self = .variant(value)
    case UInt8(ascii: "a"):
      guard let values = Self.children(variant) else { return nil }
      let type = String(cString: g_variant_get_type_string(variant))
      self = .array(of: String(type.dropFirst()), values)
    case UInt8(ascii: "("):
      guard let values = Self.children(variant) else { return nil }
      self = .tuple(values)
    case UInt8(ascii: "{"):
      guard let values = Self.children(variant), values.count == 2 else { return nil }
      self = .entry(values[0], values[1])
    default: return nil
    }
  }

  private static func text(_ variant: OpaquePointer) -> String {
    g_variant_get_string(variant, nil).map { String(cString: $0) } ?? ""
  }

  private static func children(_ variant: OpaquePointer) -> [BusValue]? {
    var values: [BusValue] = []
    for index in 0..<g_variant_n_children(variant) {
      guard let child = g_variant_get_child_value(variant, index) else { return nil }
      defer { g_variant_unref(child) }
      guard let value = BusValue(child) else { return nil }
      values.append(value)
    }
    return values
  }
}
