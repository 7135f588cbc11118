import Base
public import DocumentWindows
public import Documents
import Formats
import Storage
public import Windows

/// Makes the windows of pixel art, and holds what those share.
public final class PixelEditors {
  private let services: Services
  /// Cells that were copied, for all windows.
  let copied: CopiedContent<CopiedCells>

  public init(_ services: Services) {
    self.services = services
    copied = CopiedContent(on: services.clipboard)
  }

  /// Makes the window of pixel art that the library does not have yet.
  ///
  /// - Throws: `DesktopError` where the display has no window for it.
  public func window(
    ofNew art: PixelArt, named name: String, at place: RememberedPlace
  ) throws -> DocumentWindow {
    let window = try DocumentWindow(
      newNamed: name, of: .pixels, at: place, minimumSize: PixelEditor.minimumSize, services)
    let editor = PixelEditor(art, in: window, shared: self)
    window.begin(with: editor)
    editor.open(art)
    return window
  }

  /// Makes the window of pixel art of the library, which is read by another thread.
  ///
  /// - Throws: `DesktopError` where the display has no window for it.
  public func window(of item: CollectionItem, at place: RememberedPlace) throws -> DocumentWindow {
    let window = try DocumentWindow(
      of: item, at: place, minimumSize: PixelEditor.minimumSize, services)
    let size = item.gridSize ?? CellSize(width: 16, height: 16)
    let editor = PixelEditor(PixelArt(PixelPicture(size: size)), in: window, shared: self)
    window.begin(with: editor)
    editor.load { [id = item.id] library in
      let read = try library.pixelArt(id)
      let picture = read.art.picture
      return (read, Handoff(try? CellSurface(picture.stack(frame: 0))))
    } done: { editor, loaded in
      let (read, first) = loaded
      editor.display.take(first.value, of: read.art.picture)
      editor.open(read.art, of: read.item, lostStepCount: read.lostStepCount)
    }
    return window
  }
}
