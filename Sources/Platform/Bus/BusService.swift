/// Answers calls of all objects below a path, on a GLib thread.
nonisolated final class BusService: Sendable {
  let folder: String
  let called: @Sendable (BusServedCall) -> Void

  init(_ folder: String, _ called: @escaping @Sendable (BusServedCall) -> Void) {
    self.folder = folder + "/"
    self.called = called
  }
}
