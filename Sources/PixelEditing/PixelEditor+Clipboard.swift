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
  /// Copies the selected cells, or all, for pasting here and in other programs.
  func copy() {
    let copied = selectedContent
    shared.copied.keep(copied, as: copied.forms)
  }

  /// The content to copy, or to drag to other programs.
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

  /// Pastes the copied cells, or a picture copied by another program.
  ///
  /// - Parameter middle: the centre; nil for the original position of cells, and the centre of the canvas for a
  ///   picture.
  func paste(around middle: CellPosition? = nil) {
    guard session.canChange else { return }
    if let sprite = shared.copiedFrames.content { return frames.paste(sprite) }
    tools.choose(.select)
    guard let content = shared.copied.content else { return pasteForeign(around: middle) }
    lay(content, around: middle)
  }

  /// - Parameter middle: the centre; nil for the original position.
  private func lay(_ content: CopiedCells, around middle: CellPosition? = nil) {
    let size = content.cells.size
    let corner = middle.map {
      CellPosition(x: $0.x - size.width / 2, y: $0.y - size.height / 2)
    }
    selection.paste(at: corner ?? content.origin) { content.cells(for: &$0) }
  }

  // MARK: Other programs

  /// The types that can be pasted, the best first.
  static let pastedTypes: [ClipboardType] =
    [.filbertCells] + ClipboardType.pictures + [.svg, .files, .text]

  private func pasteForeign(around middle: CellPosition?) {
    let texts = services.texts.selection
    services.clipboard.read(Self.pastedTypes) { [weak self] content in
      guard let self else { return }
      guard let content, content.type != .text || PastedText.isDrawing(content.bytes) else {
        return toasts.say(texts.nothingToPaste)
      }
      read(content, around: middle)
    }
  }

  /// Reads a picture on another thread and pastes it.
  ///
  /// - Parameters:
  ///   - place: the centre; nil for that of the canvas.
  ///   - isDropped: whether files of other kinds are opened as documents.
  func read(
    _ content: ClipboardContent, around place: CellPosition?, isDropped: Bool = false
  ) {
    let texts = services.texts.selection
    let (bytes, paths, room) = (content.bytes, content.filePaths, session.seen.size)
    guard content.type != .files || !paths.isEmpty else {
      return toasts.say(texts.nothingToPaste)
    }
    work.run({ texts.pasting($0) }) { progress in
      let bytes =
        try paths.first.map { try DocumentFile($0).read { progress.goesOn(at: $0) } } ?? bytes
      return try PastedCells(bytes, within: room)
    } finished: { [weak self] outcome in
      guard let self else { return }
      switch outcome {
      case .done(let pasted):
        // Give up if the user has started painting meanwhile.
        guard session.canChange, !session.isInGesture else { return }
        tools.choose(.select)
        lay(pasted.content, around: place)
        if pasted.isScaledDown { toasts.say(texts.scaledDown) }
      case .failed where isDropped && !paths.isEmpty: window.filesDropped.post(paths)
      case .failed(let error): toasts.say(texts.pasteRefused(Message(error)), .untilClosed)
      case .cancelled: break
      }
    }
  }
}
