public import Canvas
public import Base
public import Widgets

/// Provides pictures for a strip and handles its actions.
public protocol FrameStripDelegate: AnyObject {
  /// Returns the picture of a frame that fits a box in device pixels.
  func frameStrip(_ strip: FrameStrip, pictureOf frame: Int, fitting box: PixelSize) -> Surface?
  /// Called when the user chose a frame.
  func frameStrip(_ strip: FrameStrip, chose frame: Int, _ choice: FrameChoice)
  /// Called when the user dragged frames to another place.
  ///
  /// - Parameter index: the frame that they come to stand before, or the number of frames for the end.
  func frameStrip(_ strip: FrameStrip, moved frames: [Int], before index: Int)
  /// Called when the user wants the menu of a frame, at a point of the strip.
  func frameStrip(_ strip: FrameStrip, showMenuFor frame: Int, at point: ViewPoint)
}

/// The effect of choosing a frame or a cel on those chosen before.
public enum FrameChoice: Equatable, Sendable {
  /// Only it is chosen.
  case only
  /// All from the first chosen one to it are.
  case extending
  /// It is added, or removed.
  case toggling

  /// Shift extends, and Control toggles.
  init(_ modifiers: Modifiers) {
    self =
      modifiers.contains(.shift) ? .extending : modifiers.contains(.control) ? .toggling : .only
  }
}

/// The frames of an animation in a row, each with its number and its duration, or the pages of a painting in a column.
public final class FrameStrip: View {
  /// Provides the pictures, and handles the actions.
  public weak var delegate: (any FrameStripDelegate)?
  /// The frames in their order.
  public private(set) var entries: [FrameStripEntry] = []
  /// The current frame.
  public private(set) var current = 0
  /// The chosen frames, including the current one.
  public private(set) var chosen: Set<Int> = []
  /// Posts the scroll offset.
  let scrolled = Signal<Double>()
  private var scrolling = Scrolling()
  private var hoveredFrame: Int? { didSet { display([oldValue, hoveredFrame]) } }
  /// The pressed frame, the position of the press, the index to drop the chosen frames before, and the choice to make
  /// at the release, if nothing is dragged.
  private var drag: (frame: Int, start: ViewPoint, target: Int?, choice: FrameChoice?)?
  private let isColumn: Bool
  /// Returns the name of a frame for screen readers, by its number from 1.
  public var itemName: (_ number: Int) -> String = { "\($0)" }

  /// Creates an empty strip with a name for screen readers.
  ///
  /// - Parameter isColumn: whether the frames are one below the other.
  public init(name: String, isColumn: Bool = false) {
    self.isColumn = isColumn
    super.init(Accessibility(.list, name: name))
  }

  public override var keepsDirection: Bool { true }
  public override var acceptsFocus: Bool { true }
  public override var accessibleItemCount: Int { entries.count }
  public override var currentAccessibleItem: Int? { current }

  public override func accessibleItem(_ index: Int) -> AccessibleItem? {
    guard entries.indices.contains(index) else { return nil }
    return AccessibleItem(
      Accessibility(.button, name: itemName(index + 1), value: entries[index].duration),
      frame: rect(of: index), isSelected: isChosen(index)
    ) { [weak self] in
      guard let self else { return }
      delegate?.frameStrip(self, chose: index, .only)
    }
  }
  public override var isOpaque: Bool { true }

  // MARK: Content

  /// Shows frames, and scrolls to the current one if it changed.
  ///
  /// - Parameter chosen: frames that are chosen together with the current one.
  public func show(_ entries: [FrameStripEntry], current: Int, chosen: Set<Int> = []) {
    let isOther = entries != self.entries
    let (old, oldChosen) = (self.current, self.chosen)
    self.entries = entries
    self.current = min(max(0, current), max(0, entries.count - 1))
    self.chosen = chosen.union([self.current])
    accessibility.value = itemName(self.current + 1)
    if isOther {
      drag = nil
      resize()
      setNeedsDisplay()
    } else {
      display([old, self.current] + oldChosen.symmetricDifference(self.chosen))
    }
    if old != self.current || isOther {
      noteAccessibleItem()
      let cell = rect(of: self.current)
      let (start, end) = isColumn ? (cell.y, cell.maxY) : (cell.x, cell.maxX)
      scroll { $0.reveal(from: start + $0.offset - 8, to: end + $0.offset + 8) }
    }
  }

  /// Called when the picture of a frame changes.
  public func pictureChanged(_ frame: Int) { display([frame]) }

  private func isChosen(_ frame: Int) -> Bool { frame == current || chosen.contains(frame) }

  // MARK: Measures

  /// The margin to the left of the first frame.
  static let margin = 6.0
  /// The width of a frame.
  static let cellWidth = 66.0
  private var pictureSide: Double { isColumn ? 76 : 52 }
  /// The length of a frame along the strip.
  private var cellLength: Double { isColumn ? 108 : Self.cellWidth }

