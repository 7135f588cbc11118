/// Tells what a view shows that it knows nothing of, item by item, as it is asked.
public protocol AccessibleItemSource: AnyObject {
  /// Told without looking at the items.
  var accessibleItemCount: Int { get }
  func accessibleItem(_ index: Int) -> AccessibleItem?
}
