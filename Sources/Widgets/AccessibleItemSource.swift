public import Base

/// Tells what a view shows that it knows nothing of, item by item, as it is asked.
public protocol AccessibleItemSource: AnyObject {
  /// Told without looking at the items.
  var accessibleItemCount: Int { get }
  func accessibleItem(_ index: Int) -> AccessibleItem?
  /// What lies at a point of the view, in words; empty for nothing that could be said.
  func accessiblePlace(at point: ViewPoint) -> String
}

extension AccessibleItemSource {
  public func accessiblePlace(at point: ViewPoint) -> String { "" }
}
