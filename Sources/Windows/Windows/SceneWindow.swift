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
  public let window: any DesktopWindow
  public let scene: Scene
  /// What keys call that are for no view.
  public var commands: WindowCommands?
  /// Whether some commands go before the views.
  public var commandsPrecedeViews = true
  /// Sees every key before the views and the commands do; returns whether it is done with.
  public var interceptKey: (KeyEvent) -> Bool = { _ in false }
  /// Sees what no view wanted before the commands do; returns whether it is done with.
  public var unhandledKey: (KeyEvent) -> Bool = { _ in false }
  /// A key went up.
  public let keyReleased = Signal<KeyEvent>()
  public let wantsToClose = Signal<Void>()
  /// Files were dropped that are to be opened: their paths.
  public let filesDropped = Signal<[String]>()
  /// Something was dropped that is to be opened as if it was a file.
  public let contentDropped = Signal<[UInt8]>()
  /// Takes what is dropped, before anything is opened.
  public weak var taker: (any DropTaker)?
  /// Gives the selection to other programs.
  public weak var giver: (any SelectionGiver)?
  /// While something goes with the pointer to other programs, or may.
  var move: OutgoingMove?
  /// Where the last press was.
  var press: PointerEvent?
  /// Whether the selection was asked for since then.
  public var hasAskedForSelection = false
  /// The size or the scale is a new one.
  public let resized = Signal<Void>()
  /// Where it is, to be remembered; the window manager's word comes some times a second while it is moved.
  public private(set) var remembered: RememberedPlace { didSet { placed.post(remembered) } }
  public let placed = Signal<RememberedPlace>()
  private var isPlacementPending = false
  /// A sentence is to be read out that nobody sees.
  public let announced = Signal<String>()
  public let closed = Signal<Void>()
  private let texts: Texts
  /// It got the keyboard.
  public let focused = Signal<Void>()
  /// It lost the keyboard.
  public let unfocused = Signal<Void>()
  /// Its first picture is on the screen.
  public let seen = Signal<Void>()
  private var isSeen = false
  private let display: any WindowSystem
  private var openingClick: OpeningClick?
  /// The size before the window was turned, and the one that came of it; nil once it got another one since.
  private var turned: (before: PixelSize, after: PixelSize?)?

  /// - Parameter remembered: where it was the last time.
  /// - Throws: `DesktopError` where the display has no window for it.
  public init(
    display: any WindowSystem, title: String, at remembered: RememberedPlace,
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
        state: remembered.state, ground: theme.window.rgb))
    openingClick = display.lastPress.map(OpeningClick.init(at:))
    scene = Scene(root: root, theme: theme, scale: scale, pixelSize: window.size)
    scene.host = self
    scene.keyText = { $0.text(texts.commands) }
    scene.numberText = { texts.number($0) }
    scene.isMirrored = texts.areReadFromRight
    scene.textMenuTitles = TextMenuTitles(
      cut: texts.commands.cut, copy: texts.selection.copy, paste: texts.selection.paste,
      selectAll: texts.selection.selectAll)
    window.delegate = self
  }

  /// Takes over the display's scale after it changed.
  public func follow(scale: Double) {
    scene.resize(to: window.size, scale: scale)
    resized.post(())
  }

  /// Shows all keys of the window, and gestures besides.
  public func showKeys(_ gestures: [CommandTexts.Gesture]) {
    guard let commands else { return }
    let list = KeyList(title: commands.texts.allKeys, rows: commands.keyRows(gestures))
    scene.showCentered(list, size: list.preferredSize(width: scene.bounds.width - 16))
  }

  /// Connects the commands that are the same in every window.
  public func connect(_ commands: WindowCommands) {
    self.commands = commands
    commands.on(.nextRegion) { [weak scene] in scene?.moveFocusToRegion() }
    commands.on(.previousRegion) { [weak scene] in scene?.moveFocusToRegion(backwards: true) }
    commands.on(.menu) { [weak scene, weak commands] in
      guard scene?.openMenuByKey() != true else { return }
      commands?.perform(.more)
    }
  }

  /// Whether the view with the focus is meant by a key. A button that was clicked has the focus, but nobody means it.
  public var isFocusMeant: Bool {
    scene.focused.map { scene.showsFocus || $0 is TextInput } ?? false
  }

  /// Changes between portrait and landscape; the second time the window has its size back.
  public func turn() {
    let before = window.size
    var wanted = PixelSize(width: before.height, height: before.width)
    if let turned, turned.after == before { wanted = turned.before }
    turned = (before, nil)
    window.resize(to: wanted)
  }

  /// Says that a step was undone or done again.
  public func announceStep(from: Int, to: Int) {
    announced.post(to < from ? texts.accessibility.undone : texts.accessibility.redone)
  }

  public func close() {
    scene.cancelPress()
    closed.post(())
    if isPlacementPending { tellPlacement() }
    window.delegate = nil
    window.close()
  }
}

extension SceneWindow: WindowDelegate {
  public func window(_ window: any DesktopWindow, received event: InputEvent) {
    if case .focusGained = event { focused.post(()) }
    if case .focusLost = event { unfocused.post(()) }
    if openingClick?.takes(event, by: habits) == true || dragTakes(event) { return }
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

  private func callsCommand(_ key: KeyEvent, beforeViews: Bool) -> Bool {
    guard let commands, !beforeViews || commandsPrecedeViews && !scene.hasPopup else {
      return false
    }
    return commands.handle(key, beforeViews: beforeViews)
  }

  public func window(_ window: any DesktopWindow, resizedTo size: PixelSize) {
    if let turned, turned.after != size {
      // The work area may leave room for less than was asked for.
      self.turned = turned.after == nil && size != turned.before ? (turned.before, size) : nil
    }
    scene.resize(to: size, scale: display.scale)
    resized.post(())
  }

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
    remembered = RememberedPlace(placement, scale: display.scale, before: remembered)
  }

  public func windowWillDraw(_ window: any DesktopWindow) { scene.layoutIfNeeded() }

  public func window(_ window: any DesktopWindow, draw damage: PixelRect, on surface: Surface) {
    scene.draw(damage, on: surface)
    guard !isSeen else { return }
    isSeen = true
    // The loop shows what was drawn before it turns to the main queue.
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

  public func setCaret(_ rect: PixelRect) { window.setCaret(rect) }

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
