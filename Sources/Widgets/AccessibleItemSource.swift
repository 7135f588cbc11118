public import Base

/// Provides accessible items on demand for content that the view itself doesn't understand.
public protocol AccessibleItemSource: AnyObject {
  /// Must not create the items.
  var accessibleItemCount: Int { get }
  func accessibleItem(_ index: Int) -> AccessibleItem?
  /// Describes the content at a point of the view; empty if there is nothing to say.
  func accessiblePlace(at point: ViewPoint) -> String
}

extension AccessibleItemSource {
  public func accessiblePlace(at point: ViewPoint) -> String { "" }
}
