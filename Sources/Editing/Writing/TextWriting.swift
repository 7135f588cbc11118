public import Base
public import Documents

/// A text of a painting that is being edited, possibly the label of an element. The typed text is a draft until it is
/// committed, which also happens in every pause.
@MainActor public final class TextWriting {
  /// The text with its style and placement on the present paper.
  public private(set) var block: TextBlock
  /// The colour of the letters.
  public private(set) var color: InkColor
  /// The committed element; nil as long as there is none.
  public private(set) var id: ElementID?
  /// The properties independent of the text.
  private var element: PaintingElement
  private let context: ToolContext
  /// Whether the session's current gesture is this text's.
  public private(set) var hasDraft = false
  /// The last change to the text.
  private var last: TypedChange?
  /// The text before composing began, and whether it was a draft.
  private var beforeComposing: (block: TextBlock, hasDraft: Bool)?
  /// The element removed by an undo, which a redo may restore.
  private var goneID: ElementID?

  /// Starts a new text, or opens an existing one. Returns nil if it doesn't exist.
  ///
  /// Also returns nil for a read-only painting.
  public init?(_ request: TextRequest, in context: ToolContext) {
    guard context.session.access == .changing else { return nil }
    self.context = context
    switch request {
    case .new(let place, let width):
      color = context.brush.style.color
      block = Self.block(at: place, width: width, in: context)
      element = Self.element(color, in: context.layer.id)
    case .label(let owner):
      guard let holder = context.index.element(owner), holder.canHoldLabel else { return nil }
      color = context.brush.style.color
      block = Self.label(of: owner, in: context)
      element = Self.element(color, in: holder.layer)
    case .existing(let id, _):
      guard let found = context.painting.elements.first(where: { $0.id == id }),
        let text = found.stroke(on: context.ratio).text
      else { return nil }
      (self.id, element, block, color) = (id, found, text, found.style.color)
    }
    context.session.changed.listen(self) { [unowned self] in handle($0) }
    block = fitted(block)
  }

  /// The distance from the top of a line to its middle, in ems.
  private static let middle = 0.65

  /// Returns a new text with the clicked point in the middle of its first line.
  static func block(at place: PaperPoint, width: Double?, in context: ToolContext) -> TextBlock {
    let size = context.width(ofPoints: context.settings.textSize)
    var block = TextBlock(style: context.settings.textStyle, size: size, width: width, at: place)
    if width == nil { block.map.y0 -= size * middle }
    return block
  }

  private static func label(of owner: ElementID, in context: ToolContext) -> TextBlock {
    let size = context.width(ofPoints: context.settings.textSize)
    var block = TextBlock(
      style: context.settings.textStyle, size: size, at: PaperPoint(x: 0, y: 0))
    block.style.alignment = .center
    block.label = TextLabel(of: owner, size: size)
    return block
  }

  private static func element(_ color: InkColor, in layer: Layer.ID) -> PaintingElement {
    PaintingElement(
      layer: layer, .freehand([]), width: PaperScale.length(ofPoints: 1),
      style: LineStyle(color: color))
  }

  /// Updates after an undo or a redo; the text is empty if the element is gone.
  ///
  /// - Returns: false if it was empty before, so that the undo was meant for something else.
  public func catchUp() -> Bool {
    last = nil
    if let label = block.label, context.index.element(label.owner) == nil { return false }
    guard let known = id ?? goneID else { return false }
    if let found = context.index.element(known), let text = found.stroke(on: context.ratio).text {
      (id, goneID, element, block, color) = (known, nil, found, text, found.style.color)
      return true
    }
    guard id != nil else { return false }
    (id, goneID) = (nil, known)
    element = Self.element(color, in: element.layer)
    block.string = ""
    return true
  }

  // MARK: Writing

  /// Sets the typed text. Each word, run of deletions and paste becomes a step of its own.
  public func write(_ string: String) {
    guard string != block.string else { return }
    let typed = TypedChange(from: block.string, to: string)
    let isTakenBack = id == nil && string.isEmpty
    if let last, !typed.goesOn(from: last), !isTakenBack { keep() }
    last = typed
    change { block = shown(string) }
    if typed.standsAlone, !isTakenBack { keep() }
  }

