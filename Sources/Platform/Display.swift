internal import CPlatform
internal import CX11
public import Canvas
public import Base
internal import Glibc

/// A connection to the X server, with its windows and the desktop's settings.
///
/// After the server dies, all calls on a display and its windows do nothing.
@MainActor
public final class Display {
  /// Device pixels per view point, in quarters, 1…4; from the desktop's resolution unless set in the options.
  public internal(set) var scale: Double = 1
  public var magnification = Magnification() {
    didSet { if magnification != oldValue { refreshScale() } }
  }
  /// Whether the desktop's theme is dark.
  public internal(set) var isDark = false
  /// Called when the desktop's resolution changes.
  public var onScaleChange: ((Double) -> Void)?
  /// Called when the desktop changes between light and dark.
  public var onDarkChange: ((Bool) -> Void)?
  public var onPenChange: ((PenID) -> Void)?
  /// The last pen that pointed at one of the windows.
  private var lastPen: PenID?
  public var pressureCurves: [String: ResponseCurve] = [:] {
    didSet { if pressureCurves != oldValue { pointers?.pressureCurves = pressureCurves } }
  }
  /// Called once, after a window has been drawn and sent for the first time.
  public var onFirstFrame: (() -> Void)?
  /// The program's icon in several sizes, in `argb32`; drawn after the first window has appeared.
  public var icons: () -> [Surface] = { [] }
  private(set) lazy var iconWords: [UInt] = {
    let limit = max(XExtendedMaxRequestSize(connection), XMaxRequestSize(connection))
    return IconData(pictures: icons(), wordLimit: limit - 32).words
  }()

  let connection: OpaquePointer
  let options: DisplayOptions
  let screen: Int32
  let root: UInt
  let format: ScreenFormat
  let atoms: AtomTable
  let cursors: CursorCache
  let shared: SharedMemory
  let keyboard: Keyboard
  let inputMethod: InputMethod
  let pointers: PointerDevices?
  /// An invisible window that leads the group and represents the program.
  let leader: UInt
  /// Owns our content on the clipboard.
  let selectionOwner: SelectionOwner
  /// Owns text selected in one of our fields.
  let primaryOwner: SelectionOwner
  /// Owns the content last dragged from one of our windows.
  let dragOwner: SelectionOwner
  /// The latest drag from one of our windows, even after its end.
  var dragSource: DragSource?
  let foreignWindows: ForeignWindows
  let transfers: OutgoingTransfers
  let made = MadeContents()
  let selectionReader: SelectionReader
  var clipboardSaving = ClipboardSaving.none
  /// The user's pointer settings.
  public internal(set) var habits = PointerHabits()
  var settings = DesktopSettings()
  var settingsOwner: UInt = 0
  /// The selection owned by the desktop's settings daemon.
  let settingsSelection: UInt
  /// The startup ID of a launcher waiting to hear that the program has appeared.
  var pendingStartupID: StartupID?
  var lastUserTime: UInt = 0
  /// The size of the screen before its last change.
  var lastScreenSize = PixelSize(width: 0, height: 0)
  public internal(set) var lastPress: EventTime?
  /// Open windows by identifier.
  var windows: [UInt: Window] = [:]
  /// Open windows, starting with the one that has waited longest for its picture.
  var presentationOrder: [Window] = []
  /// Set by Xlib when the connection breaks, from any call.
  private let isLost: UnsafeMutablePointer<Bool>

  /// Connects to the named display, or to that of `DISPLAY`.
  public init(name: String? = nil, options: DisplayOptions = DisplayOptions())
    throws(DesktopError)
  {
    Self.chooseTextLocale()
    Self.checkTextLocale()
    desktop_keep_running_after_errors()
    guard let connection = XOpenDisplay(name) else {
      let wanted = name ?? getenv("DISPLAY").map { String(cString: $0) } ?? ""
      throw wanted.isEmpty ? .noDisplayNamed : .cannotConnect(wanted)
    }
    isLost = .allocate(capacity: 1)
    isLost.initialize(to: false)
    desktop_watch_connection(connection, isLost)
    self.connection = connection
    self.options = options
    screen = XDefaultScreen(connection)
    root = XRootWindow(connection, screen)
    do {
      format = try ScreenFormat(connection: connection, screen: screen, root: root)
    } catch {
      XCloseDisplay(connection)
      isLost.deallocate()
      throw error
    }
    atoms = AtomTable(connection: connection)
    settingsSelection = XInternAtom(connection, "_XSETTINGS_S\(screen)", 0)
    cursors = CursorCache(connection: connection, root: root)
    shared = SharedMemory(
      connection: connection, root: root, depth: format.depth, isAllowed: options.usesSharedMemory)
    keyboard = Keyboard(connection: connection)
    inputMethod = InputMethod(connection: connection)
    pointers =
      options.usesXInput2
      ? PointerDevices(connection: connection, root: root, atoms: atoms) : nil
    leader = XCreateSimpleWindow(connection, root, -1, -1, 1, 1, 0, 0, 0)
    foreignWindows = ForeignWindows(connection: connection)
    transfers = OutgoingTransfers(
      connection: connection, windows: foreignWindows, announcement: atoms[.incremental],
      patience: options.transferPatience)
    selectionOwner = SelectionOwner(
      of: atoms[.clipboard], connection: connection, atoms: atoms, window: leader,
      transfers: transfers, made: made)
    primaryOwner = SelectionOwner(
      of: UInt(XA_PRIMARY), connection: connection, atoms: atoms, window: leader,
      transfers: transfers, made: made)
    dragOwner = SelectionOwner(
      of: atoms[.xdndSelection], connection: connection, atoms: atoms, window: leader,
      transfers: transfers, made: made)
    selectionReader = SelectionReader(
      connection: connection, atoms: atoms, root: root, patience: options.transferPatience)
    if let startupID = options.startupID { expect(startupID: startupID) }
    for owner in owners {
      owner.isConnected = { [weak self] in self?.isConnected ?? false }
    }
    identifyLeader()
    watchSettings()
  }

