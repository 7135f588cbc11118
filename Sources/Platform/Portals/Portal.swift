/// What the desktop does for programs, over the bus.
///
/// Source: flatpak/xdg-desktop-portal, "API reference".
enum Portal {
  static let name = "org.freedesktop.portal.Desktop"
  static let path = "/org/freedesktop/portal/desktop"

  /// How long the desktop may take to say that it will ask somebody; how long that person takes is another matter.
  static let patience = Duration.seconds(1)

  static func call(
    _ interface: String, _ method: String, _ arguments: [BusValue], descriptors: [Int32] = []
  ) -> BusCall {
    BusCall(
      name, path, "org.freedesktop.portal.\(interface)", method, arguments,
      descriptors: descriptors)
  }
}
