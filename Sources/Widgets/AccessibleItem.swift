public import Base

/// An accessible part of a view that isn't a view itself, such as a row of a list.
public struct AccessibleItem {
  /// Its description, including its value.
  public var accessibility: Accessibility
  /// In the view's points.
  public var frame: ViewRect
  public var isSelected: Bool
  public var isEnabled: Bool
  /// Performs the action of a press; nil if there is none.
  public var action: (() -> Void)?

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
