import Foundation

/// Another process, started by a test and ended with it.
final class Child {
  let program: String
  private let process = Process()
  private let complaintsPath: String

  /// - Parameters:
  ///   - folder: where the standard error is kept.
  ///   - output: takes the standard output; otherwise it is thrown away.
  init(
    _ program: String, _ arguments: [String], environment: [String: String],
    folder: TemporaryFolder, output: Any = FileHandle.nullDevice
  ) throws {
    self.program = URL(fileURLWithPath: program).lastPathComponent
    complaintsPath = folder.appending("\(UUID().uuidString).err")
    _ = FileManager.default.createFile(atPath: complaintsPath, contents: nil)
    guard let complaints = FileHandle(forWritingAtPath: complaintsPath) else {
      throw POSIXError(.EIO)
    }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = complaints
    try Self.withoutBlockedSignals { try process.run() }
    try complaints.close()
  }

  /// A thread of a test run may hold back SIGTERM, and a child would inherit that.
  private static func withoutBlockedSignals(_ body: () throws -> Void) throws {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  var identifier: Int32 { process.processIdentifier }
  var isRunning: Bool { process.isRunning }

  /// The most memory that it had so far, in kilobytes.
  var greatestMemory: Int { kilobytes("VmHWM:") }
  /// The memory that it has, in kilobytes.
  var memory: Int { kilobytes("VmRSS:") }

  private func kilobytes(_ name: String) -> Int {
    let status =
      (try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }

  /// Whether it runs, or how it ended.
  var state: String {
    guard !process.isRunning else { return "runs" }
    return process.terminationReason == .exit
      ? "ended with status \(process.terminationStatus)"
      : "ended by signal \(process.terminationStatus)"
  }

  /// What it said on standard error so far.
  var complaints: String { (try? String(contentsOfFile: complaintsPath, encoding: .utf8)) ?? "" }

  func send(_ signal: Int32) {
    if process.isRunning { Foundation.kill(process.processIdentifier, signal) }
  }

  /// Ends it at once, without a chance to do anything more.
  func kill() {
    send(SIGKILL)
    process.waitUntilExit()
  }

  /// Waits for its end and gives the exit status; a signal counts as 128 and its number.
  func status(forSeconds limit: Double = 15) throws -> Int32 {
    try wait(until: "process \(identifier) ends", forSeconds: limit) { !process.isRunning }
    process.waitUntilExit()
    return process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
  }
}
