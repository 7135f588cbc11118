import Base
import Documents
import Formats
import Foundation
import Storage
import Testing

@Suite("The verb replay")
struct ReplayVerbTests {
  let shell: Shell

  init() throws { shell = try Shell() }

  /// Puts a painting into the library that was drawn stroke by stroke, one of them undone.
  private func draw() throws -> Painting {
    let library = try Library.open(at: shell.file("library.sqlite"))
    defer { library.close() }
    var painting = Painting(shape: .fixed(.fourToThree))
    let id = try library.add(painting, name: "Cat", at: Timestamp(milliseconds: 0))
    for step in 0..<4 {
      let position = painting.history.position
      let x = 0.2 + 0.2 * Double(step)
      painting.add(
        Stroke(
          width: 0.02,
          samples: (0...10).map { index in
            Sample(
              position: .init(x: x, y: 0.1 + 0.08 * Double(index)),
              milliseconds: UInt32(20 * index))
          }))
      try library.record(
        painting.history.edits[position], in: id, at: position, leaving: painting.summary,
        modifiedAt: Timestamp(milliseconds: Int64(500 * step)))
    }
    painting.undo()
    try library.setHistoryPosition(
      3, in: id, leaving: painting.summary, modifiedAt: Timestamp(milliseconds: 5000))
    return painting
  }

  private func colors(_ art: Sprite) throws -> [[UInt32]] {
    art.frames.map { frame in
      frame.cels[0].grid.allCells.map { art.palette.color(of: $0)?.rgba ?? 0 }
    }
  }

  @Test(arguments: ["a.gif", "a.png", "a.APNG"])
  func `The last frame of a replay is the exported picture`(name: String) async throws {
    _ = try draw()
    let outcome = try await shell.run(
      "replay", "1", shell.file(name), "--seconds", "3", "--width", "80")
    #expect(outcome == .init(output: "", errors: ""))
    try await shell.run("export", "1", shell.file("still.apng.png"), "--width", "80")
    let bytes = try shell.read(name)
    let isGIF = name.hasSuffix(".gif")
    let art = try isGIF ? GIFFile.picture(bytes) : PNGFile.picture(bytes)
    let frames = try colors(art)
    try await shell.run(
      "import", shell.file("still.apng.png"), "--kind", "pixels", "--name", "Still")
    let library = try Library.open(at: shell.file("library.sqlite"), for: .reading)
    defer { library.close() }
    let still = try colors(library.pixelArt(ItemID(2)).art.sprite)
    #expect(frames.last == still.first)
    #expect(frames.count > 12 && art.frames.map(\.milliseconds).reduce(0, +) == 3000)
    // Ink comes and stays.
    let ink = frames.map { $0.count { $0 != 0xFFFF_FFFF } }
    #expect(ink.first == 0 && ink == ink.sorted())
  }

  @Test
  func `A folder gets a PNG for each twentieth of a second, and the last is the exported picture`()
    async throws
  {
    _ = try draw()
    try await shell.run("replay", "1", shell.file("out/"), "--seconds", "1", "--width", "50")
    try await shell.run("export", "1", shell.file("still.png"), "--width", "50")
    let names = try FileManager.default.contentsOfDirectory(atPath: shell.file("out")).sorted()
    #expect(names.count == 20 && names.last == "frame-0020.png")
    #expect(try shell.read("out/frame-0020.png") == shell.read("still.png"))
    // What is there is never mixed up with it.
    let refusal = try await shell.run("replay", "1", shell.file("out"), exits: 1)
    #expect(refusal.errors.contains("name an empty or new folder"))
    try FileManager.default.createDirectory(
      atPath: shell.file("empty"), withIntermediateDirectories: true)
    try await shell.run("replay", "1", shell.file("empty"), "--seconds", "1", "--width", "9")
    #expect(try FileManager.default.contentsOfDirectory(atPath: shell.file("empty")).count == 20)
  }

  @Test func `Standard output gets the same bytes as a file`() async throws {
    _ = try draw()
    let file = shell.file("a.bin")
    try await shell.run(
      "replay", "1", file, "--format", "gif", "--seconds", "1", "--width", "20")
    #expect(try GIFFile.isGIF(shell.read("a.bin")))
    let printed = try await shell.run(
      "replay", "1", "-", "--format", "gif", "--seconds", "1", "--width", "20")
    #expect(try printed.output == String(decoding: shell.read("a.bin"), as: UTF8.self))
  }

  @Test func `Only paintings have a replay`() async throws {
    try await shell.run("new", "--kind", "pixels")
    let refusal = try await shell.run("replay", "1", shell.file("a.gif"), exits: 1)
    #expect(refusal.errors.contains("item 1 is not a painting"))
    #expect(!FileManager.default.fileExists(atPath: shell.file("a.gif")))
  }
}
