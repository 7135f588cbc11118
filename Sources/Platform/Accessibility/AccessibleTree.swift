public import Base

/// What a screen reader may ask about, object by object; each has a number for as long as it is there.
///
/// Nothing is made before it is asked for. The program itself is number 0, and its children are the windows.
public protocol AccessibleTree: AnyObject {
  /// The language that names are in, as `de` or `zh_CN`.
  var language: String { get }
  /// The object with a number as it is now; nil once it is gone.
  func object(_ number: Int) -> AccessibleObject?
  func childCount(of number: Int) -> Int
  func child(_ index: Int, of number: Int) -> Int?
  func index(of number: Int) -> Int?
  /// The deepest object of a window's part that lies under a point in its window's pixels.
  func object(at point: PixelPoint, in number: Int) -> Int?
  /// Where the object's window lies on the screen.
  func screenOrigin(of number: Int) -> PixelPoint
  /// Does what its action says.
  ///
  /// - Returns: whether that is possible, as in all of these.
  func perform(_ number: Int) -> Bool
  func focus(_ number: Int) -> Bool
  func set(_ value: Double, of number: Int) -> Bool
  func set(_ text: String, of number: Int) -> Bool
  /// Puts the caret at the end of what is selected from then on; both count characters.
  func select(_ characters: Range<Int>, ofTextOf number: Int) -> Bool
  /// Brings it into sight.
  func scrollTo(_ number: Int) -> Bool
  /// Chooses a child.
  func select(_ index: Int, of number: Int) -> Bool
}
