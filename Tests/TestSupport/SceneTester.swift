public import Canvas
public import Base
public import Widgets

/// A window without a desktop: takes a user's sentences and keeps the picture that they lead to.
///
///     tester.press(10, 10).drag(to: 40, 30).release()
///     tester.key(.escape)
public final class SceneTester: SceneHost {
  public let scene: Scene
  public private(set) var surface: Surface
  /// All pixels that were drawn again, one call after another.
  public private(set) var drawnDamage: [PixelRect] = []
  public private(set) var pointerShape = PointerShape.arrow
  private var damage = PixelRegion()
  private var position = ViewPoint.zero
  private var time: UInt32 = 1000
  /// What is in each selection of the desktop.
  public var selections: [DesktopSelection: String] = [:]
  /// What fields that asked wait for while the desktop is slow; nil while it answers at once.
  public var waitingReads: [(String?) -> Void]?
  private var delayed: [(number: Int, action: () -> Void)] = []
  private var delayCount = 0

  public init(_ root: View, width: Int = 400, height: Int = 300, scale: Double = 1) throws {
    let size = PixelSize(width: width, height: height)
    surface = try Surface(size: size, format: .rgb24)
    scene = Scene(root: root, theme: .light, scale: scale, pixelSize: size)
    scene.host = self
    damage = PixelRegion(PixelRect(size: size))
    draw()
  }

  // MARK: The host

  public func setNeedsDisplay(_ rect: PixelRect) { damage.add(rect) }
  public func setPointerShape(_ shape: PointerShape) { pointerShape = shape }

  public func after(_ delay: Duration, _ action: @escaping () -> Void) -> () -> Void {
    delayCount += 1
    let number = delayCount
    delayed.append((number, action))
    return { [weak self] in self?.delayed.removeAll { $0.number == number } }
  }

  public func offer(_ text: String, in selection: DesktopSelection) { selections[selection] = text }

  public func isEmpty(_ selection: DesktopSelection) -> Bool { selections[selection] == nil }

  public func readText(in selection: DesktopSelection, _ done: @escaping (String?) -> Void) {
    if waitingReads == nil { done(selections[selection]) } else { waitingReads?.append(done) }
  }

  /// Lets all delays be over.
  public func letTimePass() {
    let due = delayed
    delayed = []
    for delay in due { delay.action() }
    draw()
  }

  /// Draws what has to be drawn, as a window does after a batch of events.
  public func draw() {
    scene.layoutIfNeeded()
    guard !damage.isEmpty else { return }
    let parts = damage.rects
    damage = PixelRegion()
    for part in parts {
      drawnDamage.append(part)
      scene.draw(part, on: surface)
    }
  }

  public func forgetDrawnDamage() { drawnDamage = [] }

  public func resize(width: Int, height: Int, scale: Double? = nil) throws {
    let size = PixelSize(width: width, height: height)
    surface = try Surface(size: size, format: .rgb24)
    damage = PixelRegion(PixelRect(size: size))
    scene.resize(to: size, scale: scale ?? scene.scale)
    draw()
  }

  // MARK: The user

  private func event(_ modifiers: Modifiers) -> PointerEvent {
    time += 8
    return PointerEvent(
      position: position, modifiers: modifiers, time: EventTime(milliseconds: time))
  }

  @discardableResult
  public func move(_ x: Double, _ y: Double, _ modifiers: Modifiers = []) -> SceneTester {
    position = ViewPoint(x: x, y: y)
    scene.handle(.pointerMoved(event(modifiers)))
    draw()
    return self
  }

  @discardableResult
  public func press(
    _ x: Double, _ y: Double, _ button: PointerButton = .primary, _ modifiers: Modifiers = []
  ) -> SceneTester {
    move(x, y)
    scene.handle(.pointerPressed(event(modifiers), button))
    draw()
    return self
  }

  @discardableResult
  public func drag(
    to x: Double, _ y: Double, _ modifiers: Modifiers = []
  ) -> SceneTester {
    move(x, y, modifiers)
  }

