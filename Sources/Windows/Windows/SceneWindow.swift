public import Base
public import Canvas
import Dispatch
import Editing
public import Platform
public import Texts
import Views
public import Widgets

/// A desktop window that shows a scene: the adapter between the two.
public final class SceneWindow {
  /// The window on the screen.
  public let window: any DesktopWindow
  /// The views in the window.
  public let scene: Scene
  /// Handles keys that no view handles.
  public var commands: WindowCommands?
  /// Whether some commands precede the views.
  public var commandsPrecedeViews = true
  /// Receives every key before the views and the commands do. Returns whether it was handled.
  public var interceptKey: (KeyEvent) -> Bool = { _ in false }
  /// Receives keys that no view handled, before the commands do. Returns whether it was handled.
  public var unhandledKey: (KeyEvent) -> Bool = { _ in false }
  /// Shows the menu of the window's content, for the keys that open a menu, if no view with the focus has one.
  public var showMenu: () -> Void = {}
  /// Posted when a key is released.
  public let keyReleased = Signal<KeyEvent>()
  /// Posted when the user closes the window by its frame.
  public let wantsToClose = Signal<Void>()
  /// Posts the paths of dropped files to open.
  public let filesDropped = Signal<[String]>()
  /// Posts dropped content to open like a file.
  public let contentDropped = Signal<[UInt8]>()
  /// Receives drops before anything is opened.
  public weak var taker: (any DropTarget)?
  /// Offers the selection to other programs.
  public weak var giver: (any SelectionGiver)?
  /// The current or possible drag to other programs.
  var move: OutgoingMove?
  /// The last press.
  var press: PointerEvent?
  /// The buttons that are held as keys of commands.
  private var heldButtons: [PointerButton: KeyEvent] = [:]
  /// Whether the selection was requested since then.
  public var hasAskedForSelection = false
  /// Posted when the size or the scale changes.
  public let resized = Signal<Void>()
  /// The placement to remember. While the window is moved, the window manager reports it several times a second.
  public private(set) var remembered: RememberedPlacement { didSet { placed.post(remembered) } }
  /// Posts `remembered` whenever it changes.
  public let placed = Signal<RememberedPlacement>()
  private var isPlacementPending = false
  /// Posts a text for screen readers that isn't visible.
  public let announced = Signal<String>()
  /// Posted before the window is closed.
  public let closed = Signal<Void>()
  private let texts: Texts
  /// Posted when the window gains the focus.
  public let focused = Signal<Void>()
  /// Posted when the window loses the focus.
  public let unfocused = Signal<Void>()
  /// Posted when its first picture is on the screen.
  public let seen = Signal<Void>()
  private var isSeen = false
  private let display: any WindowSystem
  private var openingClick: OpeningClick?
  /// The sizes before and after turning the window; nil once it was resized otherwise.
  private var turned: (before: PixelSize, after: PixelSize?)?

  /// - Parameter remembered: its last placement.
  /// - Throws: `DesktopError` if the display can't provide a window.
  public init(
    display: any WindowSystem, title: String, at remembered: RememberedPlacement,
    minimumSize: ViewSize, root: View, theme: Theme, texts: Texts,
    kind: WindowOptions.Kind = .normal
  ) throws {
    self.display = display
    self.texts = texts
    self.remembered = remembered
    let scale = display.scale
    func pixels(_ size: ViewSize) -> PixelSize {
      PixelSize(
        width: Int(saturating: (size.width * scale).rounded()),
        height: Int(saturating: (size.height * scale).rounded()))
    }
    let area = display.workArea
    let wanted = pixels(remembered.size)
    window = try display.open(
      WindowOptions(
        title: title,
        size: PixelSize(
          width: min(wanted.width, area.width), height: min(wanted.height, area.height)),
        minimumSize: pixels(minimumSize), kind: kind, corner: remembered.corner,
        state: remembered.state, background: theme.window.rgb))
    openingClick = display.lastPress.map(OpeningClick.init(at:))
    scene = Scene(root: root, theme: theme, scale: scale, pixelSize: window.size)
    scene.host = self
    scene.keyText = { $0.text(texts.commands) }
    scene.numberText = { texts.number($0) }
    scene.isMirrored = texts.areReadFromRight
    scene.textMenuTitles = TextMenuTitles(
      cut: texts.commands.cut, copy: texts.selection.copy, paste: texts.selection.paste,
      selectAll: texts.selection.selectAll)
    scene.fingersTapped.listen(self) { [weak self] in self?.performTap(fingers: $0) }
    window.delegate = self
  }

