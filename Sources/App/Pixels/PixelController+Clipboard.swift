import Base
import Documents
import Editing
import Platform
import Texts
import Views
import Widgets

// Copying and pasting.
extension PixelController {
  /// Keeps the selected cells, or all, for pasting, here and in other programs.
  func copy() {
    let rect = selection.rect ?? session.seen.bounds
    let copied = CopiedCells(
      cells: selection.lifted?.cells ?? frame.cells.cropped(to: rect), origin: rect.origin,
      palette: session.seen.palette)
    services.copiedCells.keep(copied, as: copied.forms)
  }

  func cut() {
    copy()
    selection.clear()
  }

  /// Lays the copied cells where they were, or a picture that another program has copied in the middle.
  func paste() {
    tools.choose(.select)
    guard session.canChange else { return }
    guard let content = services.copiedCells.content else { return pasteForeign() }
    lay(content)
  }

  private func lay(_ content: CopiedCells) {
    selection.paste(content.cells(for: session.seen.palette), at: content.origin)
  }

  // MARK: Other programs

  private func pasteForeign() {
    let texts = services.texts.selection
    services.clipboard.read(ClipboardType.pictures + [.files, .text]) { [weak self] content in
      guard let self else { return }
      guard let content, content.type != .text || PastedText.isDrawing(content.bytes) else {
        return announcer.say(texts.nothingToPaste)
      }
      read(content)
    }
  }

  private func read(_ content: ClipboardContent) {
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
        lay(pasted.content)
        if pasted.isScaledDown { announcer.say(texts.scaledDown) }
      case .failed(let error): announcer.say(texts.pasteRefused(Message(error)), .untilClosed)
      case .cancelled: break
      }
    }
  }
}
