public import Canvas
public import Base

/// Provides pictures for a collection and handles its actions.
public protocol CollectionViewDelegate: AnyObject {
  /// Returns the picture of an entry, drawn to a size, or nil while it is being made. The view asks again after
  /// `previewChanged`.
  func collectionView(_ view: CollectionView, previewOf entry: CollectionEntry, size: PixelSize)
    -> Surface?
  /// Called when the user opens an entry, by a double click or Enter.
  func collectionView(_ view: CollectionView, open index: Int)
  /// Called when the pointer drags an entry, or all selected ones if it is among them. A delegate that takes over the
  /// drag cancels the press.
  func collectionView(_ view: CollectionView, dragged index: Int)
  /// The menu is for the selection if there is one, otherwise for the entry.
  func collectionView(_ view: CollectionView, showMenuFor index: Int?, at point: ViewPoint)
  /// Called when the user typed another name for an entry.
  func collectionView(_ view: CollectionView, rename index: Int, to name: String)
  /// Called when the pointer enters another entry, or leaves them all.
  func collectionView(_ view: CollectionView, hovers entry: CollectionEntry?)
}
