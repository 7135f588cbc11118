/// A kind of exchanged content, by its common name.
nonisolated public struct ClipboardType: Hashable, Sendable {
  /// A media type, or an older name.
  public let name: String

  /// Creates a type by its MIME type or X11 name.
  public init(_ name: String) { self.name = name }

  /// UTF-8, under any of its target names.
  public static let text = ClipboardType("UTF8_STRING")
  /// A PNG picture.
  public static let png = ClipboardType("image/png")
  /// A JPEG picture.
  public static let jpeg = ClipboardType("image/jpeg")
  /// An SVG drawing.
  public static let svg = ClipboardType("image/svg+xml")
  /// Red, green, blue and opacity in 16 bits each, in native byte order.
  public static let color = ClipboardType("application/x-color")
  /// Local files, as copied by file managers.
  public static let files = ClipboardType("text/uri-list")
}
