public import Base
public import Texts

/// What one place of the collection shows.
public struct CollectionEntry: Equatable, Sendable {
  /// Tells entries apart, for as long as the collection lives.
  public var key: Int64
  public var title: String
  /// Is made a text as it is drawn.
  public var date: CalendarDate
  public var aspectRatio: AspectRatio
  /// In cells, which are to be whole pixels; nil for a picture that has none.
  public var gridSize: CellSize?
  /// Another one means another picture.
  public var revision: Int64
  public var tags: [String]
  /// Whether its picture moves under the pointer.
  public var moves: Bool

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

  /// The size of its picture in a box, in device pixels.
  func pictureSize(in box: PixelSize) -> PixelSize {
    gridSize?.pictureSize(fitting: box) ?? aspectRatio.size(fitting: box)
  }
}
