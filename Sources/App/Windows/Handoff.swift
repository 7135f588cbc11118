/// Hands something over to another thread: the giver keeps no hold on it.
nonisolated struct Handoff<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
