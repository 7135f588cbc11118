import Foundation

/// A touch screen, a pen, a touchpad and a mouse of a real X server, which a test moves.
///
/// They are made by the server's driver for tests of input, and each listens to a socket. Start `server` with
/// `arguments`; then the devices are ready.
public final class InputDevices {
  /// Xvfb knows no such drivers.
  public static let server = "/usr/lib/xorg/Xorg"

  private let folder: URL
  private let size: (width: Int, height: Int)

  /// Describes the devices, and a screen without a monitor.
  public init(width: Int, height: Int) throws {
    size = (width, height)
    folder = FileManager.default.temporaryDirectory.appending(path: "input-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try configuration.write(
      to: folder.appending(path: "config"), atomically: false, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What the server has to be started with, apart from its number.
  public var arguments: [String] {
    [
      "-config", folder.appending(path: "config").path, "-logfile",
      folder.appending(path: "log").path, "-nolisten", "tcp", "-novtswitch", "-sharevts", "-ac",
    ]
  }

  private static let kinds = [
    ("touch", "Touch", ["\"TouchCount\" \"10\""]),
    ("pen", "PointerAbsoluteProximity", ["\"PointerHasPressure\" \"true\""]),
    ("touchpad", "PointerGesture", []), ("mouse", "PointerAbsolute", []),
  ]

  private var configuration: String {
    let devices = Self.kinds.map { name, type, options in
      let lines =
        ["\"SocketPath\" \"\(folder.appending(path: name).path)\"", "\"DeviceType\" \"\(type)\""]
        + options
      return """
        Section "InputDevice"
          Identifier "\(name)"
          Driver "inputtest"
        \(lines.map { "  Option \($0)" }.joined(separator: "\n"))
        EndSection
        """
    }
    return """
      Section "ServerFlags"
        Option "AutoAddDevices" "false"
        Option "DontVTSwitch" "true"
      EndSection
      Section "Device"
        Identifier "card"
        Driver "dummy"
        VideoRam 65536
      EndSection
      Section "Monitor"
        Identifier "monitor"
        HorizSync 5.0-1000.0
        VertRefresh 5.0-200.0
      EndSection
      Section "Screen"
        Identifier "screen"
        Device "card"
        Monitor "monitor"
        DefaultDepth 24
        SubSection "Display"
          Depth 24
          Modes "\(size.width)x\(size.height)"
          Virtual \(size.width) \(size.height)
        EndSubSection
      EndSection
      \(devices.joined(separator: "\n"))
      Section "ServerLayout"
        Identifier "layout"
        Screen "screen"
      \(Self.kinds.map { "  InputDevice \"\($0.0)\"" }.joined(separator: "\n"))
      EndSection
      """
  }

  private func device(_ name: String) -> DeviceSocket {
    DeviceSocket(path: folder.appending(path: name).path, width: size.width, height: size.height)
  }

  /// The screen as fingers touch it.
  public private(set) lazy var touchScreen = TouchScreen(device("touch"))
  /// A pen over a tablet as large as the screen, with pressure.
  public private(set) lazy var pen = TestPen(device("pen"))
  /// A touchpad that tells gestures.
  public private(set) lazy var touchpad = Touchpad(device("touchpad"))
  /// Another pointer than that of XTEST.
  public private(set) lazy var mouse = TestPen(device("mouse"), hasPressure: false)
}

/// Fingers on a screen. Each call returns once the server has taken note of it.
public final class TouchScreen {
  private let socket: DeviceSocket

  init(_ socket: DeviceSocket) { self.socket = socket }

  private enum Kind: UInt32 { case began = 18, moved, ended }

  /// Puts a finger on a pixel.
  public func touch(_ finger: Int, _ x: Double, _ y: Double) { send(.began, finger, x, y) }
  /// Moves a finger that touches.
  public func move(_ finger: Int, _ x: Double, _ y: Double) { send(.moved, finger, x, y) }
  /// Lifts a finger.
  public func lift(_ finger: Int, _ x: Double, _ y: Double) { send(.ended, finger, x, y) }

  private func send(_ kind: Kind, _ finger: Int, _ x: Double, _ y: Double) {
    socket.send(
      type: 6, UInt32(truncatingIfNeeded: finger), kind.rawValue, axes: socket.axes(x, y))
  }
}

/// A pen or a mouse that points at pixels.
public final class TestPen {
  private let socket: DeviceSocket
  private let hasPressure: Bool

  init(_ socket: DeviceSocket, hasPressure: Bool = true) {
    self.socket = socket
    self.hasPressure = hasPressure
  }

  /// - Parameter pressure: 0…1.
  public func move(_ x: Double, _ y: Double, pressure: Double = 0) {
    socket.send(type: 2, 1, nil, axes: axes(x, y, pressure))
  }

  /// Comes near the tablet.
  public func enter(_ x: Double, _ y: Double) { socket.send(type: 3, 1, nil, axes: axes(x, y, 0)) }
  /// Leaves the tablet.
  public func leave(_ x: Double, _ y: Double) { socket.send(type: 3, 0, nil, axes: axes(x, y, 0)) }

  public func press(_ button: UInt32 = 1, _ x: Double, _ y: Double, pressure: Double = 1) {
    socket.send(type: 4, 1, button, 1, axes: axes(x, y, pressure))
  }

  public func release(_ button: UInt32 = 1, _ x: Double, _ y: Double) {
    socket.send(type: 4, 1, button, 0, axes: axes(x, y, 0))
  }

  private func axes(_ x: Double, _ y: Double, _ pressure: Double) -> [Int: Double] {
    var axes = socket.axes(x, y)
    if hasPressure { axes[4] = pressure * 1000 }
    return axes
  }
}

/// Gestures at the pointer.
public final class Touchpad {
  private let socket: DeviceSocket

  init(_ socket: DeviceSocket) { self.socket = socket }

  /// The stages of a gesture.
  public enum Phase: UInt16 { case began, changed, ended }

  /// - Parameters:
  ///   - scale: since the beginning.
  ///   - degrees: since the last event.
  public func pinch(
    _ phase: Phase, dx: Double = 0, dy: Double = 0, scale: Double = 1, degrees: Double = 0
  ) {
    socket.send(gesture: 7, 27 + phase.rawValue, fingers: 2, [dx, dy, dx, dy, scale, degrees])
  }

  public func swipe(_ phase: Phase, dx: Double = 0, dy: Double = 0) {
    socket.send(gesture: 8, 30 + phase.rawValue, fingers: 3, [dx, dy, dx, dy])
  }
}
