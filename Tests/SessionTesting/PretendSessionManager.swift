import Foundation

/// A session manager in a process of its own, which the tests give orders.
public final class PretendSessionManager {
  private let process = Process()
  private let orders = Pipe()
  private let words = Pipe()
  private var said: [String] = []
  private var rest = ""
  /// The address of its session.
  public private(set) var address = ""

  /// Starts a session without programs.
  public init() throws {
    process.executableURL = Bundle.main.bundleURL.appending(path: "SessionManager")
    process.standardInput = orders
    process.standardOutput = words
    try process.run()
    while said.isEmpty { listen() }
    address = said.removeFirst()
    _ = fcntl(words.fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK)
  }

  deinit { end() }

  /// Ends the manager, and not the session's programs.
  public func end() {
    guard process.isRunning else { return }
    // A thread of a test run may hold back SIGTERM, which a child inherits.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Gives an order: `save`, `end`, `go on` or `die`.
  public func order(_ order: String) throws {
    try orders.fileHandleForWriting.write(contentsOf: Data((order + "\n").utf8))
  }

  private func listen() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(words.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
    guard count > 0 else { return }
    rest += String(decoding: bytes[..<count], as: UTF8.self)
    var lines = rest.components(separatedBy: "\n")
    rest = lines.removeLast()
    said += lines
  }

  /// Whether it has said a line, while ours are read.
  public func hasSaid(_ line: String) -> Bool {
    listen()
    return said.contains(line)
  }

  /// What its client has told so far.
  public var lines: [String] { said }
}
