public import Base

/// An accessible part of a view that isn't a view itself, such as a row of a list.
public struct AccessibleItem {
  /// Its description, including its value.
  public var accessibility: Accessibility
  /// In the view's points.
  public var frame: ViewRect
  /// Whether it belongs to the selection.
  public var isSelected: Bool
  /// Whether it can be used now.
  public var isEnabled: Bool
  /// Performs the action of a press; nil if there is none.
  public var action: (() -> Void)?

  /// Creates an item that does nothing when pressed, unless an action is given.
  public init(
    _ accessibility: Accessibility, frame: ViewRect, isSelected: Bool = false,
    isEnabled: Bool = true, action: (() -> Void)? = nil
  ) {
    self.accessibility = accessibility
    self.frame = frame
    self.isSelected = isSelected
    self.isEnabled = isEnabled
    self.action = action
  }
}
