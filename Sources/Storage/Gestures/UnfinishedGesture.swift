public import Base
public import Documents

/// The context of a stroke that is still under the pointer, stored in parts.
///
/// On release it becomes a regular step, and the parts are removed. After a crash, the remaining parts are joined at
/// the next start.
public struct UnfinishedGesture: Equatable, Sendable {
  /// Nil for a document that is not in the library yet.
  public var item: ItemID?
  /// Of the item.
  public var revision: Int64
  /// The kind of the document.
  public var kind: ItemKind
  /// The document's name, if it is not in the library.
  public var name: String
  /// Of a painting's paper.
  public var ratio: AspectRatio

  /// Creates the context of a stroke that begins.
  public init(item: ItemID?, revision: Int64, kind: ItemKind, name: String, ratio: AspectRatio) {
    self.item = item
    self.revision = revision
    self.kind = kind
    self.name = name
    self.ratio = ratio
  }
}

/// A part of a gesture to store.
public enum GesturePart: Sendable {
  /// A continuation of a stroke: its samples since the last part.
  case stroke(UnfinishedLine)
  /// The current picture, replacing the last part.
  case pixels(Sprite, after: Sprite)
  /// The current board, replacing the last part.
  case board(BoardStep, after: BoardStep)
}