  /// Two fingers undo, three redo.
  private func performTap(fingers: Int) {
    switch fingers {
    case 2: commands?.perform(.undo)
    case 3: commands?.perform(.redo)
    default: break
    }
  }

  /// Applies a changed scale of the display.
  public func apply(scale: Double) {
    scene.resize(to: window.size, scale: scale)
    resized.post(())
  }

  /// Shows all keys of the window, as well as gestures.
  public func showKeys(_ gestures: [CommandTexts.KeyRow]) {
    guard let commands else { return }
    let list = KeyList(title: commands.texts.allKeys, rows: commands.keyRows(gestures))
    scene.showCentered(list, size: list.preferredSize(width: scene.bounds.width - 16))
  }

  /// Connects the commands shared by all windows.
  public func connect(_ commands: WindowCommands) {
    self.commands = commands
    commands.on(.nextRegion) { [weak scene] in scene?.moveFocusToRegion() }
    commands.on(.previousRegion) { [weak scene] in scene?.moveFocusToRegion(backwards: true) }
    commands.on(.menu) { [weak self] in
      guard let self, !scene.hasPopup, !scene.isPointerCaptured, !scene.openMenuByKey() else {
        return
      }
      showMenu()
    }
  }

  /// Whether keys are meant for the focused view. A clicked button has the focus, but isn't meant.
  public var isFocusMeant: Bool {
    scene.focused.map { scene.showsFocus || $0 is TextInput } ?? false
  }

  /// Switches between portrait and landscape; the second time restores the original size.
  public func turn() {
    let before = window.size
    var wanted = PixelSize(width: before.height, height: before.width)
    if let turned, turned.after == before { wanted = turned.before }
    turned = (before, nil)
    window.resize(to: wanted)
  }

  /// Announces that a step was undone or redone.
  public func announceStep(from: Int, to: Int) {
    announced.post(to < from ? texts.accessibility.undone : texts.accessibility.redone)
  }

  /// Closes the window for good, after its last placement was posted.
  public func close() {
    scene.cancelPress()
    closed.post(())
    if isPlacementPending { tellPlacement() }
    window.delegate = nil
    window.close()
  }
}

extension SceneWindow: WindowDelegate {
  /// Passes a key to the interceptor, the preceding commands, the views and the other commands, in this order.
  public func window(_ window: any DesktopWindow, received event: InputEvent) {
    if case .focusGained = event { focused.post(()) }
    if case .focusLost = event { unfocused.post(()) }
    if openingClick?.takes(event, by: habits) == true || dragTakes(event) { return }
    if takesButton(event) { return }
    if case .keyPressed(let key) = event {
      if interceptKey(key) || callsCommand(key, beforeViews: true) || scene.handle(event) { return }
      guard !scene.hasPopup, !unhandledKey(key) else { return }
      _ = callsCommand(key, beforeViews: false)
    } else {
      if case .keyReleased(let key) = event { keyReleased.post(key) }
      scene.handle(event)
      if case .pointerMoved(let event) = event { dragBeyondEdge(event) }
    }
  }

