public import Base

/// A part of a view that is no view itself, as a row of a list that draws its rows.
public struct AccessibleItem {
  /// What it is; its value says more about it.
  public var accessibility: Accessibility
  /// In the view's points.
  public var frame: ViewRect
  public var isSelected: Bool
  public var isEnabled: Bool
  /// Does what a press on it does; nil for nothing.
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
