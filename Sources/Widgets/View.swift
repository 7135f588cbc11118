public import Base

/// A rectangle of a window that draws itself and handles events over it.
///
/// Subclasses override the `open` methods and needn't call the inherited ones.
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
  /// The view that contains it; nil for a root or a removed view.
  public final internal(set) weak var parent: View?
  /// The views inside, the lowest first.
  public final private(set) var children: [View] = []
  final weak var scene: Scene?
  final var needsLayout = true

  /// Whether it is neither drawn nor laid out, along with all views inside.
  public final var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      parent?.setNeedsLayout()
      parent?.setNeedsDisplay(frame.inset(-shadowReach))
      if isHidden { window?.forget(self) }
      noteVisibility()
    }
  }
  /// Whether it receives presses and keys.
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
  /// Whether it and all its ancestors are enabled.
  public final var isUsable: Bool {
    var view: View? = self
    while let current = view {
      if !current.isEnabled { return false }
      view = current.parent
    }
    return true
  }
  /// Whether it rejects presses until some work is done, as shown by the pointer.
  public final var isBusy = false {
    didSet { if isBusy != oldValue { window?.showPointerShape(of: self) } }
  }
  /// Whether the pointer is over this view or a descendant.
  public final internal(set) var isHovered = false {
    didSet { if isHovered != oldValue { hoverChanged() } }
  }
  /// Whether it receives the keys of its window.
  public final var isFocused: Bool { window?.focused === self }

  /// Shown when the pointer rests on it; includes its key.
  public final var tooltip: String?
  /// The shape of the pointer over the view.
  public final var pointerShape = PointerShape.arrow {
    didSet { if pointerShape != oldValue { window?.showPointerShape(of: self) } }
  }
  /// The role, name and value for screen readers, which are told of changes.
  public final var accessibility: Accessibility {
    didSet {
      guard let window, let listener = window.accessibilityListener, accessibility != oldValue
      else { return }
      listener.scene(window, renamed: self, from: oldValue)
    }
  }
  /// The label that describes the view.
  public final weak var accessibleLabel: View?
  /// The source of accessible items for content that the view itself doesn't understand.
  public final weak var accessibleSource: (any AccessibleItemSource)?

  /// Creates a view without a frame and a parent; a group for screen readers unless said otherwise.
  public init(_ accessibility: Accessibility = Accessibility(.group)) {
    self.accessibility = accessibility
  }

  // MARK: Overridable

  /// Whether it can receive keys.
  open var acceptsFocus: Bool { false }
  /// Whether a press focuses it, if it accepts the focus.
  open var takesFocusWhenPressed: Bool { acceptsFocus }
  /// Whether it is a region of the window that the keyboard can jump to.
  open var isRegion: Bool { false }

  /// The view focused by Esc; nil to leave Esc to the surrounding popup.
  open var viewAfterEscape: View? { nil }

  /// Returns the preferred size; the actual one may differ.
  open func preferredSize(width: Double) -> ViewSize { .zero }
  /// Places the children within `bounds`.
  open func layout() {}
  /// The view to focus when this one is shown as a popup: usually itself, if it accepts the focus.
  open var firstFocus: View? { acceptsFocus ? self : nil }
  /// Whether the focus stays when the view is shown as a popup, which gets keys all the same.
  open var leavesFocus: Bool { false }
  /// Whether it and its children cover every pixel of its bounds.
  open var isOpaque: Bool { false }
  /// The distance that the view draws beyond its bounds.
  open var shadowReach: Double { 0 }
  /// Whether it and its descendants are never mirrored, as for painted content or the picture of a real object.
  open var keepsDirection: Bool { false }
  /// Whether it handles Left and Right visually itself.
  open var movesVisually: Bool { keepsDirection }
  /// Whether the pointer passes through it, except on its children. It is hidden while a press is below it.
  open var letsPressesThrough: Bool { false }
  /// Draws the view without its children.
  open func draw(_ pass: RenderPass) {}
  /// Draws above the children.
  open func drawOverlay(_ pass: RenderPass) {}

  /// Handles a press over the view.
  ///
  /// - Returns: true to capture the button until it is released.
  open func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool { false }
  /// Called when the pointer moves while the captured button is held.
  open func dragged(_ event: PointerEvent) {}
  /// Called when the pointer moves over the view without a button.
  open func hovered(_ event: PointerEvent) {}
  /// Called when the captured button is released, anywhere.
  open func released(_ event: PointerEvent, _ button: PointerButton) {}
  /// Called when another button is pressed while one is captured. Nothing else is reported about it.
  open func otherButtonPressed() {}
  /// Called when the captured press ends without a release.
  open func pressCancelled() {}
  /// - Returns: whether it was handled; otherwise the parent is asked.
  open func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool { false }
  /// - Returns: whether it was handled; otherwise the parent is asked.
  open func keyPressed(_ event: KeyEvent) -> Bool { false }

  /// What a finger does on it; nil leaves it to the parent.
  open var fingerUse: FingerUse? { nil }
  /// The distance that a notch of the wheel scrolls, in points, for fingers that scroll by points.
  open var wheelNotch: ViewPoint { ViewPoint(x: Scrolling.notch, y: Scrolling.notch) }
  /// Called instead of a release when the press turns out to be none, as if it had never been. By default, like any
  /// press that ends without a release.
  open func pressCalledOff() { pressCancelled() }
  /// Handles a finger that touched the view for a moment.
  ///
  /// - Returns: whether it was handled; otherwise it is a click.
  open func tapped(_ event: PointerEvent) -> Bool { false }
  /// Handles a finger that has rested on the view.
  ///
  /// - Returns: whether it was handled; otherwise it is the right button.
  open func longPressed(_ event: PointerEvent) -> Bool { false }
  /// Handles fingers that move, enlarge and rotate what is below them. One that began is always ended.
  ///
  /// - Returns: whether it was handled; otherwise the parent is asked, and finally the move scrolls.
  open func pinched(_ event: PinchEvent) -> Bool { false }
  /// Called when it gets or loses the focus; the inherited method draws it again.
  open func focusChanged() { setNeedsDisplay() }
  /// Scrolls to a descendant that was focused by key.
  open func reveal(_ descendant: View) {}
  /// Called before Tab leaves the last focusable view inside, or the first one backwards.
  ///
  /// - Returns: whether there are others now, as on another page.
  open func turnPage(backwards: Bool) -> Bool { false }
  /// Called when the view is enabled or disabled.
  open func enabledChanged() {}

  /// Called when the pointer enters or leaves it; the inherited method draws it again.
  open func hoverChanged() { setNeedsDisplay() }

  /// The number of parts that it draws itself; must not create them.
  open var accessibleItemCount: Int { accessibleSource?.accessibleItemCount ?? 0 }
  /// Returns one of these parts, created on demand.
  open func accessibleItem(_ index: Int) -> AccessibleItem? {
    accessibleSource?.accessibleItem(index)
  }
  /// The part with the keyboard focus.
  open var currentAccessibleItem: Int? { nil }

  /// Called when the current or the selected part changes.
  public final func noteAccessibleItem() {
    guard let window, let listener = window.accessibilityListener else { return }
    listener.scene(window, movedWithin: self)
  }

  // MARK: Tree

  /// The rectangle of the view in its own points, with the corner at 0, 0.
  public final var bounds: ViewRect { ViewRect(size: frame.size) }

  /// Adds a view above the others, and takes it from its parent if it has one.
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

  /// Inserts a view below another one, and before it in Tab order.
  public final func insert(_ child: View, below sibling: View) {
    add(child)
    guard let index = children.firstIndex(where: { $0 === sibling }) else { return }
    children.insert(children.removeLast(), at: index)
  }

  /// Removes a view that is directly inside; ignores any other.
  public final func remove(_ child: View) {
    guard child.parent === self else { return }
    window?.forget(child)
    setNeedsDisplay(child.frame.inset(-child.shadowReach))
    children.removeAll { $0 === child }
    child.parent = nil
    setNeedsLayout()
    if let window { window.accessibilityListener?.sceneLostViews(window) }
  }

  /// The scene that contains the view, if any.
  public final var window: Scene? {
    var view = self
    while let parent = view.parent { view = parent }
    return view.scene
  }

  /// Whether it is a view or anywhere inside of it.
  public final func isInside(_ ancestor: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === ancestor { return true }
      view = current.parent
    }
    return false
  }

  /// Whether neither it nor a view around it is hidden.
  public final var isVisible: Bool {
    var view: View? = self
    while let current = view {
      if current.isHidden { return false }
      view = current.parent
    }
    return true
  }

  /// Whether it and all its ancestors have a size.
  final var hasRoom: Bool {
    var view: View? = self
    while let current = view {
      if current.bounds.isEmpty { return false }
      view = current.parent
    }
    return true
  }

  /// Has the views inside laid out again before the next drawing.
  public final func setNeedsLayout() {
    needsLayout = true
    window?.setNeedsLayout()
  }

  /// Has all of the view drawn again, with its shadow.
  public final func setNeedsDisplay() { setNeedsDisplay(bounds.inset(-shadowReach)) }

  /// - Parameter rect: in the view's points.
  public final func setNeedsDisplay(_ rect: ViewRect) {
    guard !rect.isEmpty, isVisible, let window else { return }
    window.setNeedsDisplay(rectInScene(rect))
  }

  /// Returns the rectangle with its edges on whole device pixels.
  public final func snapped(_ rect: ViewRect) -> ViewRect {
    let scale = window?.scale ?? 1
    func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }
    let x = snap(rect.x)
    let y = snap(rect.y)
    return ViewRect(x: x, y: y, width: snap(rect.maxX) - x, height: snap(rect.maxY) - y)
  }

  /// Returns the deepest visible view at a point of this view's own space.
  public final func view(at point: ViewPoint) -> View? {
    guard !isHidden, bounds.contains(point) else { return nil }
    for child in children.reversed() {
      if let hit = child.view(at: child.positionFromParent(point)) { return hit }
    }
    return letsPressesThrough ? nil : self
  }
}