  private func rect(of frame: Int) -> ViewRect {
    let start = Self.margin + Double(frame) * cellLength - scrolling.offset
    return isColumn
      ? ViewRect(x: 0, y: start, width: bounds.width, height: cellLength)
      : ViewRect(x: start, y: 0, width: cellLength, height: bounds.height)
  }

  private func resize() {
    scrolling.resize(
      content: 2 * Self.margin + Double(entries.count) * cellLength,
      visible: isColumn ? bounds.height : bounds.width)
  }

  /// The position of a point along the strip.
  private func position(of point: ViewPoint) -> Double { isColumn ? point.y : point.x }

  public override func layout() { resize() }

  private func scroll(_ change: (inout Scrolling) -> Void) {
    let before = scrolling.offset
    change(&scrolling)
    scrolling.scroll(to: scrolling.offset.rounded())
    guard scrolling.offset != before else { return }
    setNeedsDisplay()
    scrolled.post(scrolling.offset)
  }

  /// Scrolls to an offset, clamped to the content.
  func scroll(to offset: Double) { scroll { $0.scroll(to: offset) } }

  private func display(_ frames: [Int?]) {
    for case .some(let frame) in frames where entries.indices.contains(frame) {
      setNeedsDisplay(rect(of: frame))
    }
  }

  private func frame(at point: ViewPoint) -> Int? {
    let index = Int(
      saturating: ((position(of: point) - Self.margin + scrolling.offset) / cellLength)
        .rounded(.down))
    return entries.indices.contains(index) ? index : nil
  }

  // MARK: Drawing

  public override func draw(_ pass: RenderPass) {
    pass.context.setColor(pass.theme.panel)
    pass.context.rectangle(bounds)
    pass.context.fill()
    for frame in entries.indices where rect(of: frame).intersects(pass.damage) {
      draw(frame, pass)
    }
    drawSections(pass)
    if let target = drag?.target {
      let place = rect(of: target)
      pass.context.setColor(pass.theme.accent)
      pass.context.roundedRectangle(
        isColumn
          ? ViewRect(x: 8, y: place.y - 2, width: max(0, bounds.width - 16), height: 4)
          : ViewRect(x: place.x - 2, y: 8, width: 4, height: pictureSide + 8), radius: 2)
      pass.context.fill()
    }
    pass.drawFocusRing(bounds, radius: 2)
  }

  private func draw(_ frame: Int, _ pass: RenderPass) {
    let theme = pass.theme
    let cell = rect(of: frame)
    let background = cell.inset(2, 4)
    if isChosen(frame) || frame == hoveredFrame {
      pass.context.setColor(
        isChosen(frame) ? theme.selection.with(alpha: 0.8) : theme.control.with(alpha: 0.8))
      pass.context.roundedRectangle(background, radius: theme.radius)
      pass.context.fill()
    }
    if frame == current {
      pass.context.setColor(theme.accent)
      pass.context.setLine(width: 1.5)
      pass.context.roundedRectangle(background.inset(0.75), radius: theme.radius)
      pass.context.stroke()
    }
    drawPicture(of: frame, in: cell, pass)
    let foot = ViewRect(x: cell.x + 8, y: cell.maxY - 24, width: cell.width - 16, height: 18)
    pass.draw("\(frame + 1)", font: theme.small, color: theme.text, in: foot)
    pass.draw(
      entries[frame].duration, font: theme.small, color: theme.secondaryText, in: foot,
      alignment: .right)
  }

  private func drawPicture(of frame: Int, in cell: ViewRect, _ pass: RenderPass) {
    let box = ViewRect(
      x: cell.midX - pictureSide / 2, y: cell.y + (isColumn ? 8 : 12) + heightOfMoreSections,
      width: pictureSide, height: pictureSide)
    let pixels = PixelSize(
      width: Int(saturating: box.width * pass.scale),
      height: Int(saturating: box.height * pass.scale))
    guard let surface = delegate?.frameStrip(self, pictureOf: frame, fitting: pixels) else {
      return
    }
    pass.context.saved {
      pass.context.usePixels(
        x: Int(saturating: pass.origin.x.rounded()), y: Int(saturating: pass.origin.y.rounded()))
      let x = (box.midX * pass.scale - Double(surface.size.width) / 2).rounded()
      let y = (box.midY * pass.scale - Double(surface.size.height) / 2).rounded()
      pass.context.saved {
        pass.context.translate(x: x, y: y)
        pass.context.fillTranslucencySquares(behind: surface.size, pass.theme.translucency)
      }
      pass.context.paint(surface, x: x, y: y)
      pass.context.setColor(pass.theme.line)
      pass.context.setLine(width: 1)
      pass.context.rectangle(
        ViewRect(
          x: x - 0.5, y: y - 0.5, width: Double(surface.size.width) + 1,
          height: Double(surface.size.height) + 1))
      pass.context.stroke()
    }
  }

