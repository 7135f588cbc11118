/// Answers calls of an exported object, on the bus's thread.
nonisolated final class BusExport: Sendable {
  let properties: [String: BusValue]
  let called: @Sendable (BusIncomingCall) -> Void

  init(properties: [String: BusValue], called: @escaping @Sendable (BusIncomingCall) -> Void) {
    self.properties = properties
    self.called = called
  }
}
