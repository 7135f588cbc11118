import Foundation
import Testing

@testable import CommandLine

@Suite("Telling cells apart on the command line")
struct IdentifyVerbTests {
  let shell: Shell

  init() throws { shell = try Shell() }

  @Test func `A gun is told with its period and what it shoots`() async throws {
    let gun = try shell.write(
      "x = 36, y = 9\n24bo$22bobo$12b2o6b2o12b2o$11bo3bo4b2o12b2o$2o8bo5bo3b2o$2o8bo3bob2o4bobo$10bo5bo7bo$11bo3bo$12b2o!",
      to: "gun.rle")
    let said = try await shell.run("identify", gun).output
    #expect(said.contains("\"kind\": \"gun\", \"period\": 30, \"shifts\": [[0, 0]]"))
    #expect(
      said.contains(
        "[{\"code\": \"xq4_153\", \"count\": 1, \"speed\": \"c/4d\", \"direction\": [1, 1]}]"))
  }

  @Test
  func `A census keeps soups with something rare in a folder or the library, and can be resumed`()
    async throws
  {
    let words = ["census", "--seed", "7", "--rarer-than", "50", "--json"]
    let folder = shell.file("kept/rare")
    let said = try await shell.run(words: words + ["--soups", "12", "--keep", folder]).output
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(!files.isEmpty && said.components(separatedBy: "\"soup\": ").count == files.count + 1)
    let file = try #require(files.sorted().first)
    let text = String(decoding: try shell.read("kept/rare/" + file), as: UTF8.self)
    #expect(text.contains("#N Soup ") && text.contains("It leaves x"))
    let number = try #require(file.dropLast(4).split(separator: "-").last)
    _ = try await shell.run(
      words: words + ["--soups", "1", "--from", String(number), "--keep", "library"])
    let listed = try await shell.run("list").output
    #expect(listed.contains("Soup \(number), seed 7: x"))
    // What was counted is said though nothing can be saved.
    let kept = ["--soups", "12", "--keep", shell.file("kept/rare/" + file)]
    let answer = try await shell.run(words: words + kept, exits: 1)
    #expect(answer.output.contains("\"soups\": 12,") && answer.errors.hasPrefix("filbert: "))
    try await shell.run("census", "--soups", "1", "--rarer-than", "9", exits: 2)
    try await shell.run("census", "--soups", "1", "--keep", folder, "--rule", "B36/S23", exits: 2)
  }
}
