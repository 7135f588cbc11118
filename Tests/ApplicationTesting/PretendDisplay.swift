import Canvas
import Dispatch
public import Platform
public import Base

/// A screen without a server, on which windows are drawn for nobody to see.
public final class PretendDisplay: WindowSystem {
  public var scale = 1.0 { didSet { onScaleChange?(scale) } }
  public var magnification = Magnification() {
    didSet { scale = (magnification.scale ?? 1) * magnification.factor }
  }
  public var isDark = false { didSet { onDarkChange?(isDark) } }
  public var habits = PointerHabits()
  public var isDarkGiven = false
  public let clipboard = PretendClipboard()
  public let primary = PretendClipboard()
  public let workArea = PixelSize(width: 1280, height: 800)
  public var lastPress: EventTime?
  public var onScaleChange: ((Double) -> Void)?
  public var onDarkChange: ((Bool) -> Void)?
  public var onPenChange: ((PenID) -> Void)?
  public var pressureCurves: [String: ResponseCurve] = [:]
  /// Those that are open, in the order in which they were shown or raised: the last one has the keyboard.
  public private(set) var windows: [PretendWindow] = []

  /// Whether time stands still until `letTimePass`.
  public var isTimeHeld = false
  private var delayed: [(number: Int, action: () -> Void)] = []
  private var delayCount = 0

  public init() {}

  /// What launchers wait for, in order.
  public private(set) var startupIDs: [String] = []
  public func expect(startupID: String) { startupIDs.append(startupID) }

  public func after(_ delay: Duration, _ action: @escaping () -> Void) -> () -> Void {
    delayCount += 1
    let number = delayCount
    delayed.append((number, action))
    if !isTimeHeld {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay / .seconds(1)) { [weak self] in
        self?.end(number)
      }
    }
    return { [weak self] in self?.delayed.removeAll { $0.number == number } }
  }

  private func end(_ number: Int) {
    guard let index = delayed.firstIndex(where: { $0.number == number }) else { return }
    delayed.remove(at: index).action()
  }

  /// Lets all delays be over.
  public func letTimePass() {
    for delay in delayed { end(delay.number) }
    for window in windows { window.draw() }
  }

  public func selection(_ name: DesktopSelection) -> any DesktopClipboard {
    switch name {
    case .clipboard: clipboard
    case .primary: primary
    }
  }

  public func open(_ options: WindowOptions) throws(DesktopError) -> any DesktopWindow {
    PretendWindow(options, on: self)
  }

  fileprivate func bringToFront(_ window: PretendWindow) {
    windows.removeAll { $0 === window }
    windows.append(window)
  }

  fileprivate func forget(_ window: PretendWindow) { windows.removeAll { $0 === window } }
}

/// A window of a `PretendDisplay`, and the person in front of it.
public final class PretendWindow: DesktopWindow {
  public weak var delegate: (any WindowDelegate)?
  public private(set) var size: PixelSize
  public var title: String
  public func toggleFullScreen() { isFullScreen.toggle() }

  public var isFullScreen = false {
    didSet { resize(to: isFullScreen ? display.workArea : wholeSize) }
  }
  /// Where it lies, and whether it is maximised.
  public private(set) var corner: ScreenPoint
  public private(set) var isMaximized: Bool
  public let portalName = "x11:1"
  public private(set) var cursor = Cursor.arrow
  private let display: PretendDisplay
  private let wholeSize: PixelSize
  private var surface: Surface?
  private var damage = PixelRegion()
  private var position = ViewPoint.zero
  private var time: UInt32 = 1000
  private var held: Modifiers = []
  private var pen: (end: PenEnd, tilt: PenTilt)?
  /// All pixels that were drawn again, one part after another.
  public private(set) var drawnDamage: [PixelRect] = []

  /// What is dragged from here to other programs, until the button is up or it is called off.
  public private(set) var dragged: DragOffer?
  private var follow: (DragProgress) -> Void = { _ in }
  private var isTaken = false
  private var isHeld = false

