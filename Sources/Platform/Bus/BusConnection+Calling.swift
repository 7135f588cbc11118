internal import CGio

nonisolated extension BusConnection {
  /// Calls a method.
  ///
  /// - Parameters:
  ///   - limit: in milliseconds; nil for none.
  ///   - done: called once, on the bus's thread.
  func call(
    _ call: BusCall, within limit: Int32?,
    done: @escaping @Sendable (Result<[BusValue], BusError>) -> Void
  ) {
    guard let connection, g_dbus_connection_is_closed(connection) == 0 else {
      return done(.failure(.noBus))
    }
    guard Self.isNamed(call), let arguments = BusValue.tuple(call.arguments).variant() else {
      return done(.failure(.malformed))
    }
    let descriptors = Self.list(of: call.descriptors)
    defer { descriptors.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
    g_dbus_connection_call_with_unix_fd_list(
      connection, call.destination, call.path, call.interface, call.method, arguments, nil,
      call.startsReceiver ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START,
      limit ?? Int32.max, descriptors, nil,
      { source, result, data in
        guard let source, let result, let data else { return }
        let answered = Unmanaged<BusAnswering>.fromOpaque(data).takeRetainedValue()
        answered.done(BusConnection.answer(of: OpaquePointer(source), result))
      }, Unmanaged.passRetained(BusAnswering(done)).toOpaque())
  }

  /// Validates names up front: GLib treats invalid ones as programming errors.
  private static func isNamed(_ call: BusCall) -> Bool {
    g_dbus_is_name(call.destination) != 0 && g_variant_is_object_path(call.path) != 0
      && g_dbus_is_interface_name(call.interface) != 0 && g_dbus_is_member_name(call.method) != 0
  }

  /// Duplicates descriptors for a message.
  private static func list(of descriptors: [Int32]) -> UnsafeMutablePointer<GUnixFDList>? {
    guard !descriptors.isEmpty, let list = g_unix_fd_list_new() else { return nil }
    for descriptor in descriptors { g_unix_fd_list_append(list, descriptor, nil) }
    return list
  }

  private static func answer(
    of connection: OpaquePointer, _ result: OpaquePointer
  ) -> Result<[BusValue], BusError> {
    var error: UnsafeMutablePointer<GError>?
    guard
      let answer = g_dbus_connection_call_with_unix_fd_list_finish(
        connection, nil, result, &error)
    else {
      defer { g_error_free(error) }
      return .failure(Self.reason(error))
    }
    defer { g_variant_unref(answer) }
    guard case .tuple(let values)? = BusValue(answer) else { return .failure(.malformed) }
    return .success(values)
  }

  private static func reason(_ error: UnsafeMutablePointer<GError>?) -> BusError {
    guard let error else { return .malformed }
    if let name = g_dbus_error_get_remote_error(error) {
      defer { g_free(name) }
      g_dbus_error_strip_remote_error(error)
      return .refused(
        name: String(cString: name), message: String(cString: error.pointee.message))
    }
    guard error.pointee.domain == g_io_error_quark() else { return .malformed }
    switch UInt32(error.pointee.code) {
    case G_IO_ERROR_TIMED_OUT.rawValue: return .silent
    case G_IO_ERROR_INVALID_ARGUMENT.rawValue: return .malformed
    default: return .noBus
    }
  }
}
