/// The actions required by a drag.
enum DragAnswer: Equatable {
  /// Find out which of the kinds would be taken at a pixel of the screen, and say whether any is.
  case weigh(source: UInt, offers: [OfferedKind], x: Int, y: Int)
  /// Say that the drop is not taken.
  case refuse(source: UInt)
  /// Ask for what fell on a pixel of the screen, the best kind first.
  case fetch(source: UInt, time: UInt, kinds: [OfferedKind], x: Int, y: Int)
}
