public import Base

/// The notes of another program on a part of a sprite, which this one keeps.
public struct UserData: Equatable, Sendable {
  /// A text; nil for none.
  public var text: String?
  /// A colour in lists and timelines; nil for none.
  public var color: InkColor?
  /// The properties of scripts and extensions, encoded as in Aseprite's files; nil for none.
  public var properties: [UInt8]?

  /// Creates notes; none by default.
  public init(text: String? = nil, color: InkColor? = nil, properties: [UInt8]? = nil) {
    self.text = text
    self.color = color
    self.properties = properties
  }

  /// Whether nothing is noted.
  public var isEmpty: Bool { text == nil && color == nil && properties == nil }
}
