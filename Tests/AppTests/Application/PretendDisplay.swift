import Canvas
import Desktop
import Geometry
import Input

/// A screen without a server, on which windows are drawn for nobody to see.
final class PretendDisplay: WindowSystem {
  var scale = 1.0 { didSet { onScaleChange?(scale) } }
  var isDark = false { didSet { onDarkChange?(isDark) } }
  let workArea = PixelSize(width: 1280, height: 800)
  var onScaleChange: ((Double) -> Void)?
  var onDarkChange: ((Bool) -> Void)?
  /// Those that are open, in the order in which they were shown or raised: the last one has the keyboard.
  private(set) var windows: [PretendWindow] = []

  func open(_ options: WindowOptions) throws(DesktopError) -> any DesktopWindow {
    PretendWindow(options, on: self)
  }

  fileprivate func bringToFront(_ window: PretendWindow) {
    windows.removeAll { $0 === window }
    windows.append(window)
  }

  fileprivate func forget(_ window: PretendWindow) { windows.removeAll { $0 === window } }
}

/// A window of a `PretendDisplay`, and the person in front of it.
final class PretendWindow: DesktopWindow {
  weak var delegate: (any WindowDelegate)?
  private(set) var size: PixelSize
  var title: String
  var isFullScreen = false { didSet { resize(to: isFullScreen ? display.workArea : wholeSize) } }
  private(set) var cursor = Cursor.arrow
  private let display: PretendDisplay
  private let wholeSize: PixelSize
  private var surface: Surface?
  private var damage = PixelRegion()
  private var position = ViewPoint.zero
  private var time: UInt32 = 1000

  fileprivate init(_ options: WindowOptions, on display: PretendDisplay) {
    size = options.size
    wholeSize = options.size
    title = options.title
    self.display = display
  }

  func show() {
    display.bringToFront(self)
    setNeedsDisplay(PixelRect(size: size))
    draw()
  }

  func raise() { display.bringToFront(self) }
  func close() { display.forget(self) }

  func resize(to wanted: PixelSize) {
    guard wanted != size else { return }
    size = wanted
    surface = nil
    delegate?.window(self, resizedTo: size)
    setNeedsDisplay(PixelRect(size: size))
    draw()
  }

  func setCursor(_ cursor: Cursor) { self.cursor = cursor }
  func setNeedsDisplay(_ rect: PixelRect) { damage.add(rect) }

  /// Draws what has to be drawn, as after a batch of events.
  func draw() {
    guard let delegate else { return }
    delegate.windowWillDraw(self)
    if surface == nil { surface = try? Surface(size: size, format: .rgb24) }
    guard let surface else { return }
    let parts = damage.rects
    damage = PixelRegion()
    for part in parts { delegate.window(self, draw: part, on: surface) }
  }

  /// The native 32-bit value of a pixel, without its unused upper byte.
  func pixel(_ x: Int, _ y: Int) -> UInt32? { surface.map { $0.pixel(x: x, y: y) & 0xFF_FFFF } }

  // MARK: The person in front of it

  private func send(_ event: InputEvent) {
    delegate?.window(self, received: event)
    draw()
  }

  private func pointer(_ modifiers: Modifiers) -> PointerEvent {
    time += 8
    return PointerEvent(
      position: position, modifiers: modifiers, time: EventTime(milliseconds: time))
  }

  @discardableResult
  func press(
    _ x: Double, _ y: Double, _ button: PointerButton = .primary, _ modifiers: Modifiers = []
  ) -> PretendWindow {
    drag(to: x, y, modifiers)
    send(.pointerPressed(pointer(modifiers), button))
    return self
  }

  @discardableResult
  func drag(to x: Double, _ y: Double, _ modifiers: Modifiers = []) -> PretendWindow {
    position = ViewPoint(x: x, y: y)
    send(.pointerMoved(pointer(modifiers)))
    return self
  }

  @discardableResult
  func release(
    _ button: PointerButton = .primary, _ modifiers: Modifiers = []
  ) -> PretendWindow {
    send(.pointerReleased(pointer(modifiers), button))
    // The next press is no double click.
    time += 1000
    return self
  }

  /// Presses a key, in the notation of `KeyBinding`, and lets it go.
  @discardableResult
  func key(_ text: String) -> PretendWindow {
    guard let binding = KeyBinding(text) else { preconditionFailure("\(text) is no key") }
    let event = KeyEvent(key: binding.key, modifiers: binding.modifiers)
    send(.keyPressed(event))
    send(.keyReleased(event))
    return self
  }

  func pushCloseButton() { delegate?.windowWantsToClose(self) }
}
