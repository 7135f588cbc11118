public import Base

/// A rectangle of a window that draws itself and hears of what happens over it.
///
/// Subclasses override the `open` methods; they need not call the inherited ones.
open class View {
  /// In the parent's points.
  public final var frame = ViewRect.zero {
    didSet {
      guard frame != oldValue else { return }
      parent?.setNeedsDisplay(oldValue.inset(-shadowReach))
      if frame.size != oldValue.size { needsLayout = true }
      setNeedsDisplay()
    }
  }
  public final internal(set) weak var parent: View?
  public final private(set) var children: [View] = []
  final weak var scene: Scene?
  final var needsLayout = true

  public final var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      parent?.setNeedsLayout()
      parent?.setNeedsDisplay(frame.inset(-shadowReach))
      if isHidden { window?.forget(self) }
      noteVisibility()
    }
  }
  public final var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      setNeedsDisplay()
      if !isEnabled { window?.forget(self) }
      enabledChanged()
      guard let window, let listener = window.accessibilityListener else { return }
      listener.scene(window, enabled: self)
    }
  }
  /// Whether it and all that it is inside are enabled.
  public final var isUsable: Bool {
    var view: View? = self
    while let current = view {
      if !current.isEnabled { return false }
      view = current.parent
    }
    return true
  }
  /// Whether it takes no press until some work is done: the pointer says so.
  public final var isBusy = false {
    didSet { if isBusy != oldValue { window?.showPointerShape(of: self) } }
  }
  /// Whether the pointer is over this view or one inside it.
  public final internal(set) var isHovered = false {
    didSet { if isHovered != oldValue { hoverChanged() } }
  }
  public final var isFocused: Bool { window?.focused === self }

  /// What it says when the pointer rests on it; names its key.
  public final var tooltip: String?
  public final var pointerShape = PointerShape.arrow {
    didSet { if pointerShape != oldValue { window?.showPointerShape(of: self) } }
  }
  public final var accessibility: Accessibility {
    didSet {
      guard let window, let listener = window.accessibilityListener, accessibility != oldValue
      else { return }
      listener.scene(window, renamed: self, from: oldValue)
    }
  }
  /// The words beside the view that say what it is for.
  public final weak var accessibleLabel: View?
  /// What the view shows that it knows nothing of, for somebody who can't see it.
  public final weak var accessibleSource: (any AccessibleItemSource)?

  public init(_ accessibility: Accessibility = Accessibility(.group)) {
    self.accessibility = accessibility
  }

  // MARK: To be overridden

  open var acceptsFocus: Bool { false }
  /// Whether a press gives it the keyboard, where it takes that.
  open var takesFocusWhenPressed: Bool { acceptsFocus }
  /// Whether it is a part of the window to which the keyboard goes at once, from any other part.
  open var isRegion: Bool { false }

  /// What Esc gives the keyboard to while the view has it; nil where Esc is for the popup that the view is in.
  open var viewAfterEscape: View? { nil }

  /// The size that the view would like to have; it may get another.
  open func preferredSize(width: Double) -> ViewSize { .zero }
  /// Places the children within `bounds`.
  open func layout() {}
  /// What has the keyboard when the view is shown over a window: usually the view itself, if it wants it.
  open var firstFocus: View? { acceptsFocus ? self : nil }
  /// Whether what has the keyboard keeps it while the view is shown over a window; keys go to the view all the same.
  open var leavesFocus: Bool { false }
  /// Whether it and its children cover every pixel of its bounds.
  open var isOpaque: Bool { false }
  /// How far the view draws beyond its bounds.
  open var shadowReach: Double { 0 }
  /// Whether left and right are never exchanged in it and inside of it, as where something is painted, or of an object
  /// as it is in the world.
  open var keepsDirection: Bool { false }
  /// Whether it knows by itself where Left and Right lead on the screen.
  open var movesVisually: Bool { keepsDirection }
  /// Whether the pointer means what lies under it, except on its children; while a press elsewhere comes under it,
  /// it is not seen.
  open var letsPressesThrough: Bool { false }
  /// Draws the view, not its children.
  open func draw(_ pass: DrawPass) {}
  /// Draws over the children.
  open func drawOverlay(_ pass: DrawPass) {}

  /// A button went down over the view.
  ///
  /// - Returns: true to hear of all that this button does until it is released.
  open func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool { false }
  /// The pointer moved while the button was held that the view took.
  open func dragged(_ event: PointerEvent) {}
  /// The pointer moved over the view, no button held.
  open func hovered(_ event: PointerEvent) {}
  /// The button that the view took was released, anywhere.
  open func released(_ event: PointerEvent, _ button: PointerButton) {}
  /// Another button went down while the one is held that the view took; of it nothing else is heard.
  open func otherButtonPressed() {}
  /// The press that the view took is over without a release.
  open func pressCancelled() {}
  /// - Returns: whether the view made something of it; otherwise its parent is asked.
  open func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool { false }
  /// - Returns: whether the view made something of it; otherwise its parent is asked.
  open func keyPressed(_ event: KeyEvent) -> Bool { false }
  open func focusChanged() { setNeedsDisplay() }
  /// Scrolls so that a view inside this one is seen, after it got the focus by key.
  open func reveal(_ descendant: View) {}
  /// Tab is about to leave the last view inside that takes the focus; the first one, when it goes back.
  ///
  /// - Returns: whether there are others now, as on another page.
  open func turnPage(backwards: Bool) -> Bool { false }
  /// Called when the view can be used from now on, or can't.
  open func enabledChanged() {}

  open func hoverChanged() { setNeedsDisplay() }

  /// How many parts it has that it draws itself; told without looking at them.
  open var accessibleItemCount: Int { accessibleSource?.accessibleItemCount ?? 0 }
  /// One of those parts, made when somebody asks for it.
  open func accessibleItem(_ index: Int) -> AccessibleItem? {
    accessibleSource?.accessibleItem(index)
  }
  /// The part that the keyboard is at.
  open var currentAccessibleItem: Int? { nil }

  /// The keyboard is at another part, or another one is chosen.
  public final func noteAccessibleItem() {
    guard let window, let listener = window.accessibilityListener else { return }
    listener.scene(window, movedWithin: self)
  }

  // MARK: Tree

  public final var bounds: ViewRect { ViewRect(size: frame.size) }

  public final func add(_ child: View) {
    child.parent?.remove(child)
    children.append(child)
    child.parent = self
    setNeedsLayout()
    child.setNeedsDisplay()
    child.noteVisibility()
  }

  private final func noteVisibility() {
    guard let window, let listener = window.accessibilityListener else { return }
    if isHidden { listener.sceneLostViews(window) } else { listener.scene(window, added: self) }
  }

  /// Adds a view below another one, which comes after it when Tab moves the focus.
  public final func insert(_ child: View, below sibling: View) {
    add(child)
    guard let index = children.firstIndex(where: { $0 === sibling }) else { return }
    children.insert(children.removeLast(), at: index)
  }

  public final func remove(_ child: View) {
    guard child.parent === self else { return }
    window?.forget(child)
    setNeedsDisplay(child.frame.inset(-child.shadowReach))
    children.removeAll { $0 === child }
    child.parent = nil
    setNeedsLayout()
    if let window { window.accessibilityListener?.sceneLostViews(window) }
  }

  /// The scene that the view is in, if any.
  public final var window: Scene? {
    var view = self
    while let parent = view.parent { view = parent }
    return view.scene
  }

  public final func isInside(_ ancestor: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === ancestor { return true }
      view = current.parent
    }
    return false
  }

  public final var isVisible: Bool {
    var view: View? = self
    while let current = view {
      if current.isHidden { return false }
      view = current.parent
    }
    return true
  }

  /// Whether it and all that it is inside have a size.
  final var hasRoom: Bool {
    var view: View? = self
    while let current = view {
      if current.bounds.isEmpty { return false }
      view = current.parent
    }
    return true
  }

  public final func setNeedsLayout() {
    needsLayout = true
    window?.setNeedsLayout()
  }

  public final func setNeedsDisplay() { setNeedsDisplay(bounds.inset(-shadowReach)) }

  /// - Parameter rect: in the view's points.
  public final func setNeedsDisplay(_ rect: ViewRect) {
    guard !rect.isEmpty, isVisible, let window else { return }
    window.setNeedsDisplay(rectInScene(rect))
  }

  /// The rectangle with its edges on whole device pixels.
  public final func snapped(_ rect: ViewRect) -> ViewRect {
    let scale = window?.scale ?? 1
    func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }
    let x = snap(rect.x)
    let y = snap(rect.y)
    return ViewRect(x: x, y: y, width: snap(rect.maxX) - x, height: snap(rect.maxY) - y)
  }

  /// The deepest visible view under a point of this view's own space.
  public final func view(at point: ViewPoint) -> View? {
    guard !isHidden, bounds.contains(point) else { return nil }
    for child in children.reversed() {
      if let hit = child.view(at: child.positionFromParent(point)) { return hit }
    }
    return letsPressesThrough ? nil : self
  }
}
