import Base
import Canvas
import Documents
import Storage
import Views

// The windows of paintings.
extension PaintingEditor {
  private static let minimumSize = ViewSize(width: BrushChooser.leastWidth, height: 200)

  /// Makes the window of a painting that the library does not have yet.
  static func window(
    ofNew painting: Painting, named name: String, services: Services
  ) throws -> DocumentWindow {
    let window = try DocumentWindow(
      newNamed: name, of: .painting, minimumSize: minimumSize, services: services)
    let editor = PaintingEditor(painting, in: window)
    window.begin(with: editor)
    editor.open(painting)
    return window
  }

  /// A larger painting is read by another thread, and so is one that waits for longer to be written.
  private static let (strokesReadAtOnce, bytesReadAtOnce) = (300, 1 << 19)
  /// About what is not noticed when a window opens.
  private static let longestWait = Duration.milliseconds(100)

  /// Makes the window of a painting of the library.
  ///
  /// - Parameter standIn: a preview, shown while a large painting is read and drawn.
  static func window(
    of item: CollectionItem, standIn: Surface?, services: Services
  ) throws -> DocumentWindow {
    let isSmall =
      try item.elementCount <= strokesReadAtOnce
      && services.library.pointByteCount(of: item.id) <= bytesReadAtOnce
      // A window that was closed a moment ago may still be writing to it.
      && services.autosave.drain(within: longestWait)
    let read = isSmall ? try services.library.painting(item.id) : nil
    let window = try DocumentWindow(of: item, minimumSize: minimumSize, services: services)
    let editor = PaintingEditor(
      read?.painting ?? Painting(shape: .fixed(item.aspectRatio)), in: window)
    window.begin(with: editor)
    if let read {
      editor.store.begin(at: read.item, isWhole: read.unreadableStrokeCount == 0)
      editor.open(read.painting, unreadableStrokeCount: read.unreadableStrokeCount)
    } else {
      if let standIn { editor.screen.paper.setStandIn(standIn) }
      editor.load(item.id)
    }
    return window
  }
}
