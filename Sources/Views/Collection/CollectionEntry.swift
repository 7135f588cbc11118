public import Geometry

/// What one place of the collection shows.
public struct CollectionEntry: Equatable, Sendable {
  /// Tells entries apart, for as long as the collection lives.
  public var key: Int64
  public var title: String
  public var subtitle: String
  public var aspectRatio: AspectRatio
  /// Another one means another picture.
  public var revision: Int64

  public init(
    key: Int64, title: String, subtitle: String, aspectRatio: AspectRatio, revision: Int64
  ) {
    self.key = key
    self.title = title
    self.subtitle = subtitle
    self.aspectRatio = aspectRatio
    self.revision = revision
  }
}
