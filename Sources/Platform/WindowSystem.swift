import Dispatch
public import Base

/// A screen that windows open on: that of an X server, or one that a test pretends.
public protocol WindowSystem: AnyObject {
  /// Device pixels for a view point.
  var scale: Double { get }
  /// How large somebody wants everything; the scale follows it.
  var magnification: Magnification { get set }
  /// Whether the desktop wants dark windows.
  var isDark: Bool { get }
  /// How somebody handles the pointer, as the desktop says now.
  var habits: PointerHabits { get }
  /// Whether that was said for this start, so that the rest of the desktop has no say.
  var isDarkGiven: Bool { get }
  /// What windows may cover, in device pixels.
  var workArea: PixelSize { get }
  /// When a button was pressed last in any of its windows; nil before that.
  var lastPress: EventTime? { get }
  var onScaleChange: ((Double) -> Void)? { get set }
  var onDarkChange: ((Bool) -> Void)? { get set }

  /// What is shown or raised next was asked for by a launcher, which waits to hear of it.
  ///
  /// - Parameter startupID: the launcher's name for that, which tells when somebody asked.
  func expect(startupID: String)

  /// Makes a window that is not shown yet.
  func open(_ options: WindowOptions) throws(DesktopError) -> any DesktopWindow

  /// Where programs leave something for one another.
  func selection(_ name: DesktopSelection) -> any DesktopClipboard

  /// Calls something later on the main thread.
  ///
  /// - Returns: calls it off.
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

/// A window of a `WindowSystem`, whose picture its delegate draws.
public protocol DesktopWindow: AnyObject {
  var delegate: (any WindowDelegate)? { get set }
  /// The inner size in device pixels.
  var size: PixelSize { get }
  var title: String { get set }
  var isFullScreen: Bool { get set }
  /// Covers the screen, or no longer; what was asked for before counts.
  func toggleFullScreen()
  /// Where it lies; nil while it is not shown.
  var placement: WindowPlacement? { get }
  /// What other programs call the window when one of theirs is to stand over it.
  ///
  /// Source: flatpak/xdg-desktop-portal, "Window identifiers".
  var portalName: String { get }

  func show()
  /// Brings the window to the front and gives it the keyboard.
  func raise()
  func close()
  /// Asks for another inner size, in device pixels.
  func resize(to wanted: PixelSize)
  func setCursor(_ cursor: Cursor)
  /// Says where somebody writes, in device pixels: an input method offers characters there.
  func setCaret(_ rect: PixelRect)
  /// Lets what is offered go with the pointer to other programs, for as long as the button is held; the delegate goes
  /// on hearing of the pointer.
  ///
  /// - Parameter follow: hears what becomes of it.
  /// - Returns: false where no button is held.
  @discardableResult
  func beginDrag(_ offer: DragOffer, follow: @escaping (DragProgress) -> Void) -> Bool
  /// Calls off what is dragged from this window.
  func cancelDrag()
  /// Has the delegate draw this part in the next frame.
  func setNeedsDisplay(_ rect: PixelRect)
}

/// What was copied, or selected, last on the desktop.
public protocol DesktopClipboard {
  /// The number of what this program put there, until another one puts something else there.
  var ownOffer: Int? { get }

  /// Whether nobody has put anything there.
  var isEmpty: Bool { get }

  /// Puts something there in several kinds, the best first, each made when somebody asks for it.
  ///
  /// - Returns: its number; nil where it could not be put there.
  @discardableResult
  func offer(_ forms: [ClipboardForm]) -> Int?

  /// Puts a text there.
  func offer(_ text: String)

  /// Hands over the text that is there, now or when it has arrived; nil for none.
  func read(_ done: @escaping (String?) -> Void)

  /// Hands over what is there in the first of some kinds that there is, now or when it has arrived; nil for none.
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
