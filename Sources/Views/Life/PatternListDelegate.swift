public import Base
public import Canvas

/// Gives a list its pictures, and hears what is to be done with patterns.
public protocol PatternListDelegate: AnyObject {
  /// The picture of a pattern that fits a box in device pixels.
  func patternList(_ list: PatternList, pictureOf pattern: Int, fitting box: PixelSize) -> Surface?
  /// A pattern was clicked, or chosen by Enter.
  func patternList(_ list: PatternList, chose pattern: Int)
  /// A pattern is dragged: the place is one of the scene.
  func patternList(_ list: PatternList, dragged pattern: Int, to point: ViewPoint)
  /// It was let go.
  func patternList(_ list: PatternList, dropped pattern: Int, at point: ViewPoint)
  /// What can be done with a pattern is wanted: the place is one of the scene.
  func patternList(_ list: PatternList, wantsMenuFor pattern: Int, at point: ViewPoint)
  /// The drag is over without a release.
  func patternListCancelled(_ list: PatternList)
}
