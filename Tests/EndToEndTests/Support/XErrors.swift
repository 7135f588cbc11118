import CXTest
import Synchronization

/// Lets a window vanish while it is looked at: Xlib's own answer to that is to end the process.
enum XErrors {
  private typealias Handler =
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<XErrorEvent>?) -> Int32

  /// The connections of tests, by their addresses.
  private static let connections = Mutex<Set<Int>>([])
  /// Whoever heard of errors before goes on hearing of those of other connections.
  private static let former = Mutex<Handler?>(nil)
  private static let installed: Void = {
    let handler = XSetErrorHandler { connection, event in
      if XErrors.isOurs(Int(bitPattern: connection)) { return 0 }
      return XErrors.former.withLock { $0 }?(connection, event) ?? 0
    }
    former.withLock { $0 = handler }
    // Without a server there is nothing more to see, which is no reason to end.
    XSetIOErrorHandler { _ in 0 }
  }()

  static func ignore(on connection: OpaquePointer) {
    let address = Int(bitPattern: connection)
    connections.withLock { _ = $0.insert(address) }
    _ = installed
    XSetIOErrorExitHandler(connection, { _, _ in }, nil)
  }

  private static func isOurs(_ address: Int) -> Bool {
    connections.withLock { $0.contains(address) }
  }
}