  /// Has a button that belongs to a command be its key; others keep their usual effect.
  private func takesButton(_ event: InputEvent) -> Bool {
    switch event {
    case .pointerPressed(let event, let button):
      guard !scene.isPointerCaptured, !scene.hasPopup, let key = button.key(of: event.kind) else {
        return false
      }
      let press = KeyEvent(key: key, modifiers: event.modifiers, time: event.time)
      guard
        interceptKey(press) || callsCommand(press, beforeViews: true)
          || callsCommand(press, beforeViews: false)
      else { return false }
      heldButtons[button] = press
      return true
    case .pointerReleased(let event, let button):
      guard var press = heldButtons.removeValue(forKey: button) else { return false }
      press.time = event.time
      keyReleased.post(press)
      return true
    default: return false
    }
  }

  private func callsCommand(_ key: KeyEvent, beforeViews: Bool) -> Bool {
    guard let commands, !beforeViews || commandsPrecedeViews && !scene.hasPopup else {
      return false
    }
    return commands.handle(key, beforeViews: beforeViews)
  }

  /// Lays the scene out at the new size.
  public func window(_ window: any DesktopWindow, resizedTo size: PixelSize) {
    if let turned, turned.after != size {
      // The work area may be smaller than the requested size.
      self.turned = turned.after == nil && size != turned.before ? (turned.before, size) : nil
    }
    scene.resize(to: size, scale: display.scale)
    resized.post(())
  }

  /// Posts the placement after a while, once for several movements.
  public func windowWasPlaced(_ window: any DesktopWindow) {
    guard !isPlacementPending else { return }
    isPlacementPending = true
    _ = display.after(Self.placementInterval) { [weak self] in self?.tellPlacement() }
  }

  private static let placementInterval = Duration.milliseconds(250)

  private func tellPlacement() {
    guard isPlacementPending else { return }
    isPlacementPending = false
    guard let placement = window.placement else { return }
    remembered = RememberedPlacement(placement, scale: display.scale, before: remembered)
  }

  public func windowWillDraw(_ window: any DesktopWindow) { scene.layoutIfNeeded() }

  public func window(_ window: any DesktopWindow, draw damage: PixelRect, on surface: Surface) {
    scene.draw(damage, on: surface)
    guard !isSeen else { return }
    isSeen = true
    // The event loop shows the drawn frame before it turns to the main queue.
    DispatchQueue.main.async { [weak self] in self?.seen.post(()) }
  }

  public func windowWantsToClose(_ window: any DesktopWindow) { wantsToClose.post(()) }
}

extension SceneWindow: SceneHost {
  public var habits: PointerHabits { display.habits }

  public func setNeedsDisplay(_ rect: PixelRect) { window.setNeedsDisplay(rect) }

  public func setPointerShape(_ shape: PointerShape) {
    switch shape {
    case .arrow: window.setCursor(.arrow)
    case .crosshair: window.setCursor(.crosshair)
    case .hand: window.setCursor(.hand)
    case .text: window.setCursor(.text)
    case .pick: window.setCursor(.pick)
    case .grab: window.setCursor(.grab)
    case .grabbing: window.setCursor(.grabbing)
    case .move: window.setCursor(.move)
    case .turn: window.setCursor(.turn)
    case .wait: window.setCursor(.wait)
    case .scaleHorizontally: window.setCursor(.resizeHorizontally)
    case .scaleVertically: window.setCursor(.resizeVertically)
    case .scaleDown: window.setCursor(.resizeDown)
    case .scaleUp: window.setCursor(.resizeUp)
    }
  }

  public func setCaret(_ rect: PixelRect?) { window.setCaret(rect) }

  public func after(_ delay: Duration, _ action: @escaping () -> Void) -> () -> Void {
    display.after(delay, action)
  }

  public func offer(_ text: String, in selection: DesktopSelection) {
    display.selection(selection).offer(text)
  }

  public func isEmpty(_ selection: DesktopSelection) -> Bool {
    display.selection(selection).isEmpty
  }

  public func readText(in selection: DesktopSelection, _ done: @escaping (String?) -> Void) {
    display.selection(selection).read(done)
  }
}