  fileprivate init(_ options: WindowOptions, on display: PretendDisplay) {
    size = options.size
    wholeSize = options.size
    title = options.title
    corner = options.corner ?? ScreenPoint(x: 60, y: 40)
    isMaximized = options.state == .maximized
    isFullScreen = options.state == .fullScreen
    self.display = display
  }

  public func show() {
    display.bringToFront(self)
    setNeedsDisplay(PixelRect(size: size))
    draw()
    send(.focusGained)
  }

  /// Somebody clicks on its frame.
  public func takeKeyboard() {
    display.windows.last { $0 !== self }?.send(.focusLost)
    raise()
    send(.focusGained)
  }

  public func raise() { display.bringToFront(self) }
  public func close() { display.forget(self) }

  public func resize(to wanted: PixelSize) {
    guard wanted != size else { return }
    size = wanted
    surface = nil
    delegate?.window(self, resizedTo: size)
    delegate?.windowWasPlaced(self)
    setNeedsDisplay(PixelRect(size: size))
    draw()
  }

  public var placement: WindowPlacement? {
    WindowPlacement(
      corner: corner, size: size,
      state: isFullScreen ? .fullScreen : isMaximized ? .maximized : .normal)
  }

  /// Somebody moves the window, and makes it as large as the screen or not.
  public func place(at corner: ScreenPoint, isMaximized: Bool = false) {
    (self.corner, self.isMaximized) = (corner, isMaximized)
    if isMaximized { resize(to: display.workArea) }
    delegate?.windowWasPlaced(self)
  }

  /// Where somebody writes.
  public private(set) var caret: PixelRect?
  public func setCursor(_ cursor: Cursor) { self.cursor = cursor }
  public func setCaret(_ rect: PixelRect?) { caret = rect }
  public func setNeedsDisplay(_ rect: PixelRect) { damage.add(rect) }

  /// Draws what has to be drawn, as after a batch of events.
  public func draw() {
    guard let delegate else { return }
    delegate.windowWillDraw(self)
    if surface == nil { surface = try? Surface(size: size, format: .rgb24) }
    guard let surface else { return }
    let parts = damage.rects
    damage = PixelRegion()
    drawnDamage += parts
    for part in parts { delegate.window(self, draw: part, on: surface) }
  }

  public func forgetDrawnDamage() { drawnDamage = [] }

  /// Native pixels of a part, or of all that the window shows.
  public func pixels(in part: PixelRect? = nil) -> [UInt8] {
    surface.map { $0.pixels(in: part ?? $0.bounds) } ?? []
  }

  /// The native 32-bit value of a pixel, without its unused upper byte.
  public func pixel(_ x: Int, _ y: Int) -> UInt32? {
    surface.map { $0.pixel(x: x, y: y) & 0xFF_FFFF }
  }

  // MARK: The person in front of it

  private func send(_ event: InputEvent) {
    delegate?.window(self, received: event)
    draw()
  }

  private func pointer() -> PointerEvent {
    time += 8
    return PointerEvent(
      position: position, tilt: pen?.tilt ?? .upright, penEnd: pen?.end ?? .tip,
      kind: pen == nil ? .mouse : .pen, modifiers: held,
      time: EventTime(milliseconds: time))
  }

  /// Holds modifiers down from now on, and no others.
  @discardableResult
  public func hold(_ modifiers: Modifiers) -> PretendWindow {
    held = modifiers
    return self
  }

  /// Holds a pen so from now on; the pointer stays where it is.
  @discardableResult
  public func holdPen(_ end: PenEnd, tilt: PenTilt = .upright) -> PretendWindow {
    pen = (end, tilt)
    return drag(to: position.x, position.y)
  }

  @discardableResult
  public func press(
    _ x: Double, _ y: Double, _ button: PointerButton = .primary
  ) -> PretendWindow {
    drag(to: x, y)
    isHeld = true
    send(.pointerPressed(pointer(), button))
    return self
  }

  @discardableResult
  public func drag(to x: Double, _ y: Double) -> PretendWindow {
    position = ViewPoint(x: x, y: y)
    send(.pointerMoved(pointer()))
    return self
  }

