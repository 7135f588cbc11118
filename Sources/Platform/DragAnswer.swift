/// The actions required by a drag.
enum DragAnswer: Equatable {
  /// Determine which kinds would be taken at a pixel of the screen, and report whether any is.
  case weigh(source: UInt, offers: [OfferedKind], x: Int, y: Int)
  /// Report that the drop is not taken.
  case refuse(source: UInt)
  /// Request the content dropped at a pixel of the screen, the best kind first.
  case fetch(source: UInt, time: UInt, kinds: [OfferedKind], x: Int, y: Int)
}
