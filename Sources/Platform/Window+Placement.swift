internal import CX11
internal import Base

// A window's position, actual and requested.
extension Window {
  /// As the window manager reports it now, at the cost of some round trips.
  public var placement: WindowPlacement? {
    guard isUsable, isMapped else { return nil }
    let corner = frameCorner(frameExtents)
    return WindowPlacement(
      corner: ScreenPoint(x: corner.x, y: corner.y), size: size, state: managedState)
  }

  private var managedState: WindowPlacement.State {
    let atoms = display.atoms
    let states =
      display.properties.words(atoms[.netWMState], of: identifier, type: Int(XA_ATOM)) ?? []
    if states.contains(atoms[.netWMStateFullscreen]) { return .fullScreen }
    let isMaximized = Display.maximizedStates.allSatisfy { states.contains(atoms[$0]) }
    return isMaximized ? .maximized : .normal
  }

  /// Requests a position and a state before the window is shown, as chosen by the user earlier.
  ///
  /// The frame's corner stays visible: on the monitor with most of the window, and clear of panels.
  func place(at corner: ScreenPoint?, in state: WindowPlacement.State) {
    let states = state == .fullScreen ? [.netWMStateFullscreen] : Display.maximizedStates
    if state != .normal {
      PropertyWriter(connection: display.connection, window: identifier)
        .setAtoms(display.atoms[.netWMState], states.map { display.atoms[$0] })
    }
    guard let corner = corner ?? display.cornerOnPointersMonitor(size) else { return }
    let place = display.visiblePlace(
      for: PixelRect(
        x: corner.x, y: corner.y, width: size.width, height: size.height))
    XMoveWindow(display.connection, identifier, Int32(place.x), Int32(place.y))
  }

  /// Moves a window that isn't all visible any more, and makes one smaller that is too large.
  func keepOnScreen() {
    guard let placement, placement.state == .normal else { return }
    let frame = frameExtents
    let now = PixelRect(
      x: placement.corner.x, y: placement.corner.y, width: size.width + frame.width,
      height: size.height + frame.height)
    let area = display.freeArea(around: now)
    guard !area.contains(now) else { return }
    let (width, height) = (min(now.width, area.width), min(now.height, area.height))
    let place = display.visiblePlace(
      for: PixelRect(x: now.x, y: now.y, width: width, height: height))
    XMoveResizeWindow(
      display.connection, identifier, Int32(place.x), Int32(place.y),
      UInt32(max(1, width - frame.width)), UInt32(max(1, height - frame.height)))
  }

  /// The frame's thickness: left and top, and the sums in both directions.
  var frameExtents: PixelRect {
    let words = display.properties.words(display.atoms[.netFrameExtents], of: identifier) ?? []
    guard words.count >= 4, words.allSatisfy({ $0 < 1000 }) else { return .empty }
    let edges = words.map { Int($0) }
    return PixelRect(
      x: edges[0], y: edges[2], width: edges[0] + edges[1], height: edges[2] + edges[3])
  }

  func frameCorner(_ frame: PixelRect) -> (x: Int, y: Int) {
    var x: Int32 = 0
    var y: Int32 = 0
    var child: UInt = 0
    XTranslateCoordinates(
      display.connection, identifier, display.root, 0, 0, &x, &y, &child)
    return (Int(x) - frame.x, Int(y) - frame.y)
  }
}
