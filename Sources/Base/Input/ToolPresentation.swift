public import Texts

/// The name, icon and shortcut of a tool: the same in every kind of document.
public struct ToolPresentation: Sendable {
  /// A text in the language of the user, looked up when it is shown.
  public typealias Text = @Sendable (Texts) -> String

  /// The icon in tool bars.
  public let icon: Icon
  /// In the notation of `KeyBinding`.
  public let key: String
  /// The name in tool bars and menus.
  public let name: Text
  /// The label on the brush chooser's pilot lamp.
  public let label: Text
  /// A sentence in the list of keys, shared by neighbouring tools of the same family.
  public let family: Text?

  /// - Parameter label: nil for a tool without a brush.
  public init(
    _ icon: Icon, _ key: String, _ name: @escaping Text, label: Text? = nil, family: Text? = nil
  ) {
    self.icon = icon
    self.key = key
    self.name = name
    self.label = label ?? name
    self.family = family
  }
}
