import Widgets
import Windows

/// The object represented by an accessible object, held weakly.
struct AccessibleTarget {
  weak var window: SceneWindow?
  /// Nil for the window itself.
  weak var view: View?
  /// The part of the view; nil for the view itself.
  var item: Int?
  let isWindow: Bool
}
