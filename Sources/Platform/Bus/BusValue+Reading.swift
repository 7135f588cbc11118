// What is in a value, where it is of the type that is wanted: other programs may send anything.
nonisolated extension BusValue {
  /// The value itself, out of however many variants.
  public var content: BusValue {
    if case .variant(let value) = self { value.content } else { self }
  }

  /// Of a string or of the path of an object.
  public var text: String? {
    switch self {
    case .string(let text), .path(let text): text
    default: nil
    }
  }

  /// Of a 32-bit number without a sign.
  public var number: UInt32? { if case .uint32(let number) = self { number } else { nil } }

  public var elements: [BusValue]? {
    switch self {
    case .array(_, let values), .tuple(let values): values
    default: nil
    }
  }

  /// The texts of an array of strings, without what is none.
  public var texts: [String]? { elements?.compactMap(\.text) }

  /// What a dictionary has for a name, out of its variant.
  public subscript(name: String) -> BusValue? {
    for case .entry(let key, let value) in elements ?? [] where key.text == name {
      return value.content
    }
    return nil
  }
}