  /// Draws the names of sections, with overlapping ones on different lines.
  private func drawSections(_ pass: RenderPass) {
    for (frame, entry) in entries.enumerated() {
      for section in entry.sections { draw(section, from: frame, pass) }
    }
  }

  private func draw(_ section: FrameStripEntry.Section, from frame: Int, _ pass: RenderPass) {
    let first = rect(of: frame)
    let last = rect(of: min(entries.count - 1, frame + section.count - 1))
    let line = ViewRect(
      x: first.x + 4, y: 1 + Double(section.line) * Self.sectionHeight,
      width: last.maxX - first.x - 8, height: 14)
    pass.context.setColor(pass.theme.accent)
    pass.context.rectangle(ViewRect(x: line.x, y: line.y, width: line.width, height: 2))
    pass.context.fill()
    let text = pass.layout(section.name, font: pass.theme.small)
    let width = min(line.width, text.size.width + 10)
    pass.context.roundedRectangle(
      ViewRect(x: line.x, y: line.y, width: width, height: 14), radius: 2)
    pass.context.fill()
    pass.draw(
      section.name, font: pass.theme.small, color: pass.theme.onAccent,
      in: ViewRect(x: line.x + 5, y: line.y - 1, width: max(0, width - 8), height: 15))
  }

  private static let sectionHeight = 15.0
  /// The additional preferred height for more than one line of sections.
  var heightOfMoreSections: Double {
    let lines = entries.flatMap(\.sections).map { $0.line + 1 }.max() ?? 1
    return Double(lines - 1) * Self.sectionHeight
  }

  public override func drawOverlay(_ pass: RenderPass) {
    guard scrolling.farthest > 0,
      let thumb = scrolling.thumb(trackHeight: (isColumn ? bounds.height : bounds.width) - 8)
    else { return }
    pass.context.setColor(pass.theme.text.with(alpha: isHovered ? 0.38 : 0.2))
    pass.context.roundedRectangle(
      isColumn
        ? ViewRect(x: bounds.width - 5, y: 4 + thumb.y, width: 4, height: thumb.height)
        : ViewRect(x: 4 + thumb.y, y: bounds.height - 5, width: thumb.height, height: 4),
      radius: 2)
    pass.context.fill()
  }

  // MARK: Input

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard let frame = frame(at: event.position) else { return button == .primary }
    switch button {
    case .primary:
      let choice = FrameChoice(event.modifiers)
      // A press on chosen frames may start moving them: choose at the release.
      let waits = chosen.count > 1 && isChosen(frame) && choice != .extending
      drag = (frame, event.position, nil, waits ? choice : nil)
      if !waits { delegate?.frameStrip(self, chose: frame, choice) }
      return true
    case .secondary:
      if !isChosen(frame) { delegate?.frameStrip(self, chose: frame, .only) }
      delegate?.frameStrip(self, showMenuFor: frame, at: positionInScene(event.position))
      return true
    default: return false
    }
  }

  public override func dragged(_ event: PointerEvent) {
    guard let now = drag else { return }
    let position = position(of: event.position)
    guard now.target != nil || abs(position - self.position(of: now.start)) > 8 else { return }
    let place = ((position - Self.margin + scrolling.offset) / cellLength).rounded()
    drag?.target = min(max(0, Int(saturating: place)), entries.count)
    setNeedsDisplay()
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    let now = drag
    pressCancelled()
    guard let now else { return }
    guard let target = now.target else {
      if let choice = now.choice { delegate?.frameStrip(self, chose: now.frame, choice) }
      return
    }
    let frames = isChosen(now.frame) ? chosen.sorted() : [now.frame]
    delegate?.frameStrip(self, moved: frames, before: target)
  }

  public override func pressCancelled() {
    guard drag != nil else { return }
    drag = nil
    setNeedsDisplay()
  }

  public override func hovered(_ event: PointerEvent) { hoveredFrame = frame(at: event.position) }

  public override func hoverChanged() {
    if !isHovered { hoveredFrame = nil }
  }

  public override var fingerUse: FingerUse? { scrolling.fingerUse }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    scroll { $0.scroll(to: $0.offset + (dx + dy) * Scrolling.notch) }
    hovered(event)
    return true
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, event.modifiers.subtracting(.shift).isEmpty else { return false }
    let target: Int
    switch event.key {
    case isColumn ? .up : .left: target = current - 1
    case isColumn ? .down : .right: target = current + 1
    case .home: target = 0
    case .end: target = entries.count - 1
    case .menu:
      delegate?.frameStrip(
        self, showMenuFor: current, at: positionInScene(rect(of: current).center))
      return true
    default: return false
    }
    if entries.indices.contains(target) {
      delegate?.frameStrip(self, chose: target, FrameChoice(event.modifiers))
    }
    return true
  }
}
