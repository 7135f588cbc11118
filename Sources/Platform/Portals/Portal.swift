/// The names and calls of the desktop's portal on the bus.
///
/// Source: flatpak/xdg-desktop-portal, "API reference".
enum Portal {
  static let name = "org.freedesktop.portal.Desktop"
  static let path = "/org/freedesktop/portal/desktop"

  /// The time for the desktop to confirm that it will ask the user; the user's own time is unlimited.
  static let patience = Duration.seconds(1)

  static func call(
    _ interface: String, _ method: String, _ arguments: [BusValue], descriptors: [Int32] = []
  ) -> BusCall {
    BusCall(
      name, path, "org.freedesktop.portal.\(interface)", method, arguments,
      descriptors: descriptors)
  }
}
