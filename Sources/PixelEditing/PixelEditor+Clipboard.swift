import Base
import DocumentWindows
import Documents
import Editing
import Platform
import Texts
import Widgets
import Windows

// Copying and pasting.
extension PixelEditor {
  /// Keeps the selected cells, or all, for pasting, here and in other programs.
  func copy() {
    let copied = selectedContent
    shared.copied.keep(copied, as: copied.forms)
  }

  /// What is copied, or dragged to other programs.
  var selectedContent: CopiedCells {
    CopiedCells(
      cells: context.selectedPicture ?? frame.cells,
      origin: selection.rect?.origin ?? .zero,
      palette: session.seen.palette)
  }

  func cut() {
    copy()
    selection.clear()
  }

  /// Lays the copied cells where they were, or a picture that another program has copied in the middle.
  func paste() {
    tools.choose(.select)
    guard session.canChange else { return }
    guard let content = shared.copied.content else { return pasteForeign() }
    lay(content)
  }

  /// - Parameter middle: where its middle comes to lie; nil for where it was.
  private func lay(_ content: CopiedCells, around middle: CellPosition? = nil) {
    let size = content.cells.size
    let corner = middle.map {
      CellPosition(x: $0.x - size.width / 2, y: $0.y - size.height / 2)
    }
    selection.paste(
      content.cells(for: session.seen.palette), at: corner ?? content.origin)
  }

  // MARK: Other programs

  /// What pixel art takes, the best first.
  static let pastedTypes: [ClipboardType] =
    [.filbertCells] + ClipboardType.pictures + [.svg, .files, .text]

  private func pasteForeign() {
    let texts = services.texts.selection
    services.clipboard.read(Self.pastedTypes) { [weak self] content in
      guard let self else { return }
      guard let content, content.type != .text || PastedText.isDrawing(content.bytes) else {
        return announcer.say(texts.nothingToPaste)
      }
      read(content)
    }
  }

  /// Reads a picture on another thread, and lays it over the cells.
  ///
  /// - Parameter place: the cell on which it was dropped; a file that is no picture is then opened. Nil for what is
  ///   pasted.
  func read(_ content: ClipboardContent, droppedAt place: CellPosition? = nil) {
    let texts = services.texts.selection
    let (bytes, paths, room) = (content.bytes, content.filePaths, session.seen.size)
    guard content.type != .files || !paths.isEmpty else {
      return announcer.say(texts.nothingToPaste)
    }
    work.run({ texts.pasting($0) }) { progress in
      let bytes =
        try paths.first.map { try DocumentFile($0).read { progress.goesOn(at: $0) } } ?? bytes
      return try PastedCells(bytes, within: room)
    } finished: { [weak self] outcome in
      guard let self else { return }
      switch outcome {
      case .done(let pasted):
        // Whoever draws meanwhile pastes again.
        guard session.canChange, !session.isInGesture else { return }
        tools.choose(.select)
        lay(pasted.content, around: place)
        if pasted.isScaledDown { announcer.say(texts.scaledDown) }
      case .failed where place != nil && !paths.isEmpty: window.filesDropped.post(paths)
      case .failed(let error): announcer.say(texts.pasteRefused(Message(error)), .untilClosed)
      case .cancelled: break
      }
    }
  }
}
