import Foundation
import Testing

@testable import CommandLine

@Suite("Pages on the command line") struct PageVerbTests {
  /// A library with a painting of two pages.
  private func shell() async throws -> Shell {
    let shell = try Shell()
    let page =
      #""aspectRatio":2,"layers":[{"id":7,"elements":[{"id":9,"width":0.1,"points":[[0,0]]}]}]"#
    let file = try shell.write(
      """
      {"format":"filbert-painting","version":2,"aspectRatio":1,
       "layers":[{"id":1,"elements":[]}],"pages":[{\(page)}]}
      """, to: "two.json")
    _ = try await shell.run("import", file)
    return shell
  }

  @Test func `A painting is shown and listed with all of them`() async throws {
    let shell = try await shell()
    #expect(try await shell.run("show", "1", "--json").output.contains("\"pages\": ["))
    #expect(try await shell.run("list", "--json").output.contains("\"strokeCount\": 1"))
  }

  @Test func `Pictures are of the first page, of another one, or of each`() async throws {
    let shell = try await shell()
    let size = ["--width", "20"]
    _ = try await shell.run(words: ["export", "1", shell.file("first.png")] + size)
    _ = try await shell.run(words: ["export", "1", shell.file("b.png"), "--page", "2"] + size)
    _ = try await shell.run(words: ["export", "1", shell.file("all.png"), "--page", "all"] + size)
    #expect(try shell.read("all.png") == shell.read("first.png"))
    #expect(try shell.read("all2.png") == shell.read("b.png"))
    #expect(!FileManager.default.fileExists(atPath: shell.file("first2.png")))
  }

  @Test func `Bad pages are refused`() async throws {
    let shell = try await shell()
    let cases: [([String], Int32, String)] = [
      (["export", "1", shell.file("a.png"), "--page", "3"], 1, "the last one is 2"),
      (["export", "1", shell.file("a.png"), "--page", "0"], 2, "--page"),
      (["export", "1", "-", "--format", "png", "--page", "all"], 2, "--page all"),
    ]
    for (words, status, message) in cases {
      let errors = try await shell.run(words: words, exits: status).errors
      #expect(errors.contains(message), "\(errors)")
    }
  }
}
