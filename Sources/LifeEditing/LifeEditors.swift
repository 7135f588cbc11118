public import DocumentWindows
public import Documents
import Life
import Storage
public import Windows

/// Makes the windows of boards, and holds what those share.
public final class LifeEditors {
  private let services: Services
  /// Beside every board.
  let patterns: PatternShelf

  /// - Parameter patternFolder: with patterns of another program; nil for none.
  public init(_ services: Services, patternFolder: String?) {
    self.services = services
    patterns = PatternShelf(settings: services.settings, folder: patternFolder)
  }

  /// Makes the window of a board that the library does not have yet.
  ///
  /// - Throws: `DesktopError` where the display has no window for it.
  public func window(
    ofNew board: Board, named name: String, at place: RememberedPlace
  ) throws -> DocumentWindow {
    let window = try DocumentWindow(
      newNamed: name, of: .life, at: place, minimumSize: LifeEditor.minimumSize, services)
    let editor = LifeEditor(board, in: window, shared: self)
    window.begin(with: editor)
    editor.open(board)
    return window
  }

  /// Makes the window of a board of the library, which is read by another thread.
  ///
  /// - Throws: `DesktopError` where the display has no window for it.
  public func window(of item: CollectionItem, at place: RememberedPlace) throws -> DocumentWindow {
    let window = try DocumentWindow(
      of: item, at: place, minimumSize: LifeEditor.minimumSize, services)
    let editor = LifeEditor(Board(LifeWorld()), in: window, shared: self)
    window.begin(with: editor)
    editor.load { [id = item.id] in
      try $0.board(id)
    } done: { editor, read in
      editor.open(read.board, of: read.item, lostStepCount: read.lostStepCount)
    }
    return window
  }
}
