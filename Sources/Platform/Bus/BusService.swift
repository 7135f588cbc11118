/// What answers for all objects below a path, on a thread of GLib.
nonisolated final class BusService: Sendable {
  let folder: String
  let called: @Sendable (BusServedCall) -> Void

  init(_ folder: String, _ called: @escaping @Sendable (BusServedCall) -> Void) {
    self.folder = folder + "/"
    self.called = called
  }
}
