internal import CGio

nonisolated extension BusConnection {
  /// Exports an object for calls by other programs.
  ///
  /// - Parameters:
  ///   - properties: constant.
  ///   - called: receives each call on the bus's thread.
  func export(
    path: String, interface: String, description: String, properties: [String: BusValue],
    called: @escaping @Sendable (BusIncomingCall) -> Void
  ) {
    guard let connection, g_variant_is_object_path(path) != 0,
      let node = g_dbus_node_info_new_for_xml(description, nil)
    else { return }
    defer { g_dbus_node_info_unref(node) }
    guard let found = g_dbus_node_info_lookup_interface(node, interface) else { return }
    var table = GDBusInterfaceVTable()
    table.method_call = { _, sender, _, _, method, arguments, invocation, data in
      guard let method, let arguments, let invocation, let data,
        case .tuple(let values)? = BusValue(arguments)
      else { return }
      Unmanaged<BusExport>.fromOpaque(data).takeUnretainedValue().called(
        BusIncomingCall(
          invocation, method: String(cString: method), arguments: values,
          sender: sender.map { String(cString: $0) } ?? ""))
    }
    table.get_property = { _, _, _, _, name, error, data in
      guard let name, let data,
        let value = Unmanaged<BusExport>.fromOpaque(data).takeUnretainedValue()
          .properties[String(cString: name)]?.variant()
      else {
        g_set_error_literal(
          error, g_dbus_error_quark(), Int32(G_DBUS_ERROR_UNKNOWN_PROPERTY.rawValue), "unknown")
        return nil
      }
      return value
    }
    g_dbus_connection_register_object(
      connection, path, found, &table,
      Unmanaged.passRetained(BusExport(properties: properties, called: called)).toOpaque(),
      { data in if let data { Unmanaged<BusExport>.fromOpaque(data).release() } }, nil)
  }
}
