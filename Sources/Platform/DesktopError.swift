/// The reason for a missing display, window or event loop. The description is one line that says what to do.
public enum DesktopError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No display was named.
  case noDisplayNamed
  /// No X server answers at the named display, or it refuses the connection.
  case cannotConnect(String)
  /// The screen lacks 24-bit colour; carries its depth.
  case noTrueColor(depth: Int)
  /// The server could not create a window of this size.
  case cannotMakeWindow(width: Int, height: Int)
  /// The kernel gave no descriptor; carries its error number.
  case cannotMakeEventLoop(errno: Int32)

  public var description: String {
    switch self {
    case .noDisplayNamed:
      "no display: DISPLAY is not set; start this from a desktop session, or set DISPLAY"
    case .cannotConnect(let name):
      "no X server answers at display \(name); check DISPLAY and XAUTHORITY"
    case .noTrueColor(let depth):
      "the screen shows \(depth) bits of colour; set it to 24 bits and start again"
    case .cannotMakeWindow(let width, let height):
      "the X server makes no window of \(width) × \(height) pixels; free some of its memory"
    case .cannotMakeEventLoop(let errno):
      "no file descriptor for the event loop (error \(errno)); close some files or raise ulimit -n"
    }
  }
}