  @discardableResult
  public func release(
    _ button: PointerButton = .primary, _ modifiers: Modifiers = []
  ) -> SceneTester {
    scene.handle(.pointerReleased(event(modifiers), button))
    draw()
    return self
  }

  @discardableResult
  public func click(_ x: Double, _ y: Double, _ button: PointerButton = .primary) -> SceneTester {
    press(x, y, button).release(button)
  }

  @discardableResult
  public func scroll(_ dy: Double, _ modifiers: Modifiers = []) -> SceneTester {
    scene.handle(.scrolled(event(modifiers), dx: 0, dy: dy))
    draw()
    return self
  }

  private func touch(_ phase: TouchEvent.Phase, _ finger: Int, _ x: Double, _ y: Double) {
    time += 8
    let event = TouchEvent(
      phase, finger: finger, position: ViewPoint(x: x, y: y),
      time: EventTime(milliseconds: time))
    scene.handle(.touched(event))
    draw()
  }

  /// Puts a finger on the window.
  @discardableResult
  public func touch(_ x: Double, _ y: Double, finger: Int = 1) -> SceneTester {
    touch(.began, finger, x, y)
    return self
  }

  /// Moves a finger in a few steps.
  @discardableResult
  public func slide(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), finger: Int = 1,
    steps: Int = 8
  ) -> SceneTester {
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      touch(
        .moved, finger, start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
    }
    return self
  }

  @discardableResult
  public func lift(_ x: Double, _ y: Double, finger: Int = 1) -> SceneTester {
    touch(.ended, finger, x, y)
    return self
  }

  @discardableResult
  public func tap(_ x: Double, _ y: Double) -> SceneTester { touch(x, y).lift(x, y) }

  /// A pen comes near the tablet, or leaves it.
  public func movePen(isInRange: Bool) {
    time += 8
    scene.handle(.penMoved(isInRange: isInRange, EventTime(milliseconds: time)))
  }

  /// Lets a while pass without an event, so that the next press is no double click.
  @discardableResult
  public func pause(milliseconds: UInt32 = 1000) -> SceneTester {
    time += milliseconds
    return self
  }

  // MARK: Finding views

  /// All views, each before those inside it.
  public func views(in root: View? = nil) -> [View] {
    let root = root ?? scene.root
    return [root] + root.children.flatMap { views(in: $0) }
  }

  /// The first view with a role and a name that is shown.
  public func view(_ role: Accessibility.Role, _ name: String) throws -> View {
    guard
      let found = views().first(where: {
        $0.accessibility.role == role && $0.accessibility.name == name && $0.isVisible
      })
    else { throw NoSuchView(role: role, name: name) }
    return found
  }

  public struct NoSuchView: Error {
    public let role: Accessibility.Role
    public let name: String
  }

  /// Where a view lies in the scene.
  public func frame(of view: View) -> ViewRect {
    ViewRect(origin: view.originInScene, size: view.frame.size)
  }

  /// A point of a view in the scene: 0…1 over its width and height.
  public func point(_ x: Double, _ y: Double, of view: View) -> ViewPoint {
    let frame = frame(of: view)
    return ViewPoint(x: frame.x + x * frame.width, y: frame.y + y * frame.height)
  }

  @discardableResult
  public func click(_ view: View, _ x: Double = 0.5, _ y: Double = 0.5) -> SceneTester {
    let point = point(x, y, of: view)
    return click(point.x, point.y)
  }

  /// - Returns: whether a view made something of it.
  @discardableResult
  public func key(_ key: Key, _ modifiers: Modifiers = [], text: String = "") -> Bool {
    let isTaken = scene.handle(
      .keyPressed(KeyEvent(key: key, text: text, modifiers: modifiers)))
    draw()
    return isTaken
  }

  public func type(_ text: String) {
    for character in text { key(.character(character), text: String(character)) }
  }

  /// The native 32-bit value of a pixel, without its unused upper byte.
  public func pixel(_ x: Int, _ y: Int) -> UInt32 { surface.pixel(x: x, y: y) & 0xFF_FFFF }
}
