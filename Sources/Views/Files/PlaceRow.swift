public import Base

/// A place that people keep files in, as a list shows it.
public struct PlaceRow: Equatable, Sendable {
  public var name: String
  public var icon: Icon

  public init(name: String, icon: Icon) {
    self.name = name
    self.icon = icon
  }
}
