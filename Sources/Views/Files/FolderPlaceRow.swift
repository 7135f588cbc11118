public import Base

/// A common file location, as shown in a list.
public struct FolderPlaceRow: Equatable, Sendable {
  /// The name in the user's language, or that of a device or bookmark.
  public var name: String
  /// The icon before the name.
  public var icon: Icon

  /// Creates a row.
  public init(name: String, icon: Icon) {
    self.name = name
    self.icon = icon
  }
}
