import Base
public import Canvas
import Dispatch
public import DocumentWindows
public import Documents
import Editing
import Rendering
import Storage
import Views
public import Windows

/// Creates the windows of paintings, and holds their shared state.
public final class PaintingEditors {
  private let services: Services
  /// The brushes of all windows.
  public let brush: BrushController
  /// The user's own shapes.
  let shapes: ShapeShelf
  /// The elements copied in any window.
  let copied: CopiedContent<CopiedElements>
  /// The style copied in any window; nil before that.
  var copiedStyle: CopiedStyle?
  /// Posted when pictures were decoded after drawing without them.
  let lateDecoded = Signal<Void>()
  private let memory: BrushMemory
  private let penBrushes: PenBrushes

  /// Creates the state that all paintings share, such as the brush, from the settings.
  public init(_ services: Services) {
    self.services = services
    brush = BrushController(kit: services.settings.brushKit)
    shapes = ShapeShelf(services.settings)
    copied = CopiedContent(on: services.clipboard)
    memory = BrushMemory(brush, settings: services.settings)
    penBrushes = PenBrushes(brush, services)
    let (brush, preferences) = (brush, services.preferences)
    brush.smoothingDefaults = preferences.smoothingDefaults
    preferences.changed.listen(self) { brush.smoothingDefaults = preferences.smoothingDefaults }
    DecodedPicture.listenForLate { [weak self] in
      DispatchQueue.main.async { self?.lateDecoded.post(()) }
    }
  }

  /// Stores pending changes at once.
  public func keep() {
    memory.keep()
    penBrushes.keep()
  }

  private static let minimumSize = ViewSize(width: BrushChooser.leastWidth, height: 200)

  /// Creates the window of a painting that isn't in the library yet.
  ///
  /// - Throws: `DesktopError` if the display can't provide a window.
  public func window(
    ofNew painting: Painting, named name: String, at place: RememberedPlacement
  ) throws -> DocumentWindow {
    let window = try DocumentWindow(
      newNamed: name, of: .painting, at: place, minimumSize: Self.minimumSize, services)
    let editor = PaintingEditor(painting, in: window, shared: self)
    window.setContent(editor)
    editor.open(painting)
    return window
  }

  /// The maximum size of a painting read synchronously. Larger ones are read by another thread, as are all while writes
  /// are pending.
  private static let (strokesReadAtOnce, bytesReadAtOnce) = (300, 1 << 19)

  /// Creates the window of a painting in the library.
  ///
  /// - Parameter standIn: a preview, shown while a large painting is read and drawn.
  /// - Throws: `DesktopError` if the display can't provide a window; `LibraryError` if a small painting can't be read.
  public func window(
    of item: CollectionItem, at place: RememberedPlacement, standIn: Surface?
  ) throws -> DocumentWindow {
    let isSmall =
      try item.elementCount <= Self.strokesReadAtOnce
      && services.library.pointByteCount(of: item.id) <= Self.bytesReadAtOnce
    // A window that was closed just before may still be writing it.
    let read =
      isSmall && services.autosave.isDrained ? try services.library.painting(item.id) : nil
    let window = try DocumentWindow(
      of: item, at: place, minimumSize: Self.minimumSize, services)
    let editor = PaintingEditor(
      read?.painting ?? Painting(shape: .fixed(item.aspectRatio)), in: window, shared: self)
    window.setContent(editor)
    if let read {
      editor.store.resume(at: read.item, isWhole: read.unreadableStrokeCount == 0)
      editor.open(read.painting, unreadableStrokeCount: read.unreadableStrokeCount)
    } else {
      if let standIn { editor.screen.paper.setStandIn(standIn) }
      window.isShownLater = isSmall
      editor.load(item.id)
    }
    return window
  }
}
