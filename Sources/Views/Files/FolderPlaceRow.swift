public import Base

/// A common file location, as shown in a list.
public struct FolderPlaceRow: Equatable, Sendable {
  public var name: String
  public var icon: Icon

  public init(name: String, icon: Icon) {
    self.name = name
    self.icon = icon
  }
}
