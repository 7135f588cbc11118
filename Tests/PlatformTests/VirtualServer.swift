import Foundation
import InputTesting

/// An X server of a test's own, on a number that it chooses itself, without a screen.
///
/// It ends with its last client, and so with the test run at the latest.
final class VirtualServer {
  let name: String
  /// What can be moved beside the pointer of XTEST; nil on the usual server.
  let devices: InputDevices?
  private let process = Process()
  private var others: [Process] = []

  init(
    size: String = "1280x1024", depth: Int = 24, extra: [String] = [], devices: InputDevices? = nil
  ) throws {
    self.devices = devices
    let output = Pipe()
    if let devices {
      process.executableURL = URL(fileURLWithPath: InputDevices.server)
      process.arguments = ["-displayfd", "1", "-terminate"] + devices.arguments
    } else {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
      process.arguments =
        ["-displayfd", "1", "-screen", "0", "\(size)x\(depth)", "-nolisten", "tcp", "-terminate"]
        + extra
    }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var answer = ""
    while !answer.hasSuffix("\n") {
      let bytes = output.fileHandleForReading.availableData
      if bytes.isEmpty { throw POSIXError(.ENODEV) }
      answer += String(decoding: bytes, as: UTF8.self)
    }
    name = ":" + answer.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  isolated deinit {
    for other in others { other.terminate() }
    kill()
  }

  /// Starts another client, and leaves it running as long as the server.
  func start(_ program: String, _ arguments: [String] = []) throws {
    others.append(try launch(program, arguments))
  }

  /// Runs another client to its end.
  func run(_ program: String, _ arguments: [String]) throws {
    let client = try launch(program, arguments)
    client.waitUntilExit()
    guard client.terminationStatus == 0 else { throw POSIXError(.ECHILD) }
  }

  func kill() {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private func launch(_ program: String, _ arguments: [String]) throws -> Process {
    let client = Process()
    client.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    client.arguments = [program] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = name
    client.environment = environment
    client.standardOutput = FileHandle.nullDevice
    client.standardError = FileHandle.nullDevice
    try client.run()
    return client
  }
}
