import Base
import Documents
import Foundation
import Platform
import SingleInstance
import Storage
import Testing

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import Windows

@Suite("Documents that were open")
struct ReopeningTests {
  private let tester: ApplicationTester

  init() throws { tester = try ApplicationTester() }

  private func draw(_ kind: ItemKind) throws -> PretendWindow {
    let window = try tester.new(kind)
    window.press(200, 300).drag(to: 400, 350).drag(to: 500, 300).release()
    let title = window.title.replacingOccurrences(of: " — Filbert", with: "")
    _ = try tester.stored(title)
    return window
  }

  private func waitForTitles(_ titles: [String]) async throws {
    try await tester.wait(until: "\(titles) are open") { tester.titles == titles }
  }

  /// Two documents, of which the first one is in front.
  private func openTwo() async throws {
    let painting = try draw(.painting)
    _ = try draw(.life)
    try await tester.wait(until: "both are known") {
      tester.application.documents.allSatisfy { $0.id != nil }
    }
    painting.place(at: ScreenPoint(x: 222, y: 111))
    painting.takeKeyboard()
  }

  @Test(arguments: [ApplicationTester.Death.signal, .crash])
  func `come back after a signal and after a crash, the front one in front`(
    death: ApplicationTester.Death
  ) async throws {
    try await openTwo()
    try await tester.wait(until: "the place is noted") {
      tester.application.services.settings[.openDocuments].last?.place.corner?.x == 222
    }
    try tester.restart(after: death)
    // The collection is seen first.
    #expect(tester.titles == ["Paintings"])
    try await waitForTitles(["Paintings", "Life 1", "Painting 1"])
    #expect(try tester.window("Painting 1").corner == ScreenPoint(x: 222, y: 111))
  }

  @Test func `do not once somebody has quit`() async throws {
    try await openTwo()
    try tester.window("Painting 1").key("Ctrl+Q")
    #expect(tester.hasStopped)
    try tester.restart(after: .signal)
    #expect(tester.application.waiting.isEmpty && tester.titles == ["Paintings"])
  }

  @Test func `do not where their window was closed, or they are gone`() async throws {
    try await openTwo()
    try tester.window("Painting 1").pushCloseButton()
    try tester.restart(after: .signal)
    try await waitForTitles(["Paintings", "Life 1"])
    let id = try #require(tester.application.documents.first?.id)
    try tester.window("Life 1").takeKeyboard()
    try tester.restart(after: .signal)
    try tester.library.trash([id], at: Clock.system.now())
    #expect(tester.application.waiting.count == 1)
    try await tester.wait(until: "it was looked for") { tester.application.waiting.isEmpty }
    #expect(tester.titles == ["Paintings"])
  }

  @Test func `stay closed where the program died of them twice`() async throws {
    _ = try draw(.painting)
    // Nobody lives long enough to have survived it.
    tester.display.isTimeHeld = true
    try await tester.wait(until: "it is known") {
      tester.application.documents.first?.id != nil
    }
    for _ in 0..<2 {
      try tester.restart(after: .crash)
      try await waitForTitles(["Paintings", "Painting 1"])
    }
    try tester.restart(after: .crash)
    #expect(tester.application.waiting.isEmpty)
  }

  @Test func `come before what the start asks for`() async throws {
    try await openTwo()
    try tester.restart(after: .signal, .new(kind: "pixels"))
    try await waitForTitles(["Paintings", "Life 1", "Painting 1", "Pixel art 1"])
  }

  @Test(
    arguments: ["", ";;", "x 1x1", "1", "1 ", "99999999999999999999 960x680", "-1 960x680"])
  func `are none where what was written down makes no sense`(text: String) throws {
    tester.application.services.settings.state["open"] = text
    #expect(tester.application.services.settings[.openDocuments].isEmpty)
  }
}
