internal import CGio

nonisolated extension BusConnection {
  /// Answers all calls of objects below a path: there may be thousands of short-lived ones, which need no registration.
  ///
  /// - Parameter called: receives each call on a GLib thread.
  func serve(_ folder: String, called: @escaping @Sendable (BusServedCall) -> Void) {
    guard let connection else { return }
    g_dbus_connection_add_filter(
      connection,
      { connection, message, isIncoming, data in
        guard isIncoming != 0, let connection, let message, let data else { return message }
        let service = Unmanaged<BusService>.fromOpaque(data).takeUnretainedValue()
        guard let call = BusServedCall(message, on: connection), call.path.hasPrefix(service.folder)
        else { return message }
        service.called(call)
        g_object_unref(UnsafeMutableRawPointer(message))
        return nil
      }, Unmanaged.passRetained(BusService(folder, called)).toOpaque(),
      { data in if let data { Unmanaged<BusService>.fromOpaque(data).release() } })
  }
}
