public import Base
public import Canvas

/// Provides pictures for a list and handles its actions.
public protocol PictureListDelegate: AnyObject {
  /// Returns the picture of an item that fits a box in device pixels.
  func pictureList(_ list: PictureList, pictureOf item: Int, fitting box: PixelSize) -> Surface?
  /// Called when an item is clicked, or chosen by Enter.
  func pictureList(_ list: PictureList, chose item: Int)
  /// Called while an item is dragged, with the position in the scene.
  func pictureList(_ list: PictureList, dragged item: Int, to point: ViewPoint)
  /// Called when a dragged item is released.
  func pictureList(_ list: PictureList, dropped item: Int, at point: ViewPoint)
  /// Called to open the menu of an item, with the position in the scene.
  func pictureList(_ list: PictureList, wantsMenuFor item: Int, at point: ViewPoint)
  /// Called when a drag is cancelled.
  func pictureListCancelled(_ list: PictureList)
}
