/// A question about one object.
struct AccessibleCall {
  let number: Int
  let object: AccessibleObject
  let call: BusInvocation

  /// A numeric argument.
  func number(_ index: Int) -> Int? {
    guard call.arguments.indices.contains(index) else { return nil }
    switch call.arguments[index] {
    case .int32(let value): return Int(value)
    case .uint32(let value): return Int(value)
    default: return nil
    }
  }

  func text(_ index: Int) -> String? {
    call.arguments.indices.contains(index) ? call.arguments[index].text : nil
  }
}
