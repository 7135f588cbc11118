public import Canvas
public import Base

/// Gives a collection its pictures, and hears what is to be done with them.
public protocol CollectionViewDelegate: AnyObject {
  /// The picture of an entry, drawn to a size; nil while it is being made. The view asks again when
  /// `previewChanged` says so.
  func collectionView(_ view: CollectionView, previewOf entry: CollectionEntry, size: PixelSize)
    -> Surface?
  func collectionView(_ view: CollectionView, open index: Int)
  /// The pointer goes away with an entry, or with all that are chosen where it is one of them. Who takes that over
  /// cancels the press.
  func collectionView(_ view: CollectionView, dragged index: Int)
  /// The menu is about what is chosen, if anything is, and else about the entry.
  func collectionView(_ view: CollectionView, showMenuFor index: Int?, at point: ViewPoint)
  func collectionView(_ view: CollectionView, rename index: Int, to name: String)
  /// The pointer is over another entry now, or over none.
  func collectionView(_ view: CollectionView, hovers entry: CollectionEntry?)
}
