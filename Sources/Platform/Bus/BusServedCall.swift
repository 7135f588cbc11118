internal import CGio

/// A call of an object unknown to GLib; answered once, from any thread.
nonisolated final class BusServedCall: @unchecked Sendable {
  let path: String
  let interface: String
  let method: String
  let arguments: [BusValue]
  let sender: String
  // GLib's connections and immutable messages are thread-safe.
  private let connection: OpaquePointer
  private let message: OpaquePointer

  /// - Returns: nil unless the message is a readable method call.
  init?(_ message: OpaquePointer, on connection: OpaquePointer) {
    guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
      let path = g_dbus_message_get_path(message),
      let interface = g_dbus_message_get_interface(message),
      let method = g_dbus_message_get_member(message)
    else { return nil }
    self.path = String(cString: path)
    self.interface = String(cString: interface)
    self.method = String(cString: method)
    sender = g_dbus_message_get_sender(message).map { String(cString: $0) } ?? ""
    if let body = g_dbus_message_get_body(message), case .tuple(let values)? = BusValue(body) {
      arguments = values
    } else {
      arguments = []
    }
    self.connection = connection
    self.message = message
    g_object_ref(UnsafeMutableRawPointer(connection))
    g_object_ref(UnsafeMutableRawPointer(message))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(message))
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  func answer(_ result: Result<[BusValue], BusError>) {
    guard let reply = reply(result) else { return }
    g_dbus_connection_send_message(connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(reply))
  }

  private func reply(_ result: Result<[BusValue], BusError>) -> OpaquePointer? {
    var (name, reason) = ("org.freedesktop.DBus.Error.Failed", "")
    switch result {
    case .success(let values):
      if let body = BusValue.tuple(values).variant() {
        let reply = g_dbus_message_new_method_reply(message)
        g_dbus_message_set_body(reply, body)
        return reply
      }
    case .failure(.refused(let given, let message)) where g_dbus_is_error_name(given) != 0:
      (name, reason) = (given, message)
    case .failure: break
    }
    return g_dbus_message_new_method_error_literal(message, name, reason)
  }
}
