public import Canvas
public import Geometry
public import Input
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
  private var damage = PixelRect.empty
  private var position = ViewPoint.zero
  private var time: UInt32 = 1000
  private var delayed: [() -> Void] = []

  public init(_ root: View, width: Int = 400, height: Int = 300, scale: Double = 1) throws {
    let size = PixelSize(width: width, height: height)
    surface = try Surface(size: size, format: .rgb24)
    scene = Scene(root: root, theme: .light, scale: scale, pixelSize: size)
    scene.host = self
    damage = PixelRect(size: size)
    draw()
  }

  // MARK: The host

  public func setNeedsDisplay(_ rect: PixelRect) { damage = damage.union(rect) }
  public func setPointerShape(_ shape: PointerShape) { pointerShape = shape }

  public func after(_ delay: Duration, _ action: @escaping () -> Void) -> () -> Void {
    let index = delayed.count
    delayed.append(action)
    return { [weak self] in self?.delayed[index] = {} }
  }

  /// Lets all delays be over.
  public func letTimePass() {
    let due = delayed
    delayed = []
    for action in due { action() }
    draw()
  }

  /// Draws what has to be drawn, as a window does after a batch of events.
  public func draw() {
    scene.layoutIfNeeded()
    guard !damage.isEmpty else { return }
    let rect = damage
    damage = .empty
    drawnDamage.append(rect)
    scene.draw(rect, on: surface)
  }

  public func forgetDrawnDamage() { drawnDamage = [] }

  public func resize(width: Int, height: Int, scale: Double? = nil) throws {
    let size = PixelSize(width: width, height: height)
    surface = try Surface(size: size, format: .rgb24)
    damage = PixelRect(size: size)
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
  public func move(_ x: Double, _ y: Double) -> SceneTester {
    position = ViewPoint(x: x, y: y)
    scene.handle(.pointerMoved(event([])))
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
  public func drag(to x: Double, _ y: Double) -> SceneTester { move(x, y) }

  @discardableResult
  public func release(_ button: PointerButton = .primary) -> SceneTester {
    scene.handle(.pointerReleased(event([]), button))
    draw()
    return self
  }

  @discardableResult
  public func click(_ x: Double, _ y: Double, _ button: PointerButton = .primary) -> SceneTester {
    press(x, y, button).release(button)
  }

  @discardableResult
  public func scroll(_ dy: Double) -> SceneTester {
    scene.handle(.scrolled(event([]), dx: 0, dy: dy))
    draw()
    return self
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
