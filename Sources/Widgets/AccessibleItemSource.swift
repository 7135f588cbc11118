public import Base

/// Provides accessible items on demand for content that the view itself doesn't understand.
public protocol AccessibleItemSource: AnyObject {
  /// Must not create the items.
  var accessibleItemCount: Int { get }
  /// Returns the item of an index; nil if there is none.
  func accessibleItem(_ index: Int) -> AccessibleItem?
  /// Describes the content at a point of the view; empty if there is nothing to say.
  func accessiblePlace(at point: ViewPoint) -> String
}

extension AccessibleItemSource {
  public func accessiblePlace(at point: ViewPoint) -> String { "" }
}
