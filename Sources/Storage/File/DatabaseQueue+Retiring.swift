import GRDB

extension DatabaseQueue {
  /// Closes the connection and keeps the empty object for ever, some hundred bytes.
  ///
  /// With the object its dispatch queue would go, which libdispatch disposes of on a global queue; and
  /// once one of those has run, libdispatch wakes up every second to look after them.
  func retire() throws {
    _ = Unmanaged.passRetained(self)
    try close()
  }
}
