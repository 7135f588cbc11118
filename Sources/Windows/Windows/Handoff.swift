/// Transfers a value to another thread; the sender must not keep a reference.
public nonisolated struct Handoff<Value>: @unchecked Sendable {
  public let value: Value

  public init(_ value: Value) { self.value = value }
}
