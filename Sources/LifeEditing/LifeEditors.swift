public import DocumentWindows
public import Documents
import Life
import Storage
public import Windows

/// Creates the windows of boards, and holds their shared state.
public final class LifeEditors {
  private let services: Services
  /// The patterns next to every board.
  let patterns: PatternShelf

  /// - Parameter patternFolder: another program's folder of patterns; nil for none.
  public init(_ services: Services, patternFolder: String?) {
    self.services = services
    patterns = PatternShelf(settings: services.settings, folder: patternFolder)
  }

  /// Creates the window of a board that isn't in the library yet.
  ///
  /// - Throws: `DesktopError` if the display can't provide a window.
  public func window(
    ofNew board: Board, named name: String, at place: RememberedPlacement
  ) throws -> DocumentWindow {
    let window = try DocumentWindow(
      newNamed: name, of: .life, at: place, minimumSize: LifeEditor.minimumSize, services)
    let editor = LifeEditor(board, in: window, shared: self)
    window.setContent(editor)
    editor.open(board)
    return window
  }

  /// Creates the window of a board in the library, which is read by another thread.
  ///
  /// - Throws: `DesktopError` if the display can't provide a window.
  public func window(of item: CollectionItem, at place: RememberedPlacement) throws
    -> DocumentWindow
  {
    let window = try DocumentWindow(
      of: item, at: place, minimumSize: LifeEditor.minimumSize, services)
    let editor = LifeEditor(Board(LifeWorld()), in: window, shared: self)
    window.setContent(editor)
    editor.load { [id = item.id] in
      try $0.board(id)
    } done: { editor, read in
      editor.open(read.board, of: read.item, lostStepCount: read.lostStepCount)
    }
    return window
  }
}