  /// Shows a text that includes what an input method composes, as a draft that is never committed.
  ///
  /// - Parameter string: nil when the composition has ended, before any of it is typed.
  public func compose(_ string: String?) {
    if let string {
      if beforeComposing == nil { beforeComposing = (block, hasDraft) }
      return change { block = shown(string) }
    }
    guard let before = beforeComposing else { return }
    beforeComposing = nil
    change { block = before.block }
    guard !before.hasDraft, hasDraft else { return }
    hasDraft = false
    context.session.cancel()
  }

  /// Sets the typeface and alignment of the whole text.
  public func set(_ style: TextStyle) { change { block.style = style } }

  /// - Parameter size: the length of an em, in units of the paper's longer side. A label may have to be smaller.
  public func set(size: Double) { change { block = block.resized(to: size) } }

  /// Returns the block with another string, as it would be shown.
  public func shown(_ string: String) -> TextBlock {
    var block = block
    block.string = string
    return fitted(block)
  }

  /// The place of a label; nil for other texts.
  private func place(of block: TextBlock) -> LabelPlace? {
    guard let label = block.label, let holder = context.index.element(label.owner) else {
      return nil
    }
    return LabelPlace(of: label, in: holder, on: context.ratio)
  }

  /// The line that the text runs along; nil for other texts.
  public var line: LetterLine? {
    if case .line(let line) = place(of: block) { line } else { nil }
  }

  /// Returns a label in its place, and other texts unchanged.
  private func fitted(_ block: TextBlock) -> TextBlock {
    switch place(of: block) {
    case .room(let room):
      return block.fitted(in: room) { context.display.typeBox(of: $0)?.box }
    case .line(let line):
      return context.display.letters(of: block, along: line)?.content.text ?? block
    case nil: return block
    }
  }

  /// Sets the colour of the whole text.
  public func set(_ color: InkColor) { change { self.color = color } }

  private func change(_ body: () -> Void) {
    let before = (block, color)
    body()
    block = fitted(block)
    if before != (block, color) { updateDraft() }
  }

  /// The element in its present state; nil if none of it is visible.
  private var present: PaintingElement? {
    guard let content else { return nil }
    var present = element
    present.content = content
    // The text is placed relative to the present paper already.
    (present.placement, present.style) = (nil, element.placedStyle)
    if color != present.style.color { (present.style.color, present.style.gradient) = (color, nil) }
    return present
  }

  /// The text with its letters; nil if none of it is visible.
  private var content: ElementContent? {
    if let line { return context.display.letters(of: block, along: line)?.content }
    return context.display.outline(of: block).map { .text(block, $0) }
  }

  private func updateDraft() {
    let edit: PaintingEdit? =
      if let id {
        .replace([PaintingEdit.Replacement(id, by: present.map { [$0] } ?? [])])
      } else if let owner = block.label?.owner {
        // A label is above its owner, and in the same groups.
        context.index.element(owner).flatMap { holder in
          present.map {
            .replace([
              PaintingEdit.Replacement(
                owner, by: [holder.gapped(under: $0, on: context.ratio), $0])
            ])
          }
        }
      } else {
        present.map { .add([$0]) }
      }
    guard hasDraft || edit != nil && context.session.beginGesture() else { return }
    hasDraft = true
    context.giveShape()
    let owner = block.label?.owner
    var followers = context.followers(of: id.map { [$0, owner].compactMap(\.self) } ?? [])
    context.session.update(to: edit.map { followers.following($0) })
  }

  /// Commits the changes since the last edit.
  public func keep() {
    guard hasDraft, beforeComposing == nil else { return }
    hasDraft = false
    context.session.commit()
  }

  private func handle(_ event: Session<Painting>.Event) {
    if case .performed(let edit, _, _) = event { updateElement(after: edit) }
  }

  private func updateElement(after edit: PaintingEdit) {
    let isNewLabel = id == nil && block.label != nil
    guard
      let successors = isNewLabel
        ? edit.form.successors(of: block.label?.owner)?.filter({ $0.label == block.label })
        : edit.form.successors(of: id)
    else { return }
    if id != nil {
      if let new = successors.first { element = new } else { id = nil }
    } else if let new = successors.first, successors.count == 1, new.content.text == block {
      (id, goneID, element) = (new.id, nil, new)
      context.drawn.post(new)
    }
  }
}
