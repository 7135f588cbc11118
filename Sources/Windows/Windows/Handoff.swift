/// Transfers a value to another thread; the sender must not keep a reference.
public nonisolated struct Handoff<Value>: @unchecked Sendable {
  /// The value, which only the receiver uses.
  public let value: Value

  /// Wraps a value for another thread.
  public init(_ value: Value) { self.value = value }
}
