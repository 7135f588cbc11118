public import Base
public import Documents

/// A stroke that is still under the pointer, as the library keeps it in parts: of what, and on what it builds.
///
/// On release it becomes a step as ever, and the parts go. What is left of it after the program was killed is
/// joined at the next start.
public struct Gesture: Equatable, Sendable {
  /// Nil for a document that the library does not have yet.
  public var item: ItemID?
  /// Of the item.
  public var revision: Int64
  public var kind: ItemKind
  /// The document's name, for one that the library does not have.
  public var name: String
  /// Of a painting's paper.
  public var ratio: AspectRatio

  public init(item: ItemID?, revision: Int64, kind: ItemKind, name: String, ratio: AspectRatio) {
    self.item = item
    self.revision = revision
    self.kind = kind
    self.name = name
    self.ratio = ratio
  }
}

/// What of a gesture there is to keep.
public enum GesturePart: Sendable {
  /// Some more of a stroke: its samples since the part before.
  case stroke(UnfinishedLine)
  /// A picture as it is now, in the place of the part before.
  case pixels(PixelPicture, after: PixelPicture)
  /// A board as it is now, in the place of the part before.
  case board(BoardStep, after: BoardStep)
}
