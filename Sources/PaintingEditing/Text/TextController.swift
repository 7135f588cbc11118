import Base
import Documents
import Editing
import Formats
import Texts
import Views
import Widgets

/// Edits a text on a paper: connects the keyboard input with the painting and with the text settings.
final class TextController {
  private let tools: ToolController
  private let display: PaintingDisplay
  private var open: (writing: TextWriting, view: PaperText)? {
    didSet { tools.isWriting = open != nil }
  }
  /// Cancels the delayed commit of the text.
  private var cancelKeeping: (() -> Void)?
  /// The tool in use before editing the text, if it was another one.
  private var toolBefore: CommandName?
  /// Set while the bar takes over the text's settings, so that the text ignores its changes.
  private var isShowing = false
  /// The alignment of texts before a label was opened, which is centred.
  private var alignmentBefore: TextStyle.Alignment?

  /// The pause before the text is committed.
  private static let rest = Duration.milliseconds(1500)

  init(_ tools: ToolController, display: PaintingDisplay) {
    self.tools = tools
    self.display = display
    tools.context.textRequested.listen(self) { [unowned self] in handle($0) }
    tools.changed.listen(self) { [unowned self] in followTools() }
    tools.brushChanged.listen(self) { [unowned self] in followTools() }
    tools.toolbox.changed.listen(self) { [unowned self] in finish() }
    display.placed.listen(self) { [unowned self] in open?.view.reset() }
    display.received.listen(self) { [unowned self] in
      switch $0 {
      // A press only gets to the paper if it is outside the text.
      case .began: finish()
      case .ended, .cancelled: goBack()
      case .moved, .hovered: break
      }
    }
    tools.context.session.changed.listen(self) { [unowned self] event in
      guard case .moved = event, let open else { return }
      if open.writing.catchUp() { open.view.text = open.writing.block.string } else { close() }
    }
  }

  private var paper: PaintView { display.paper }
  private var context: ToolContext { tools.context }

  /// Whether a text is being edited.
  var isWriting: Bool { open != nil }

  // MARK: Beginning and ending

  private func handle(_ request: TextRequest) {
    // A press outside a text that was opened with another tool only ends editing.
    switch request {
    case .new, .label: if toolBefore != nil { return goBack() }
    case .existing: break
    }
    let tool = toolBefore ?? tools.tool.name
    toolBefore = nil
    finish()
    // Show the text tool's controls from now on.
    tools.choose(.text)
    toolBefore = tool == .text ? nil : tool
    guard let writing = TextWriting(request, in: context) else { return }
    let view = PaperText(
      name: context.texts.writing.field, text: writing.block.string, longest: TextBlock.longest
    ) { [unowned self, unowned writing] text in
      setting(of: writing.shown(text), along: writing.line)
    }
    open = (writing, view)
    if writing.block.label != nil { alignmentBefore = tools.textStyle.alignment }
    if case .new = request {} else { showSettings(of: writing) }
    paper.add(view)
    view.changed.listen(self) { [unowned self] text in
      open?.writing.write(text)
      keepSoon()
    }
    view.composing = { [unowned self] text in
      open?.writing.compose(text)
      if text == nil { keepSoon() }
    }
    view.finished = { [unowned self] in finish() }
    view.wentOn = { [unowned self] in goOn(isBackwards: $0) }
    view.left = { [unowned self] in keep() }
    paper.window?.focus(view)
    if case .existing(_, let place?) = request {
      view.placeCaret(
        at: paper.viewPoint(at: place.unitPoint(on: context.ratio)) - view.frame.origin)
    }
  }

  /// Commits the text and ends editing.
  func finish() {
    open?.view.endComposing()
    keep()
    close()
  }

  /// Goes from a label to the one of the next shape in the same group.
  private func goOn(isBackwards: Bool) -> Bool {
    guard let owner = open?.writing.block.label?.owner,
      let next = context.labelHolder(after: owner, isBackwards: isBackwards)
    else { return false }
    finish()
    context.writeLabel(of: next)
    return true
  }

  private func close() {
    guard let view = open?.view else { return }
    view.endComposing()
    open = nil
    (view.finished, view.left) = ({}, {})
    paper.remove(view)
    if let alignmentBefore { tools.textStyle.alignment = alignmentBefore }
    alignmentBefore = nil
    goBack()
  }

  /// Returns to the tool used before, unless a gesture is in progress.
  private func goBack() {
    guard open == nil, let tool = toolBefore, !tools.toolbox.isInGesture else { return }
    toolBefore = nil
    if tools.tool.name == .text { tools.choose(tool) }
  }

  // MARK: Committing

  private func keepSoon() {
    cancelKeeping?()
    cancelKeeping = paper.window?.host?.after(Self.rest) { [weak self] in self?.keep() }
  }

  /// Commits the changes since the last edit.
  func keep() {
    cancelKeeping?()
    cancelKeeping = nil
    // Don't commit text that is still being composed.
    guard open?.view.composedBytes == nil else { return }
    open?.writing.keep()
  }

  // MARK: Settings

  /// - Parameter line: the one that the text runs along; nil for other texts.
  private func setting(of block: TextBlock, along line: LetterLine?) -> PaperText.Setting {
    let (viewport, size, scale) = (paper.viewport, context.ratio.paperSize, paper.scale)
    let (x, y) = (Double(viewport.paper.x) / scale, Double(viewport.paper.y) / scale)
    let points = PaperMap(
      xx: Double(viewport.paper.width) / size.dx / scale, xy: 0, yx: 0,
      yy: Double(viewport.paper.height) / size.dy / scale, x0: x, y0: y)
    let seen = viewport.turn.isNone ? points : viewport.turningMap(scale: scale).after(points)
    if let line {
      return bentSetting(of: LineTextSetting(block, along: line), seen: seen)
    }
    let text = TextSetting(block)
    return PaperText.Setting(
      text.layout, map: seen.after(text.map), width: text.alignedWidth)
  }

  /// - Parameter seen: maps the paper to points of its view.
  private func bentSetting(of text: LineTextSetting, seen: PaperMap) -> PaperText.Setting {
    let unseen = seen.inverse ?? .identity
    return PaperText.Setting(
      text.layout,
      map: seen.after(.scaling(x: text.scale, y: text.scale, about: PaperPoint(x: 0, y: 0))),
      bend: PaperText.Bend {
        let place = seen(text.place(of: $0))
        return ViewPoint(x: place.x, y: place.y)
      } point: {
        text.point(at: unseen(PaperPoint(x: $0.x, y: $0.y)))
      })
  }

  /// Shows the text's settings in the controls.
  private func showSettings(of writing: TextWriting) {
    isShowing = true
    tools.textStyle = writing.block.style
    tools.textSize = context.points(ofWidth: writing.block.chosenSize)
    tools.brushes.brush.style.color = writing.color
    isShowing = false
  }

  /// Applies the controls' settings to the text.
  private func followTools() {
    guard !isShowing, let open else { return }
    let before = (open.writing.block, open.writing.color)
    open.writing.set(tools.textStyle)
    // Ignore differences due to rounding of the size.
    if abs(context.points(ofWidth: open.writing.block.chosenSize) - tools.textSize) > 1e-6 {
      open.writing.set(size: context.width(ofPoints: tools.textSize))
    }
    open.writing.set(context.brush.style.color)
    guard (open.writing.block, open.writing.color) != before else { return }
    open.view.reset()
    if paper.window?.hasPopup == false { paper.window?.focus(open.view) }
    keepSoon()
  }
}
