public import Base
public import Texts

/// The displayed data of an item of the collection.
public struct CollectionEntry: Equatable, Sendable {
  /// Identifies the entry for the lifetime of the collection.
  public var key: Int64
  /// The name of the item.
  public var title: String
  /// Formatted when drawn.
  public var date: CalendarDate
  /// The shape of the picture.
  public var aspectRatio: AspectRatio
  /// In cells, each of which should be a whole number of pixels; nil for other pictures.
  public var gridSize: CellSize?
  /// A new revision means a new picture.
  public var revision: Int64
  /// The tags, without their signs.
  public var tags: [String]
  /// Whether its picture is animated under the pointer.
  public var moves: Bool

  /// Creates the displayed data of an item that stands still, unless said otherwise.
  public nonisolated init(
    key: Int64, title: String, date: CalendarDate, aspectRatio: AspectRatio,
    gridSize: CellSize? = nil, revision: Int64, tags: [String] = [],
    moves: Bool = false
  ) {
    self.gridSize = gridSize
    self.moves = moves
    self.tags = tags
    self.key = key
    self.title = title
    self.date = date
    self.aspectRatio = aspectRatio
    self.revision = revision
  }

  /// Returns the size of its picture in a box, in device pixels.
  func pictureSize(in box: PixelSize) -> PixelSize {
    gridSize?.pictureSize(fitting: box) ?? aspectRatio.size(fitting: box)
  }
}
