internal import CGio

/// A call of one of our objects, in GLib's terms; answered once, from any thread.
///
/// The caller gets no reply if the call is dropped unanswered.
nonisolated final class BusIncomingCall: @unchecked Sendable {
  let method: String
  let arguments: [BusValue]
  let sender: String
  let descriptors: BusDescriptors
  /// Consumed by the only answer.
  private let invocation: OpaquePointer

  init(_ invocation: OpaquePointer, method: String, arguments: [BusValue], sender: String) {
    self.invocation = invocation
    self.method = method
    self.arguments = arguments
    self.sender = sender
    descriptors = BusDescriptors(Self.descriptors(of: invocation))
    g_object_ref(UnsafeMutableRawPointer(invocation))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(invocation)) }

  private static func descriptors(of invocation: OpaquePointer) -> [Int32] {
    guard let message = g_dbus_method_invocation_get_message(invocation),
      let list = g_dbus_message_get_unix_fd_list(message)
    else { return [] }
    return (0..<g_unix_fd_list_get_length(list)).map { g_unix_fd_list_get(list, $0, nil) }
      .filter { $0 >= 0 }
  }

  func answer(_ result: Result<[BusValue], BusError>) {
    var (name, message) = ("org.freedesktop.DBus.Error.Failed", "")
    switch result {
    case .success(let values):
      if let answer = BusValue.tuple(values).variant() {
        return g_dbus_method_invocation_return_value(invocation, answer)
      }
    case .failure(.refused(let given, let reason)) where g_dbus_is_error_name(given) != 0:
      (name, message) = (given, reason)
    case .failure: break
    }
    g_dbus_method_invocation_return_dbus_error(invocation, name, message)
  }
}
