internal import CGio

nonisolated extension BusConnection {
  /// Answers all calls of objects below a path: there may be thousands, which come and go, and none has to be
  /// registered.
  ///
  /// - Parameter called: hears each call on a thread of GLib.
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
