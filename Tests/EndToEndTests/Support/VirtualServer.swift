import Foundation

/// An X server of a test's own, on a number that it chooses itself, without a screen.
final class VirtualServer {
  let name: String
  private let child: Child

  init(screen: String, folder: TemporaryFolder) throws {
    let output = Pipe()
    child = try Child(
      "/usr/bin/env",
      [
        "Xvfb", "-displayfd", "1", "-screen", "0", "\(screen)x24", "-nolisten", "tcp", "-ac",
        "-noreset",
      ], environment: ProcessInfo.processInfo.environment, folder: folder, output: output)
    var answer = ""
    while !answer.hasSuffix("\n") {
      let bytes = output.fileHandleForReading.availableData
      guard !bytes.isEmpty else { throw Impatience(awaited: "Xvfb starts") }
      answer += String(decoding: bytes, as: UTF8.self)
    }
    name = ":" + answer.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func kill() { child.kill() }
}
