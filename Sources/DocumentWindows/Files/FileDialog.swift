import Widgets

/// Lets somebody choose files, in one way or another.
protocol FileDialog: AnyObject {
  /// - Parameters:
  ///   - scene: over which it stands.
  ///   - answered: called as often as something is chosen, and with how it ended.
  func ask(_ request: FileRequest, over scene: Scene, answered: @escaping (FileAnswer) -> Void)
}

/// What comes of a dialog.
enum FileAnswer {
  case chosen(FileChoice)
  /// It is closed.
  case ended
  /// Nobody was asked; another dialog may.
  case unavailable
}
