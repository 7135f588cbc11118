/// What is to be done about a drag.
enum DragAnswer: Equatable {
  /// Say whether a drop would be taken.
  case status(source: UInt, accepts: Bool)
  /// Say that the drop is not taken.
  case refuse(source: UInt)
  /// Ask for the files; they fell on a pixel of the screen.
  case fetch(source: UInt, time: UInt, x: Int, y: Int)
}
