import Base
public import DocumentWindows
public import Documents
import Formats
import Storage
public import Windows

/// Creates the windows of pixel art, and holds their shared state.
public final class PixelEditors {
  private let services: Services
  /// The cells copied in any window.
  let copied: CopiedContent<CopiedCells>
  /// The frames copied in any window.
  let copiedFrames: CopiedContent<Sprite>

  /// Creates the state that all windows of pixel art share.
  public init(_ services: Services) {
    self.services = services
    copied = CopiedContent(on: services.clipboard)
    copiedFrames = CopiedContent(on: services.clipboard)
  }

  /// Creates the window of pixel art that isn't in the library yet.
  ///
  /// - Throws: `DesktopError` if the display can't provide a window.
  public func window(
    ofNew art: PixelArt, named name: String, at place: RememberedPlacement
  ) throws -> DocumentWindow {
    let window = try DocumentWindow(
      newNamed: name, of: .pixels, at: place, minimumSize: PixelEditor.minimumSize, services)
    let editor = PixelEditor(art, in: window, shared: self)
    window.setContent(editor)
    editor.open(art)
    return window
  }

  /// Creates the window of pixel art in the library, which is read by another thread.
  ///
  /// - Throws: `DesktopError` if the display can't provide a window.
  public func window(of item: CollectionItem, at place: RememberedPlacement) throws
    -> DocumentWindow
  {
    let window = try DocumentWindow(
      of: item, at: place, minimumSize: PixelEditor.minimumSize, services)
    let size = item.gridSize ?? CellSize(width: 16, height: 16)
    let editor = PixelEditor(PixelArt(Sprite(size: size)), in: window, shared: self)
    window.setContent(editor)
    editor.load { [id = item.id] library in
      let read = try library.pixelArt(id)
      let picture = read.art.sprite
      return (read, Handoff(try? CellSurface(picture.stack(frame: 0))))
    } done: { editor, loaded in
      let (read, first) = loaded
      editor.display.setCells(first.value, of: read.art.sprite)
      editor.open(read.art, of: read.item, lostStepCount: read.lostStepCount)
    }
    return window
  }
}
