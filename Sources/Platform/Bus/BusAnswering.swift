/// Handles the answer to a call, on the bus's thread.
nonisolated final class BusAnswering: Sendable {
  let done: @Sendable (Result<[BusValue], BusError>) -> Void
  init(_ done: @escaping @Sendable (Result<[BusValue], BusError>) -> Void) { self.done = done }
}
