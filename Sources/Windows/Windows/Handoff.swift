/// Hands something over to another thread: the giver keeps no hold on it.
public nonisolated struct Handoff<Value>: @unchecked Sendable {
  public let value: Value

  public init(_ value: Value) { self.value = value }
}
