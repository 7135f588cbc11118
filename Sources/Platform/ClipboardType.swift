/// A kind of exchanged content, by its common name.
nonisolated public struct ClipboardType: Hashable, Sendable {
  /// A media type, or an older name.
  public let name: String

  public init(_ name: String) { self.name = name }

  /// UTF-8, under any of its target names.
  public static let text = ClipboardType("UTF8_STRING")
  public static let png = ClipboardType("image/png")
  public static let jpeg = ClipboardType("image/jpeg")
  public static let svg = ClipboardType("image/svg+xml")
  /// Red, green, blue and opacity in 16 bits each, in native byte order.
  public static let color = ClipboardType("application/x-color")
  /// Local files, as copied by file managers.
  public static let files = ClipboardType("text/uri-list")
}
