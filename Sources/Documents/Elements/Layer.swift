/// A sheet of a painting: its elements lie together, over those of the layers before it.
public struct Layer: Equatable, Hashable, Sendable, Identifiable {
  /// Names a layer within its painting.
  public struct ID: Hashable, Sendable {
    /// From 1.
    public let number: UInt32

    public init(_ number: UInt32) { self.number = number }

    /// Of the layer that every painting begins with.
    public static let first = ID(1)
  }

  public let id: ID
  /// Empty for one that nobody gave a name.
  public var name: String

  /// As `PaintingElement.unknownFields`.
  public var unknownFields: String

  public init(id: ID = .first, name: String = "", unknownFields: String = "") {
    self.id = id
    self.name = name
    self.unknownFields = unknownFields
  }
}
