import SingleInstance
import Formats
import Foundation
import Glibc
import Storage
import Documents
import Testing

@Suite("Verbs of the command line")
struct VerbTests {
  let shell: Shell
  static let cat = #"""
    {"format": "filbert-painting", "version": 1, "name": "Cat", "aspectRatio": 1.5, "mood": 1.50,
     "strokes": [{"width": 0.01, "dash": [3, 3], "points": [[0.1, 0.2], [0.5, 0.9, 0.7, 120]]}]}
    """#

  init() throws { shell = try Shell() }

  @Test func `A painting's life: new, renamed, copied, deleted, restored, gone`() async throws {
    #expect(
      try await shell.run("new", "--aspect", "3:2") == .init(output: "1\n", errors: ""))
    #expect(try await shell.run("new", "--size", "300x200", "--name", " Hat ").output == "2\n")
    try await shell.run("rename", "1", "Späť")
    #expect(try await shell.run("duplicate", "1").output == "3\n")
    try await shell.run("delete", "1", "3")
    let trash = try await listed("--trash")
    #expect(Set(trash.map(\.name)) == ["Späť", "Späť copy"])
    #expect(trash.allSatisfy { $0.trashed && $0.kind == "painting" && $0.aspectRatio == 1.5 })
    try await shell.run("restore", "1")
    #expect(Set(try await listed().map(\.id)) == [1, 2])
    let refusal = try await shell.run("empty-trash", exits: 1)
    #expect(refusal.errors.contains("--yes"))
    #expect(try await listed("--trash").map(\.id) == [3])
    try await shell.run("empty-trash", "--yes")
    #expect(try await listed("--trash").isEmpty)
  }

  @Test func `What is imported is shown and exported unchanged`() async throws {
    let file = try shell.write(Self.cat, to: "cat.json")
    #expect(try await shell.run("import", file).output == "1\n")
    #expect(try await shell.run("import", "-", "--name", "Dog", input: file).output == "2\n")
    let shown = try await shell.run("show", "1", "--json").output
    let document = try PaintingDocument(json: Array(shown.utf8))
    #expect(document == (try PaintingDocument(json: Array(Self.cat.utf8))))
    try await shell.run("export", "1", shell.file("out.json"))
    #expect(try shell.read("out.json") == Array(shown.utf8))
    #expect(try await shell.run("export", "1", "-", "--format", "json").output == shown)
    #expect(Set(try await listed().map(\.name)) == ["Cat", "Dog"])
    #expect(try await listed().map(\.strokeCount) == [1, 1])
  }

  @Test func `Tags are given, listed, searched for and taken away`() async throws {
    for name in ["Cat", "Dog"] { try await shell.run("new", "--name", name) }
    try await shell.run("tag", "1", "--add", "Pets", "--add", " summer holiday ")
    try await shell.run("tag", "2", "--add", "PETS")
    #expect(try await shell.run("tag", "2").output == "Pets\n")
    #expect(try await listed("--tag", "pets").map(\.name).sorted() == ["Cat", "Dog"])
    #expect(try await listed("--tag", "pets", "--tag", "Summer Holiday").map(\.name) == ["Cat"])
    #expect(try await listed().compactMap(\.tags?.count).sorted() == [1, 2])
    try await shell.run("tag", "1", "--remove", "pets", "--add", "art")
    #expect(try await shell.run("tag", "1").output == "art\nsummer holiday\n")
    #expect(try await shell.run("show", "1").output.contains("tags: art, summer holiday\n"))
    try await shell.run("tag", "2", "--remove", "Pets")
    #expect(try await listed().compactMap(\.tags).count == 1)
  }

  @Test func `Tags go into JSON files and come back from them`() async throws {
    try await shell.run("new", "--name", "Cat")
    try await shell.run("tag", "1", "--add", "pets", "--add", "\"quoted\"")
    try await shell.run("export", "1", shell.file("cat.json"))
    #expect(try await shell.run("import", shell.file("cat.json")).output == "2\n")
    #expect(try await shell.run("tag", "2").output == "\"quoted\"\npets\n")
    #expect(try await shell.run("duplicate", "2").output == "3\n")
    #expect(try await listed("--tag", "pets").count == 3)
  }

  @Test func `Tags that are none are wrong usage, and unknown items a failure`() async throws {
    try await shell.run("new")
    try await shell.run("tag", "1", "--add", " ", exits: 2)
    try await shell.run("tag", "1", "--add", String(repeating: "x", count: 61), exits: 2)
    try await shell.run("tag", "1", "--add", "a", "--remove", "A", exits: 2)
    try await shell.run("tag", "7", "--add", "a", exits: 1)
    try await shell.run("tag", "7", exits: 1)
  }

  @Test func `What an import leaves out is said on one line of standard error`() async throws {
    let file = try shell.write(
      #"<svg viewBox="0 0 9 9"><style>@import "a";</style><foreignObject/></svg>"#,
      to: "cat.svg")
    let outcome = try await shell.run("import", file)
    #expect(outcome.output == "1\n")
    #expect(
      outcome.errors
        == "filbert: \(file) was imported without: text and style sheets.\n"
    )
    let lines = try shell.write(
      #"<svg viewBox="0 0 9 9"><path d="M0 0L5 5" stroke="red"/></svg>"#, to: "lines.svg")
    #expect(try await shell.run("import", lines) == .init(output: "2\n", errors: ""))
  }

  @Test func `A picture is as wide as asked for, and never huge by itself`() async throws {
    try await shell.run("new", "--aspect", "2:1")
    try await shell.run("new", "--aspect", "1:100")
    #expect(try await pngSize("1") == [1600, 800])
    #expect(try await pngSize("1", "--width", "300") == [300, 150])
    #expect(try await pngSize("1", "--scale", "0.5", "--transparent") == [800, 400])
    #expect(try await pngSize("2") == [160, 16000])
  }

  @Test func `A failed export leaves the old file as it was, and no draft`() async throws {
    try await shell.run("new")
    let old = try shell.write("old", to: "out.png")
    #expect(try await shell.run("export", "1", old, "--width", "9999999", exits: 1).output.isEmpty)
    #expect(try await shell.run("export", "7", old, exits: 1).output.isEmpty)
    #expect(try shell.read("out.png") == Array("old".utf8))
    #expect(chmod(old, 0o600) == 0)
    #expect(symlink("out.png", shell.file("link.png")) == 0)
    // A link is replaced; what it led to stays.
    try await shell.run("export", "1", shell.file("link.png"))
    #expect(try shell.read("out.png") == Array("old".utf8))
    #expect(try shell.read("link.png").starts(with: [0x89, 0x50]))
    var status = stat()
    #expect(lstat(shell.file("link.png"), &status) == 0 && status.st_mode & S_IFMT == S_IFREG)
    try await shell.run("export", "1", old)
    #expect(lstat(old, &status) == 0 && status.st_mode & 0o7777 == 0o600)
    let names = try FileManager.default.contentsOfDirectory(atPath: shell.folder)
    #expect(!names.contains { $0.hasPrefix(".filbert-") })
  }

  @Test func `The longest name that a file can have is exported to`() async throws {
    try await shell.run("new")
    let name = String(repeating: "x", count: 251) + ".png"
    try await shell.run("export", "1", shell.file(name))
    #expect(try shell.read(name).starts(with: [0x89, 0x50]))
  }

  @Test func `A pipe is refused at once, and read where it is standard input`() async throws {
    #expect(mkfifo(shell.file("pipe"), 0o600) == 0)
    let outcome = try await shell.run("import", shell.file("pipe"), exits: 1)
    #expect(
      outcome.errors
        == "filbert: \(shell.file("pipe")) is a pipe or a device; name a file, or - for standard input\n"
    )
    #expect(try await shell.run("import", "/dev/zero", exits: 1).errors.contains("a device"))
  }

  @Test func `One bad file keeps all from being imported`() async throws {
    let good = try shell.write(Self.cat, to: "good.json")
    let bad = try shell.write(Self.cat.replacing("0.01", with: "-1"), to: "bad.json")
    let outcome = try await shell.run("import", good, bad, exits: 1)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        filbert: \(bad): strokes[0].width: must be above 0 and at most 10
        filbert: nothing was imported; --keep-going imports the other files

        """)
    #expect(try await listed().isEmpty)
  }

  @Test func `A change reaches the program that shows the library`() async throws {
    let (requests, continuation) = AsyncStream<InstanceRequest>.makeStream()
    chmod(shell.folder, 0o700)
    let server = try LibraryServer.start(
      libraryPath: shell.file("library.sqlite"), environment: ["XDG_RUNTIME_DIR": shell.folder],
      receive: { request, _ in continuation.yield(request) })
    defer { server.stop() }
    try await shell.run("new")
    var iterator = requests.makeAsyncIterator()
    #expect(await iterator.next() == .changed)
  }

  @Test func `Backups are listed, and the newest comes back`() async throws {
    try await shell.run("new", "--name", "First")
    #expect(try await shell.run("backup", "list").output.isEmpty)
    #expect(
      try await shell.run("backup", "restore", exits: 1).errors.contains("has no backup"))
    let library = try Library.open(at: shell.file("library.sqlite"))
    let backup = try Backups(of: library.path).makeDaily(
      of: library, at: Timestamp(milliseconds: 1_795_330_800_000))
    library.close()
    try await shell.run("new", "--name", "Second")
    let list = try await shell.run("backup", "list").output
    #expect(list == "2026-11-22T07-00-00\t\(backup?.size ?? 0)\twhole\n")
    #expect(try await listed().count == 2)
    #expect(
      try await shell.run("backup", "restore").output
        == "the previous library is kept as \(shell.file("library.sqlite")).replaced-1\n")
    #expect(try await listed().map(\.name) == ["First"])
    for name in ["2026-11-22T07-00-00", "2026-11-22T07-00-00.sqlite", backup?.path ?? ""] {
      try await shell.run("new", "--name", "Later")
      try await shell.run("backup", "restore", name)
      #expect(try await listed().map(\.name) == ["First"])
    }
  }

  @Test func `Verbs that only read make no library`() async throws {
    #expect(try await listed().isEmpty)
    #expect(try await shell.run("list").output.isEmpty)
    for words in [["show", "1"], ["export", "1", shell.file("a.png")]] {
      let outcome = try await shell.run(words: words, exits: 1)
      #expect(
        outcome.errors
          == "filbert: the library \(shell.file("library.sqlite")) does not exist; choose another one with"
          + " --library\n")
    }
    #expect(
      !FileManager.default.fileExists(atPath: shell.file("library.sqlite")))
  }

  struct Listed: Decodable {
    var id: Int
    var kind: String
    var name: String
    var aspectRatio: Double
    var strokeCount: Int
    var createdAt: String
    var trashed: Bool
    var tags: [String]?
  }

  private func listed(_ options: String...) async throws -> [Listed] {
    let outcome = try await shell.run(words: ["list", "--json"] + options)
    return try JSONDecoder().decode([Listed].self, from: Data(outcome.output.utf8))
  }

  private func pngSize(_ id: String, _ options: String...) async throws -> [Int] {
    let file = shell.file("picture.png")
    let outcome = try await shell.run(words: ["export", id, file] + options)
    guard outcome == .init(output: "", errors: "") else { return [] }
    let bytes = try shell.read("picture.png")
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }
}
