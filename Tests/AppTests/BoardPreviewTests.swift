import Base
import Canvas
import Life
import TestSupport
import Testing
import Widgets

@testable import ApplicationTesting
@testable import App
@testable import CollectionWindow

@Suite("The preview of a board under the pointer")
struct BoardPreviewTests {
  private let size = PixelSize(width: 120, height: 90)

  private func tester() throws -> SceneTester { try SceneTester(View()) }

  @Test func `lives, until the pointer leaves`() async throws {
    let host = try tester()
    var changes = 0
    let preview = try #require(
      BoardPreview(LifeWorld([(-1, 0), (0, 0), (1, 0)]), host: host) { changes += 1 })
    #expect(changes == 1 && preview.surface(size: size) == nil)
    var seen: Set<[UInt8]> = []
    while seen.count < 2 {
      host.letTimePass()
      try await Task.sleep(for: .milliseconds(2))
      if let surface = preview.surface(size: size) {
        seen.insert(surface.pixels(in: surface.bounds))
      }
    }
    preview.stop()
    let last = changes
    for _ in 0..<5 {
      host.letTimePass()
      try await Task.sleep(for: .milliseconds(2))
    }
    #expect(changes == last)
  }

  @Test func `stands still for an empty board and for one that takes long`() throws {
    let host = try tester()
    #expect(BoardPreview(LifeWorld(), host: host) {} == nil)
    let nodes = (4...40).map { "\($0) \($0 - 3) \($0 - 3) 0 0" }.joined(separator: "\n")
    let huge = try LifeWorld(macrocell: "[M2]\n#R B3/S23\n$.**$.**$\n\(nodes)\n")
    #expect(BoardPreview(huge, host: host) {} == nil)
  }
}
