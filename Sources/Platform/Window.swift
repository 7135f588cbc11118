internal import CX11
public import Base

/// A window on the desktop with its own picture, drawn by a delegate.
///
/// It stays open and alive until `close()`.
public final class Window {
  public weak var delegate: (any WindowDelegate)?
  /// The inner size in device pixels, as last reported by the window manager.
  public internal(set) var size: PixelSize
  /// Whether the window has the keyboard focus.
  public internal(set) var isFocused = false
  /// The number of frames drawn by the delegate.
  public internal(set) var frameCount = 0
  /// The number of pixels sent to the server.
  public internal(set) var presentedPixelCount = 0
  /// Shown in the frame and in lists of windows; control characters become spaces.
  public var title: String {
    didSet { writeTitle() }
  }

  let display: Display
  /// The X server's identifier of the window, known to other programs.
  public let identifier: UInt
  let graphics: OpaquePointer?
  let syncCounter: UInt
  var image: ViewImage?
  var damage: PixelRegion
  /// The parts drawn or uncovered and not yet sent to the server.
  var awaitingPut = PixelRegion()
  var hasHeard = false
  var isMapped = false
  /// Whether the server has asked for our picture since the window was last mapped.
  var isExposed = false
  /// Whether parts of this size's picture were skipped as off-screen.
  var isDrawnInPart = false
  var isOpen = true
  /// Whether another program has destroyed it.
  var isGone = false
  /// The last size reported by the server and not yet by us to the delegate.
  var pendingSize: PixelSize?
  /// Whether the server has reported a position or size since the delegate was last told.
  var wasPlaced = false
  /// The value that the window manager will wait for after its next resize.
  var requestedSync: Int64?
  /// The value to set once the picture of the new size is on the screen.
  var dueSync: Int64?
  var pointer = PointerState()
  var inputContext: OpaquePointer?
  /// What the input method composes in it.
  var composition: OpaquePointer?
  var inputGeneration = 0
  /// The position of the text caret; nil before the first.
  var caret: PixelRect?
  var cursor: Cursor?
  var drag = DragState()
  /// Whether a drag from here changes the pointer's shape.
  var isPointerGrabbed = false
  var hasIcon = false
  /// Whether the server still clears areas before they are drawn.
  var hasBackground: Bool

  init(display: Display, options: WindowOptions) throws(DesktopError) {
    self.display = display
    title = options.title
    let wanted = PixelSize(
      width: min(max(options.size.width, 1), 32_767),
      height: min(max(options.size.height, 1), 32_767))
    size = wanted
    damage = PixelRegion(PixelRect(size: wanted))
    hasBackground = options.background != nil
    guard let identifier = Self.create(on: display, size: wanted, background: options.background)
    else {
      throw .cannotMakeWindow(width: wanted.width, height: wanted.height)
    }
    self.identifier = identifier
    var values = XGCValues()
    values.graphics_exposures = 0
    graphics = XCreateGC(display.connection, identifier, UInt(GCGraphicsExposures), &values)
    var zero = XSyncValue()
    XSyncIntsToValue(&zero, 0, 0)
    var major: Int32 = 0
    var minor: Int32 = 0
    syncCounter =
      XSyncInitialize(display.connection, &major, &minor) != 0
      ? XSyncCreateCounter(display.connection, zero) : 0
    introduce(options)
    display.pointers?.listen(on: identifier)
  }

  private static func create(
    on display: Display, size: PixelSize, background: UInt32?
  ) -> UInt? {
    guard display.isConnected else { return nil }
    var attributes = XSetWindowAttributes()
    attributes.bit_gravity = NorthWestGravity
    attributes.colormap = display.format.colormap
    var events =
      KeyPressMask | KeyReleaseMask | FocusChangeMask | StructureNotifyMask | ExposureMask
    if display.pointers == nil {
      events |= PointerMotionMask | ButtonPressMask | ButtonReleaseMask
      events |= EnterWindowMask | LeaveWindowMask
    }
    attributes.event_mask = events
    // Without a background the server never clears areas before they are drawn.
    var mask = CWBackPixmap | CWBorderPixel | CWBitGravity | CWColormap | CWEventMask
    if let background {
      mask |= CWBackPixel
      attributes.background_pixel =
        UInt(background) | (display.format.depth == 32 ? 0xff00_0000 : 0)
    }
    let identifier = XCreateWindow(
      display.connection, display.root, 0, 0, UInt32(size.width), UInt32(size.height), 0,
      display.format.depth, UInt32(InputOutput), display.format.visual, UInt(mask), &attributes)
    return identifier == 0 ? nil : identifier
  }

  /// Whether calls still reach the server.
  var isUsable: Bool { isOpen && !isGone && display.isConnected }

  /// Delivers an event to the delegate, after any preceding change of size.
  func deliver(_ event: InputEvent) {
    settleSize()
    hasHeard = true
    delegate?.window(self, received: event)
  }
}

extension Window: Hashable {
  public nonisolated static func == (a: Window, b: Window) -> Bool { a === b }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
