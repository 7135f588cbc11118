import Widgets

/// A page of the settings window, and its settings.
protocol SettingsPart: AnyObject {
  /// - Parameters:
  ///   - scene: the scene for menus and questions.
  ///   - say: shows a message at the bottom of the window.
  func connect(in scene: Scene, say: @escaping (String) -> Void)
}
