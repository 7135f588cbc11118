import Base
public import Canvas
import Dispatch
public import DocumentWindows
public import Documents
import Rendering
import Storage
import Views
public import Windows

/// Makes the windows of paintings, and holds what those share.
public final class PaintingEditors {
  private let services: Services
  /// The brushes at hand, in all windows.
  public let brush: BrushController
  /// Elements that were copied, for all windows.
  let copied: CopiedContent<CopiedElements>
  /// Pictures were decoded that were drawn without.
  let lateDecoded = Signal<Void>()
  private let memory: BrushMemory

  public init(_ services: Services) {
    self.services = services
    brush = BrushController(kit: services.settings.brushKit)
    copied = CopiedContent(on: services.clipboard)
    memory = BrushMemory(brush, settings: services.settings)
    let (brush, preferences) = (brush, services.preferences)
    brush.usualHand = preferences.usualHand
    preferences.changed.listen(self) { brush.usualHand = preferences.usualHand }
    DecodedPicture.listenForLate { [weak self] in
      DispatchQueue.main.async { self?.lateDecoded.post(()) }
    }
  }

  /// Keeps at once what has not been kept yet.
  public func keep() { memory.keep() }

  private static let minimumSize = ViewSize(width: BrushChooser.leastWidth, height: 200)

  /// Makes the window of a painting that the library does not have yet.
  ///
  /// - Throws: `DesktopError` where the display has no window for it.
  public func window(
    ofNew painting: Painting, named name: String, at place: RememberedPlace
  ) throws -> DocumentWindow {
    let window = try DocumentWindow(
      newNamed: name, of: .painting, at: place, minimumSize: Self.minimumSize, services)
    let editor = PaintingEditor(painting, in: window, shared: self)
    window.begin(with: editor)
    editor.open(painting)
    return window
  }

  /// A larger painting is read by another thread, and so is one while something waits to be written.
  private static let (strokesReadAtOnce, bytesReadAtOnce) = (300, 1 << 19)

  /// Makes the window of a painting of the library.
  ///
  /// - Parameter standIn: a preview, shown while a large painting is read and drawn.
  /// - Throws: `DesktopError` where the display has no window for it; `LibraryError` where a small painting can't be
  ///   read.
  public func window(
    of item: CollectionItem, at place: RememberedPlace, standIn: Surface?
  ) throws -> DocumentWindow {
    let isSmall =
      try item.elementCount <= Self.strokesReadAtOnce
      && services.library.pointByteCount(of: item.id) <= Self.bytesReadAtOnce
    // A window that was closed a moment ago may still be writing to it.
    let read =
      isSmall && services.autosave.isDrained ? try services.library.painting(item.id) : nil
    let window = try DocumentWindow(
      of: item, at: place, minimumSize: Self.minimumSize, services)
    let editor = PaintingEditor(
      read?.painting ?? Painting(shape: .fixed(item.aspectRatio)), in: window, shared: self)
    window.begin(with: editor)
    if let read {
      editor.store.begin(at: read.item, isWhole: read.unreadableStrokeCount == 0)
      editor.open(read.painting, unreadableStrokeCount: read.unreadableStrokeCount)
    } else {
      if let standIn { editor.screen.paper.setStandIn(standIn) }
      window.isShownLater = isSmall
      editor.load(item.id)
    }
    return window
  }
}
