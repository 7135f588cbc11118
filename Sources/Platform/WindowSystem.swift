import Dispatch
public import Base

/// A screen for windows: that of an X server, or a fake one in tests.
public protocol WindowSystem: AnyObject {
  /// Device pixels per view point.
  var scale: Double { get }
  /// The user's magnification; the scale follows it.
  var magnification: Magnification { get set }
  /// Whether the desktop prefers dark windows.
  var isDark: Bool { get }
  /// The user's current pointer settings.
  var habits: PointerHabits { get }
  /// Whether that was specified at startup, overriding the desktop.
  var isDarkGiven: Bool { get }
  /// The area available to new windows, in device pixels: on the monitor with the pointer.
  var workArea: PixelSize { get }
  /// The time of the last button press in any of its windows; nil before that.
  var lastPress: EventTime? { get }
  /// Called with the new scale whenever it changes.
  var onScaleChange: ((Double) -> Void)? { get set }
  /// Called with `isDark` whenever it changes.
  var onDarkChange: ((Bool) -> Void)? { get set }
  /// Called when another pen than the last one points at a window, before that window knows.
  var onPenChange: ((PenID) -> Void)? { get set }
  /// Maps the measured pressure to that of pointer events, by the names of pens' devices.
  var pressureCurves: [String: ResponseCurve] { get set }

  /// Announces that the next window shown or raised was requested by a launcher, which waits for it.
  ///
  /// - Parameter startupID: the launcher's name for the request, which includes its time.
  func expect(startupID: String)

  /// Creates a window that is not shown yet.
  func open(_ options: WindowOptions) throws(DesktopError) -> any DesktopWindow

  /// The selection for exchanging content between programs.
  func selection(_ name: DesktopSelection) -> any DesktopClipboard

  /// Calls a closure later on the main thread.
  ///
  /// - Returns: a closure that cancels the call.
  func after(_ delay: Duration, _ action: @escaping () -> Void) -> () -> Void
}

extension WindowSystem {
  public func after(_ delay: Duration, _ action: @escaping () -> Void) -> () -> Void {
    let (seconds, attoseconds) = delay.components
    let item = DispatchWorkItem(block: action)
    DispatchQueue.main.asyncAfter(
      deadline: .now() + Double(seconds) + Double(attoseconds) / 1e18, execute: item)
    return { item.cancel() }
  }
}

/// A window of a `WindowSystem` with a picture drawn by its delegate.
public protocol DesktopWindow: AnyObject {
  /// Receives the window's events and draws its picture.
  var delegate: (any WindowDelegate)? { get set }
  /// The inner size in device pixels.
  var size: PixelSize { get }
  /// The title in the window's frame and in lists of windows.
  var title: String { get set }
  /// Whether it fills the screen; setting it asks the window manager.
  var isFullScreen: Bool { get set }
  /// Toggles full screen; takes pending requests into account.
  func toggleFullScreen()
  /// The position; nil while it is not shown.
  var placement: WindowPlacement? { get }
  /// The window's identifier for dialogs of other programs above it.
  ///
  /// Source: flatpak/xdg-desktop-portal, "Window identifiers".
  var portalName: String { get }

  /// Shows the window, which is created hidden.
  func show()
  /// Raises the window and gives it the keyboard focus.
  func raise()
  /// Closes the window for good.
  func close()
  /// Requests another inner size, in device pixels.
  func resize(to wanted: PixelSize)
  /// Sets the shape of the pointer over the window.
  func setCursor(_ cursor: Cursor)
  /// Reports the position of the text caret, in device pixels, for an input method's candidates; nil while nobody
  /// writes.
  func setCaret(_ rect: PixelRect?)
  /// Starts a drag to other programs that lasts while the button is held; the delegate keeps receiving pointer events.
  ///
  /// - Parameter follow: receives the drag's progress.
  /// - Returns: false if no button is held.
  @discardableResult
  func beginDrag(_ offer: DragOffer, follow: @escaping (DragProgress) -> Void) -> Bool
  /// Cancels a drag from this window.
  func cancelDrag()
  /// Schedules a part for drawing in the next frame.
  func setNeedsDisplay(_ rect: PixelRect)
}

/// The desktop's clipboard or last selection.
public protocol DesktopClipboard {
  /// The number of this program's offer; nil once another program replaces it.
  var ownOffer: Int? { get }

  /// Whether it has no owner.
  var isEmpty: Bool { get }

  /// Offers content in several kinds, the best first, each made on demand.
  ///
  /// - Returns: the offer's number; nil on failure.
  @discardableResult
  func offer(_ forms: [ClipboardForm]) -> Int?

  /// Offers a text.
  func offer(_ text: String)

  /// Reads the text, now or on arrival; nil for none.
  func read(_ done: @escaping (String?) -> Void)

  /// Reads the content in the first available of some kinds, now or on arrival; nil for none.
  func read(_ types: [ClipboardType], _ done: @escaping (ClipboardContent?) -> Void)
}

extension Display: WindowSystem {
  public func selection(_ name: DesktopSelection) -> any DesktopClipboard {
    switch name {
    case .clipboard: clipboard
    case .primary: primary
    }
  }

  public func open(_ options: WindowOptions) throws(DesktopError) -> any DesktopWindow {
    try makeWindow(options)
  }
}

extension Window: DesktopWindow {
  public var portalName: String { "x11:" + String(identifier, radix: 16) }
}

extension Clipboard: DesktopClipboard {}
