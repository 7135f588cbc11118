/// A message from another program about a drag over one of our windows.
///
/// Source: freedesktop.org, "Drag-and-Drop Protocol for the X Window System", version 5.
enum DragMessage: Equatable {
  case entered(source: UInt, version: Int, offers: [OfferedKind])
  /// In device pixels of the screen.
  case moved(source: UInt, x: Int, y: Int)
  case left(source: UInt)
  case dropped(source: UInt, time: UInt)
}
