public import Base
public import Canvas

/// Provides pictures for a list and handles its actions.
public protocol PatternListDelegate: AnyObject {
  /// Returns the picture of a pattern that fits a box in device pixels.
  func patternList(_ list: PatternList, pictureOf pattern: Int, fitting box: PixelSize) -> Surface?
  /// Called when a pattern is clicked, or chosen by Enter.
  func patternList(_ list: PatternList, chose pattern: Int)
  /// Called while a pattern is dragged, with the position in the scene.
  func patternList(_ list: PatternList, dragged pattern: Int, to point: ViewPoint)
  /// Called when a dragged pattern is released.
  func patternList(_ list: PatternList, dropped pattern: Int, at point: ViewPoint)
  /// Called to open the menu of a pattern, with the position in the scene.
  func patternList(_ list: PatternList, wantsMenuFor pattern: Int, at point: ViewPoint)
  /// Called when a drag is cancelled.
  func patternListCancelled(_ list: PatternList)
}
