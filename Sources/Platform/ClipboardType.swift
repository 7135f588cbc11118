/// A kind of content that programs hand to one another, by the name that all of them know.
nonisolated public struct ClipboardType: Hashable, Sendable {
  /// A media type, or an older name.
  public let name: String

  public init(_ name: String) { self.name = name }

  /// UTF-8, under any of its target names.
  public static let text = ClipboardType("UTF8_STRING")
  public static let png = ClipboardType("image/png")
  public static let jpeg = ClipboardType("image/jpeg")
  public static let svg = ClipboardType("image/svg+xml")
  /// Red, green, blue and opacity in 16 bits each, in this machine's order of bytes.
  public static let color = ClipboardType("application/x-color")
  /// Files of this machine, as file managers copy them.
  public static let files = ClipboardType("text/uri-list")
}
