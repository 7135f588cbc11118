import Base
import Dispatch
import DocumentWindows
import Documents
import Editing
import Platform
import Texts
import Views
import Widgets
import Windows

// Copying and pasting.
extension PaintingEditor {
  /// Copies the selected elements for pasting here and in other programs.
  func copy() {
    guard let copied = selectedContent else { return }
    shared.copied.keep(copied, as: copied.forms)
    // Create the elements now, so that their source can be freed.
    DispatchQueue(label: "filbert.copying", qos: .utility).async { _ = copied.elements.all }
  }

  /// The content to copy, or to drag to other programs; nil without a selection.
  var selectedContent: CopiedElements? {
    let elements = tools.context.selectedElements
    guard !elements.isEmpty else { return nil }
    return CopiedElements(
      elements: elements, paper: tools.context.ratio, title: name,
      pixelsPerLength: max(
        PaperScale.points, Double(screen.paper.viewport.paper.size.longerSide)))
  }

  func cut() {
    copy()
    tools.context.delete()
  }

  /// Pastes the last copied elements, from any painting, or the content of another program.
  ///
  /// - Parameter place: the centre of the pasted content, or nil for its original position.
  func paste(around place: PaperPoint? = nil) {
    guard canChange else { return }
    guard let content = shared.copied.content else { return pasteForeign(around: place) }
    tools.choose(.select)
    giveShape()
    let ratio = painting.aspectRatio
    tools.context.insert(content.elements) { [seen = tools.context.seenPaper] in
      let elements = content.elements(on: ratio)
      return place.map { elements.centered(at: $0, on: ratio) }
        ?? elements.movedIntoView(seen, on: ratio)
    }
  }

  /// Pastes with the middle at the pointer, or at the place of the menu that calls it; in the middle of the visible
  /// area if neither is on the paper.
  func pasteHere() {
    let pointer = screen.paper.pointerInScene.map { paperPoint(at: $0) }
    let place = commands.callingKey == nil ? menuPlace : pointer
    paste(around: place ?? tools.context.seenPaper.center)
  }

  func copyStyle() {
    tools.finishStyling()
    if let style = tools.context.selectedStyle { shared.copiedStyle = style }
  }

  func pasteStyle() {
    tools.finishStyling()
    if let style = shared.copiedStyle { tools.context.apply(style) }
  }

  // MARK: Other programs

  /// The types that can be pasted, the best first.
  private static let pastedTypes: [ClipboardType] =
    [.filbertPainting, .svg] + ClipboardType.pictures + [.files, .text]

  private func pasteForeign(around place: PaperPoint?) {
    let texts = services.texts.selection
    services.clipboard.read(Self.pastedTypes) { [weak self] content in
      guard let self else { return }
      guard let content else { return say(texts.nothingToPaste) }
      if content.type == .text, !PastedText.isDrawing(content.bytes) {
        return write(content.bytes, as: .pasted(place))
      }
      read(content, as: .pasted(place))
    }
  }

  /// Inserts content that isn't a drawing as a text.
  func write(_ bytes: [UInt8], as arrival: Arrival) {
    guard canChange, !session.isInGesture else { return }
    let string = TextEditor.paragraphs(String(decoding: bytes, as: UTF8.self))
    tools.choose(.select)
    giveShape()
    guard tools.context.insert(string, around: arrival.place) else {
      return say(arrival.complaint(services.texts.selection))
    }
  }

  /// Reads drawings and pictures on another thread and inserts them.
  /// Dropped files other than drawings are opened as documents.
  func read(_ content: ClipboardContent, as arrival: Arrival) {
    let texts = services.texts.selection
    let (bytes, paths) = (content.bytes, content.filePaths)
    let seen = tools.context.display.corners
    guard content.type != .files || !paths.isEmpty else { return say(texts.nothingToPaste) }
    let (room, ratio) = (PaperBox(from: seen.0, to: seen.1), tools.context.ratio)
    work.run({ texts.pasting($0) }) { progress in
      var (pasted, others) = (PastedDrawings(into: room, of: ratio), [String]())
      if paths.isEmpty {
        try pasted.add(bytes) { progress.goesOn(at: $0) }
      }
      for path in paths where !progress.isCancelled {
        let bytes = try DocumentFile(path).read { progress.goesOn(at: $0 / 2) }
        guard !progress.isCancelled else { break }
        if try !pasted.add(bytes, goesOn: { progress.goesOn(at: 0.5 + $0 / 2) }) {
          others.append(path)
        }
      }
      return (pasted, others)
    } finished: { [weak self] outcome in
      guard let self else { return }
      switch outcome {
      case .done((let pasted, let others)):
        let opensOthers = arrival.isDrop && !others.isEmpty
        if opensOthers { window.filesDropped.post(others) }
        if !opensOthers || !pasted.elements.isEmpty { lay(pasted, as: arrival) }
      // A text may start like a drawing without being one.
      case .failed where content.type == .text: write(content.bytes, as: arrival)
      case .failed(let error): say(texts.pasteRefused(Message(error)), .untilClosed)
      case .cancelled: break
      }
    }
  }

  func lay(_ pasted: PastedDrawings, as arrival: Arrival) {
    let texts = services.texts
    guard !pasted.elements.isEmpty else { return say(arrival.complaint(texts.selection)) }
    // Give up if the user has started drawing meanwhile.
    guard canChange, !session.isInGesture else { return }
    tools.choose(.select)
    giveShape()
    let ratio = painting.aspectRatio
    tools.context.insert(LazyElements(pasted.elements)) { [seen = tools.context.seenPaper] in
      arrival.place.map { pasted.elements(on: ratio, around: $0) }
        ?? pasted.elements(on: ratio).movedIntoView(seen, on: ratio)
    }
    if let loss = texts.said(pasted.loss, of: texts.selection.pastedDrawing) {
      say(loss, .untilClosed)
    }
  }
}