  // Importers in release builds need the class's explicit `@MainActor` for this.
  isolated deinit {
    guard isConnected else { return }  // Xlib's broken connection is left to the kernel.
    inputMethod.close(isConnected: true)
    XCloseDisplay(connection)
    isLost.deallocate()
  }

  var owners: [SelectionOwner] { [selectionOwner, primaryOwner, dragOwner] }

  /// Permanently false once the server is gone.
  public var isConnected: Bool { !isLost.pointee }

  func note(pen: PenID) {
    guard pen != lastPen else { return }
    lastPen = pen
    onPenChange?(pen)
  }

  /// Marks the server as gone on the kernel's word when Xlib did not notice.
  func markLost() { isLost.pointee = true }

  /// The part of the pointer's monitor free of panels, in device pixels; the whole screen if unknown.
  public var workArea: PixelSize { freeAreaAtPointer.size }

  var screenSize: PixelSize {
    PixelSize(
      width: Int(XDisplayWidth(connection, screen)), height: Int(XDisplayHeight(connection, screen))
    )
  }

  /// The server's current answer, at the cost of one round trip.
  var presentScreenSize: PixelSize {
    var attributes = XWindowAttributes()
    guard isConnected, XGetWindowAttributes(connection, root, &attributes) != 0 else {
      return screenSize
    }
    return PixelSize(width: Int(attributes.width), height: Int(attributes.height))
  }

  var workAreaRect: PixelRect {
    // Xlib remembers the size at the start, and the screen may have been rotated.
    let whole = PixelRect(size: presentScreenSize)
    guard isConnected, let numbers = properties.words(atoms[.netWorkArea], of: root),
      numbers.count >= 4
    else { return whole }
    let sides = numbers.prefix(4).map { Int(truncatingIfNeeded: $0 & 0xffff_ffff) }
    let area = PixelRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    let shared = area.intersection(whole)
    return shared.isEmpty ? whole : shared
  }

  var fileDescriptor: Int32 { XConnectionNumber(connection) }

  var properties: PropertyReader { PropertyReader(connection: connection) }

  /// Creates a hidden window, to be shown by `show()`.
  public func makeWindow(_ options: WindowOptions) throws(DesktopError) -> Window {
    let window = try Window(display: self, options: options)
    windows[window.identifier] = window
    presentationOrder.append(window)
    return window
  }

  private static let plainLocale = "C.UTF-8"

  /// Sets the character encoding from the environment before the first thread starts, unless already set.
  ///
  /// The C locale has no dead keys and only English letters; numbers and dates stay with it.
  public static func chooseTextLocale() {
    guard isPlain(setlocale(LC_CTYPE, nil)) else { return }
    if isPlain(setlocale(LC_CTYPE, "")) { setlocale(LC_CTYPE, plainLocale) }
  }

  private static func isPlain(_ locale: UnsafePointer<CChar>?) -> Bool {
    guard let locale else { return true }
    return ["C", "POSIX"].contains(String(cString: locale))
  }

  /// Falls back to another locale if Xlib does not support the current one, which takes reading files. Waits for a
  /// concurrent font search; no other thread may have started.
  public static func checkTextLocale() {
    if XSupportsLocale() == 0 {
      FontLoading.takeOver()
      setlocale(LC_CTYPE, plainLocale)
    }
    XSetLocaleModifiers("")
  }

  func forget(_ window: Window) {
    windows[window.identifier] = nil
    presentationOrder.removeAll { $0 === window }
  }
}
