// Typed access to a value; nil for another type, since other programs may send anything.
nonisolated extension BusValue {
  /// The value itself, unwrapped from any number of variants.
  public var content: BusValue {
    if case .variant(let value) = self { value.content } else { self }
  }

  /// The text of a string or an object path.
  public var text: String? {
    switch self {
    case .string(let text), .path(let text): text
    default: nil
    }
  }

  /// The value of an unsigned 32-bit number.
  public var number: UInt32? { if case .uint32(let number) = self { number } else { nil } }

  /// The values of an array or a tuple; nil for any other value.
  public var elements: [BusValue]? {
    switch self {
    case .array(_, let values), .tuple(let values): values
    default: nil
    }
  }

  /// The strings of an array, skipping elements of other types.
  public var texts: [String]? { elements?.compactMap(\.text) }

  /// The dictionary's value for a name, unwrapped from its variant.
  public subscript(name: String) -> BusValue? {
    for case .entry(let key, let value) in elements ?? [] where key.text == name {
      return value.content
    }
    return nil
  }
}
