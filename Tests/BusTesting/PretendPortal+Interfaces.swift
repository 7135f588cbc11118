extension PretendPortal {
  static let request = """
    <node><interface name="org.freedesktop.portal.Request"><method name="Close"/>
    <signal name="Response"><arg type="u"/><arg type="a{sv}"/></signal></interface></node>
    """

  static let interfaces = [
    (
      "org.freedesktop.portal.Settings",
      """
      <node><interface name="org.freedesktop.portal.Settings">
      <method name="ReadOne"><arg type="s" direction="in"/><arg type="s" direction="in"/>
      <arg type="v" direction="out"/></method>
      <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>
      <arg type="v" direction="out"/></method>
      <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
      <property name="version" type="u" access="read"/></interface></node>
      """
    ),
    (
      "org.freedesktop.portal.FileChooser",
      """
      <node><interface name="org.freedesktop.portal.FileChooser">
      \(asking("OpenFile", ["s", "s", "a{sv}"]))\(asking("SaveFile", ["s", "s", "a{sv}"]))
      <property name="version" type="u" access="read"/></interface></node>
      """
    ),
    (
      "org.freedesktop.portal.Inhibit",
      """
      <node><interface name="org.freedesktop.portal.Inhibit">
      \(asking("Inhibit", ["s", "u", "a{sv}"]))
      <property name="version" type="u" access="read"/></interface></node>
      """
    ),
    (
      "org.freedesktop.portal.Screenshot",
      """
      <node><interface name="org.freedesktop.portal.Screenshot">
      \(asking("Screenshot", ["s", "a{sv}"]))
      <property name="version" type="u" access="read"/></interface></node>
      """
    ),
    (
      "org.freedesktop.portal.Print",
      """
      <node><interface name="org.freedesktop.portal.Print">
      \(asking("PreparePrint", ["s", "s", "a{sv}", "a{sv}", "a{sv}"]))
      \(asking("Print", ["s", "s", "h", "a{sv}"]))
      <property name="version" type="u" access="read"/></interface></node>
      """
    ),
  ]

  /// A method that gives the handle of a request.
  private static func asking(_ name: String, _ types: [String]) -> String {
    let arguments = types.map { "<arg type=\"\($0)\" direction=\"in\"/>" }.joined()
    return "<method name=\"\(name)\">\(arguments)<arg type=\"o\" direction=\"out\"/></method>"
  }
}
