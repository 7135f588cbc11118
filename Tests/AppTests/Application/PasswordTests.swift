import Base
import Documents
import Formats
import Foundation
import Testing
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import CollectionWindow
@testable import Windows

/// PDF files that only a password opens.
@Suite(
  "Protected files",
  .enabled(
    if: ["qpdf", "pdftocairo"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }))
struct PasswordTests {
  private let tester: ApplicationTester

  init() throws { tester = try ApplicationTester() }

  private func withFile(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let page = try PaintingExport(as: .pdf, width: 1).bytes(of: Painting(), name: "A")
    try Data(page).write(to: URL(filePath: folder + "/a.pdf"))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/qpdf")
    process.arguments = [
      "--encrypt", "secret", "more", "256", "--", folder + "/a.pdf", folder + "/Locked.pdf",
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    try await body(folder + "/Locked.pdf")
  }

  private var dialog: FormDialog? {
    tester.application.collection?.window.scene.focused?.parent as? FormDialog
  }

  @Test func `ask for their password until it opens them`() async throws {
    let window = try tester.collection
    try await withFile { file in
      tester.application.open(files: [file]) { Issue.record("\($0)") }
      try await tester.wait(until: "it asks") { dialog != nil }
      #expect(dialog?.messageText == "“Locked.pdf” is protected by a password.")
      #expect(dialog?.confirmButton.isEnabled == false)
      window.type("guess")
      window.key("Enter")
      try await tester.wait(until: "it asks again") {
        dialog?.messageText == "The password does not open “Locked.pdf”."
      }
      window.type("secret")
      window.key("Enter")
      try await tester.wait(until: "it is open") { tester.titles.contains("Locked") }
    }
  }

  @Test func `are left alone without an answer, as one of several too`() async throws {
    let window = try tester.collection
    try await withFile { file in
      let collection = try #require(tester.application.collection)
      tester.application.open(files: [file]) { Issue.record("\($0)") }
      try await tester.wait(until: "it asks") { dialog != nil }
      window.key("Esc")
      #expect(try tester.names.isEmpty)
      collection.importFiles([file])
      try await tester.wait(until: "it asks") { dialog != nil }
      window.type("secret")
      window.key("Enter")
      try await tester.wait(until: "it is there") { try tester.names == ["Locked"] }
    }
  }
}