  @discardableResult
  public func release(_ button: PointerButton = .primary) -> PretendWindow {
    isHeld = false
    if dragged != nil {
      let follow = follow
      if isTaken { follow(.dropped) }
      dragged = nil
      follow(.ended(isTaken: isTaken))
    }
    send(.pointerReleased(pointer(), button))
    // The next press is no double click.
    time += 1000
    return self
  }

  @discardableResult
  public func click(
    _ x: Double, _ y: Double, _ button: PointerButton = .primary
  ) -> PretendWindow {
    press(x, y, button).release(button)
  }

  @discardableResult
  public func doubleClick(_ x: Double, _ y: Double) -> PretendWindow {
    drag(to: x, y)
    send(.pointerPressed(pointer(), .primary))
    send(.pointerReleased(pointer(), .primary))
    send(.pointerPressed(pointer(), .primary))
    return release()
  }

  @discardableResult
  public func scroll(_ dy: Double) -> PretendWindow {
    send(.scrolled(pointer(), dx: 0, dy: dy))
    return self
  }

  public func type(_ text: String) {
    for character in text {
      send(.keyPressed(KeyEvent(key: .character(character), text: String(character))))
    }
  }

  /// An input method composes a text.
  @discardableResult
  public func compose(_ text: String, caret: Int) -> PretendWindow {
    send(.composed(text, caret: caret))
    return self
  }

  /// Presses a key, in the notation of `KeyBinding`, and lets it go.
  @discardableResult
  public func key(_ text: String) -> PretendWindow {
    guard let binding = KeyBinding(text) else { preconditionFailure("\(text) is no key") }
    let event = KeyEvent(key: binding.key, modifiers: binding.modifiers)
    send(.keyPressed(event))
    send(.keyReleased(event))
    return self
  }

  /// Presses a key and holds it.
  @discardableResult
  public func keyDown(_ text: String, isRepeat: Bool = false) -> PretendWindow {
    guard let binding = KeyBinding(text) else { preconditionFailure("\(text) is no key") }
    send(
      .keyPressed(
        KeyEvent(key: binding.key, modifiers: binding.modifiers, isRepeat: isRepeat)))
    return self
  }

  /// Lets a key go.
  @discardableResult
  public func keyUp(_ text: String) -> PretendWindow {
    guard let binding = KeyBinding(text) else { preconditionFailure("\(text) is no key") }
    send(.keyReleased(KeyEvent(key: binding.key, modifiers: binding.modifiers)))
    return self
  }

  public func pushCloseButton() { delegate?.windowWantsToClose(self) }

  // MARK: Other programs

  public func beginDrag(
    _ offer: DragOffer, follow: @escaping (DragProgress) -> Void
  ) -> Bool {
    guard isHeld else { return false }
    (dragged, self.follow, isTaken) = (offer, follow, false)
    return true
  }

  public func cancelDrag() {
    guard dragged != nil else { return }
    dragged = nil
    follow(.ended(isTaken: false))
  }

  /// The pointer comes over another program that would take what is dragged, or leaves it.
  @discardableResult
  public func goOver(takes: Bool) -> PretendWindow {
    isTaken = takes
    if dragged != nil { follow(.over(isTaken: takes)) }
    draw()
    return self
  }

  /// What another program gets of what is dragged.
  public func draggedBytes(_ type: ClipboardType) -> [UInt8]? {
    dragged?.forms.first { $0.type == type }?.makeBytes()
  }

  /// Another program drops something here, in some kinds.
  ///
  /// - Returns: whether it was taken.
  @discardableResult
  public func drop(
    _ goods: [ClipboardType: [UInt8]], at x: Double, _ y: Double
  ) -> Bool {
    let place = ViewPoint(x: x, y: y)
    let taken = delegate?.window(self, takes: Array(goods.keys), droppedAt: place) ?? []
    guard let type = taken.first, let bytes = goods[type] else { return false }
    delegate?.window(self, received: ClipboardContent(type: type, bytes: bytes), at: place)
    draw()
    return true
  }
}
