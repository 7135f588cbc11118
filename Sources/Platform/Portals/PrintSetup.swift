/// The settings from a print dialog.
public struct PrintSetup: Equatable, Sendable {
  /// The desktop's token for the settings.
  public var token: UInt32
  /// The size in the page's orientation, in millimetres; nil if the desktop does not say.
  public var pageSize: (width: Double, height: Double)? {
    guard let width, let height else { return nil }
    return isLandscape ? (height, width) : (width, height)
  }
  /// The widest margin of the page, in millimetres.
  public var margin: Double

  private var width: Double?
  private var height: Double?
  private var isLandscape: Bool

  /// Source: flatpak/xdg-desktop-portal, "org.freedesktop.portal.Print".
  init?(_ results: BusValue) {
    guard let token = results["token"]?.number else { return nil }
    self.token = token
    let page = results["page-setup"]
    func number(_ name: String) -> Double? {
      if case .double(let value)? = page?[name] { value } else { nil }
    }
    (width, height) = (number("Width"), number("Height"))
    margin =
      ["MarginTop", "MarginBottom", "MarginLeft", "MarginRight"].compactMap(number).max() ?? 0
    isLandscape = page?["Orientation"]?.text?.hasSuffix("landscape") ?? false
  }
}
