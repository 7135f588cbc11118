public import Base
public import Documents

/// A text of a painting that is being written: what is typed is a draft until it is kept, as it is whenever the hand
/// rests.
@MainActor public final class TextWriting {
  /// What it says, how that is set, and where it stands on the present paper.
  public private(set) var block: TextBlock
  public private(set) var color: InkColor
  /// The element that is kept; nil for as long as there is none.
  public private(set) var id: ElementID?
  /// What is the same whatever it says.
  private var element: PaintingElement
  private let context: ToolContext
  /// Whether the present gesture of the session is the writing.
  public private(set) var hasDraft = false
  /// What was typed last.
  private var last: TypedChange?
  /// The element that an undo took away, and a redo may bring back.
  private var goneID: ElementID?

  /// Begins a new text, or takes one up that is there; nil for one that is none.
  ///
  /// Nothing is written in a painting that can only be looked at.
  public init?(_ request: TextRequest, in context: ToolContext) {
    guard context.session.access == .changing else { return nil }
    self.context = context
    switch request {
    case .new(let place, let width):
      color = context.brush.style.color
      block = Self.block(at: place, width: width, in: context)
      element = Self.element(color, in: context.layer.id)
    case .existing(let id, _):
      guard let found = context.painting.elements.first(where: { $0.id == id }),
        let text = found.stroke(on: context.ratio).text
      else { return nil }
      (self.id, element, block, color) = (id, found, text, found.style.color)
    }
    context.session.changed.listen(self) { [unowned self] in follow($0) }
  }

  /// From the top of a line to its middle, in ems.
  private static let middle = 0.65

  /// A text that is begun somewhere; the caret is where the click was: in the middle of the line.
  static func block(at place: PaperPoint, width: Double?, in context: ToolContext) -> TextBlock {
    let size = context.width(ofPoints: context.settings.textSize)
    var block = TextBlock(style: context.settings.textStyle, size: size, width: width, at: place)
    if width == nil { block.map.y0 -= size * middle }
    return block
  }

  private static func element(_ color: InkColor, in layer: Layer.ID) -> PaintingElement {
    PaintingElement(
      layer: layer, .freehand([]), width: PaperScale.length(ofPoints: 1),
      style: LineStyle(color: color))
  }

  /// Takes over what an undo or a redo made of the text: it is empty where the element is gone.
  ///
  /// - Returns: false where it was empty before, so that something else was meant.
  public func catchUp() -> Bool {
    last = nil
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

  /// Takes over what was typed; each word, each run of erasing and each paste becomes a step of its own.
  public func write(_ string: String) {
    guard string != block.string else { return }
    let typed = TypedChange(from: block.string, to: string)
    let isTakenBack = id == nil && string.isEmpty
    if let last, !typed.goesOn(from: last), !isTakenBack { keep() }
    last = typed
    change { block.string = string }
    if typed.standsAlone, !isTakenBack { keep() }
  }

  public func set(_ style: TextStyle) { change { block.style = style } }

  /// - Parameter size: of an em, in lengths of the paper's longer side.
  public func set(size: Double) { change { block = block.resized(to: size) } }

  public func set(_ color: InkColor) { change { self.color = color } }

  private func change(_ body: () -> Void) {
    let before = (block, color)
    body()
    if before != (block, color) { show() }
  }

  /// The element as it is now; nil where there is nothing to be seen of it.
  private var present: PaintingElement? {
    guard let outline = context.sight.outline(of: block) else { return nil }
    var present = element
    present.content = .text(block, outline)
    // The text stands on the present paper already.
    present.placement = nil
    present.style.color = color
    return present
  }

  private func show() {
    let edit: PaintingEdit? =
      if let id {
        .replace([PaintingEdit.Replacement(id, by: present.map { [$0] } ?? [])])
      } else {
        present.map { .add([$0]) }
      }
    guard hasDraft || edit != nil && context.session.begin() else { return }
    hasDraft = true
    context.giveShape()
    var lines = id.flatMap {
      FollowingLines(of: context.painting, holdingOnTo: [$0], in: context.index)
    }
    context.session.update(to: edit.map { lines?.following($0) ?? $0 })
  }

  /// Makes an edit of what was written since the last one.
  public func keep() {
    guard hasDraft else { return }
    hasDraft = false
    context.session.commit()
  }

  private func follow(_ event: Session<Painting>.Event) {
    if case .performed(let edit, _, _) = event { follow(edit) }
  }

  private func follow(_ edit: PaintingEdit) {
    guard let successors = edit.form.successors(of: id) else { return }
    if id != nil {
      if let new = successors.first { element = new } else { id = nil }
    } else if let new = successors.first, successors.count == 1, new.content.text == block {
      (id, goneID, element) = (new.id, nil, new)
      context.drawn.post(new)
    }
  }
}
