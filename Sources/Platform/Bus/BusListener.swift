/// Handles a signal, on the bus's thread.
nonisolated final class BusListener: Sendable {
  let heard: @Sendable (BusSignal) -> Void
  init(_ heard: @escaping @Sendable (BusSignal) -> Void) { self.heard = heard }
}
