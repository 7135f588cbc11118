public import Base

/// The objects that a screen reader can query; each keeps its number for as long as it exists.
///
/// Objects are made on demand only. The program itself is number 0, and its children are the windows.
public protocol AccessibleTree: AnyObject {
  /// The language of the names, such as `de` or `zh_CN`.
  var language: String { get }
  /// The current object with a number; nil once it is gone.
  func object(_ number: Int) -> AccessibleObject?
  /// The number of children of an object; 0 once it is gone.
  func childCount(of number: Int) -> Int
  /// The number of a child by its index; nil if there is none.
  func child(_ index: Int, of number: Int) -> Int?
  /// The index of an object in its parent; nil once it is gone.
  func index(of number: Int) -> Int?
  /// The deepest object at a point, in pixels of the window, within a part of the window.
  func object(at point: PixelPoint, in number: Int) -> Int?
  /// The position of the object's window on the screen.
  func screenOrigin(of number: Int) -> PixelPoint
  /// Performs the object's action.
  ///
  /// - Returns: whether that is possible, like all of these methods.
  func perform(_ number: Int) -> Bool
  /// Moves the focus to an object.
  func focus(_ number: Int) -> Bool
  /// Sets the number that an object shows.
  func set(_ value: Double, of number: Int) -> Bool
  /// Replaces the whole text of an object.
  func set(_ text: String, of number: Int) -> Bool
  /// Selects a range of characters with the caret at its end.
  func select(_ characters: Range<Int>, ofTextOf number: Int) -> Bool
  /// Scrolls it into view.
  func scrollTo(_ number: Int) -> Bool
  /// Selects a child.
  func select(_ index: Int, of number: Int) -> Bool
}
