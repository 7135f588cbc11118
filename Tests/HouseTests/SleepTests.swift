import Foundation
import Testing

@Suite struct SleepTests {
  /// Once one of libdispatch's global queues has run, it wakes the program every second to look after them.
  @Test func `No source uses a global queue`() throws {
    let sources = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    var count = 0
    for case let file as String in files where file.hasSuffix(".swift") {
      count += 1
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      for call in [
        "concurrentPerform", "DispatchQueue.global", "attributes: .concurrent", "Task.detached",
      ] {
        #expect(!text.contains(call), "\(file) calls \(call)")
      }
    }
    #expect(count > 100)
  }
}
