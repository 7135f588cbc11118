import Widgets

/// A dialog for choosing files.
protocol FileDialog: AnyObject {
  /// - Parameters:
  ///   - scene: the scene to show it over.
  ///   - answered: called for every choice, and at the end.
  func ask(_ request: FileRequest, over scene: Scene, answered: @escaping (FileAnswer) -> Void)
}

/// An answer of a dialog.
enum FileAnswer {
  case chosen(FileChoice)
  /// It was closed.
  case ended
  /// The dialog is unavailable; try another one.
  case unavailable
}
