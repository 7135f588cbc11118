internal import CGio

/// The connection to the bus, confined to the bus's thread.
nonisolated final class BusConnection: @unchecked Sendable {
  private(set) var connection: OpaquePointer?
  private var subscriptions: [Int: UInt32] = [:]
  private let lost: @Sendable () -> Void

  /// - Parameter lost: called on the bus's thread when the connection is lost.
  init(lost: @escaping @Sendable () -> Void) { self.lost = lost }

  /// Connects and waits for the bus's greeting.
  ///
  /// - Returns: the name assigned by the bus; nil without a bus.
  func open(_ address: String) -> String? {
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    // A private connection: the shared one ends the process when the bus goes away.
    guard let made = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else {
      return nil
    }
    g_dbus_connection_set_exit_on_close(made, 0)
    connection = made
    let closed: @convention(c) (OpaquePointer?, gboolean, OpaquePointer?, gpointer?) -> Void = {
      _, _, _, data in
      if let data { Unmanaged<BusConnection>.fromOpaque(data).takeUnretainedValue().lost() }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(made), "closed", unsafeBitCast(closed, to: GCallback.self),
      Unmanaged.passRetained(self).toOpaque(),
      { data, _ in if let data { Unmanaged<BusConnection>.fromOpaque(data).release() } },
      GConnectFlags(rawValue: 0))
    guard let name = g_dbus_connection_get_unique_name(made) else { return nil }
    return String(cString: name)
  }

  /// Sends pending messages and closes.
  func close() {
    guard let connection else { return }
    g_dbus_connection_flush_sync(connection, nil, nil)
    g_dbus_connection_close_sync(connection, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(connection))
    self.connection = nil
  }

  // MARK: Signals

  func listen(
    _ number: Int, _ match: BusSignalMatch, _ heard: @escaping @Sendable (BusSignal) -> Void
  ) {
    guard let connection else { return }
    let box = Unmanaged.passRetained(BusListener(heard))
    subscriptions[number] = g_dbus_connection_signal_subscribe(
      connection, match.sender, match.interface, match.name, match.path, match.firstArgument,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, path, interface, name, arguments, data in
        guard let path, let interface, let name, let arguments, let data,
          case .tuple(let values)? = BusValue(arguments)
        else { return }
        Unmanaged<BusListener>.fromOpaque(data).takeUnretainedValue().heard(
          BusSignal(
            String(cString: path), String(cString: interface), String(cString: name), values))
      }, box.toOpaque(),
      { data in if let data { Unmanaged<BusListener>.fromOpaque(data).release() } })
  }

  func unlisten(_ number: Int) {
    guard let connection, let subscription = subscriptions.removeValue(forKey: number) else {
      return
    }
    g_dbus_connection_signal_unsubscribe(connection, subscription)
  }

  func emit(_ signal: BusSignal, to receiver: String?) {
    guard let connection, let arguments = BusValue.tuple(signal.arguments).variant() else {
      return
    }
    g_dbus_connection_emit_signal(
      connection, receiver, signal.path, signal.interface, signal.name, arguments, nil)
  }
}
