import Foundation
import InputTesting

/// An X server of a test's own, on a number that it chooses itself, without a screen.
final class VirtualServer {
  let name: String
  private let child: Child

  /// - Parameter devices: what a test moves beside the pointer of XTEST; nil for the usual server.
  init(screen: String, devices: InputDevices? = nil, folder: TemporaryFolder) throws {
    let output = Pipe()
    let arguments =
      devices.map { [InputDevices.server] + $0.arguments }
      ?? ["Xvfb", "-screen", "0", "\(screen)x24", "-nolisten", "tcp", "-ac"]
    child = try Child(
      "/usr/bin/env", arguments + ["-displayfd", "1", "-noreset"],
      environment: ProcessInfo.processInfo.environment, folder: folder, output: output)
    var answer = ""
    while !answer.hasSuffix("\n") {
      let bytes = output.fileHandleForReading.availableData
      guard !bytes.isEmpty else { throw Impatience(awaited: "the X server starts") }
      answer += String(decoding: bytes, as: UTF8.self)
    }
    name = ":" + answer.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func kill() { child.kill() }
}
