import Base
import Foundation
import Testing

@testable import CommandLine

@Suite("Wrong command lines")
struct MistakeTests {
  static let mistakes: [(words: [String], status: Int32, part: String)] = [
    (["list", "--nonsense"], 2, "--nonsense"), (["show"], 2, "id"), (["show", "abc"], 2, "abc"),
    (["new", "--aspect", "0:1"], 2, "0:1"),
    (["new", "--size", "4x3", "--aspect", "4:3"], 2, "one"),
    (["new", "--kind", "oil"], 2, "oil"), (["export", "1", "-"], 2, "--format"),
    (
      ["export", "1", "a.bmp"], 2,
      "a.bmp does not end in one of png, gif, apng, jpeg, svg, pdf, xopp, ase, json, tmx, tmj, gpl, hex, pal, act,"
        + " rle, mc, cells, lif, xpm; use"
    ),
    (["export", "1", "a.rle.gz"], 2, "a.rle.gz does not end in one of"),
    (["export", "1", "-", "--format", "bmp"], 2, "--format must be one of png, gif, apng, jpeg,"),
    (["export", "1", "a.PDF", "--transparent"], 2, "--transparent is for png, svg and xpm"),
    (
      ["export", "1", "a.svg", "--scale", "2"], 2,
      "--width and --scale are for png, jpeg, xpm, gif and apng"
    ),
    (["export", "1", "a.png", "--step", "2"], 2, "--generations and --step are for gif"),
    (["export", "1", "a.gif", "--sheet", "row"], 2, "--sheet and --sequence are for png"),
    (["export", "1", "a.png", "--width", "0"], 2, "--width"),
    (["replay", "1", "a.mp4"], 2, "a.mp4 does not end in .gif, .png, .apng or /; use --format"),
    (["replay", "1", "-"], 2, "- needs --format: gif or apng"),
    (
      ["replay", "1", "-", "--format", "png-folder"], 2,
      "a folder can't be written to standard output"
    ),
    (["replay", "1", "a.gif", "--format", "mp4"], 2, "must be one of gif, apng, png-folder"),
    (["replay", "1", "a.gif", "--seconds", "0.5"], 2, "--seconds must be 1 to 600"),
    (["replay", "1", "a.gif", "--seconds", "nan"], 2, "--seconds must be 1 to 600"),
    (["replay", "1", "a.gif", "--width", "0"], 2, "--width"),
    (["thumbnail", "a.json", "a.png", "0"], 2, "the size must be 1 to 4096 pixels, not 0"),
    (["thumbnail", "a.json", "a.png", "999999999"], 2, "the size must be 1 to 4096 pixels"),
    (["thumbnail", "a.json", "a.png", "large"], 2, "large"),
    (["thumbnail", "a.json", "a.png"], 2, "size"),
    (["thumbnail", "/nowhere/cat.json", "/tmp/none.png", "128"], 1, "cannot read"),
    (["replay", "7", "/tmp/none.gif"], 1, "library.sqlite does not exist"),
    (["new", "--kind", "life", "--size", "0x5"], 1, "1 to 16384"),
    (["new", "--kind", "pixels", "--size", "0x5"], 1, "1 to 4096"),
    (["show", "7"], 1, "library.sqlite does not exist"),
    (["rename", "7", "Cat"], 1, "library.sqlite does not exist"),
    (["rename", "7", "  "], 1, "name"),
    (["delete", "7"], 1, "library.sqlite does not exist"),
    (["restore", "7"], 1, "library.sqlite does not exist"),
    (["duplicate", "7"], 1, "library.sqlite does not exist"),
    (["tag", "7", "--add", "a"], 1, "library.sqlite does not exist"),
    (["empty-trash", "--yes"], 1, "library.sqlite does not exist"),
    (["life", "7", "--generations", "1"], 1, "library.sqlite does not exist"),
    (["exprot", "7", "a.png"], 2, "unknown command “exprot”; did you mean “export”?"),
    (["frobnicate", "7"], 2, "“frobnicate” is neither a command nor a file; see 'filbert --help'"),
    (["lst"], 2, "did you mean “list”?"), (["Show", "7"], 2, "did you mean “show”?"),
    (["empty-trsh"], 2, "did you mean “empty-trash”?"),
    (["export", "7", "/tmp/none.png"], 1, "library.sqlite does not exist"),
    (["import", "/nowhere/cat.json"], 1, "/nowhere"),
    (["import", "a.pdf", "--page", "0"], 2, "--page counts from 1"),
    (["import", "-", "--password-file", "-"], 2, "standard input can't be both"),
    (["import", "a.pdf", "--password-file", "/nowhere/word"], 1, "/nowhere/word"),
    (["import", "/nowhere/cat.bmp"], 1, "cannot read"), (["list", "--library", "/tmp"], 1, "/tmp"),
    (["empty-trash"], 1, "--yes"),
  ]

  @Test(arguments: mistakes)
  func `One line says what to do, and nothing is printed`(
    _ row: (words: [String], status: Int32, part: String)
  ) async throws {
    let outcome = try await Shell().run(words: row.words, exits: row.status)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("filbert: ") && outcome.errors.contains(row.part))
    #expect(outcome.errors.filter(\.isNewline).count == 1)
  }

  @Test func `Control characters of a name are seen, and not obeyed`() async throws {
    let shell = try Shell()
    let outcome = try await shell.run("import", "/nowhere/a\u{1B}[31m\nb\u{7F}.png", exits: 1)
    #expect(
      outcome.errors.contains(#"/nowhere/a\u{1B}[31m\nb\u{7F}.png"#), "\(outcome.errors)")
    #expect(outcome.errors.filter(\.isNewline).count == 1)
  }

  @Test func `Each file of a batch that can't be imported is named, and the others are if wanted`()
    async throws
  {
    let shell = try Shell()
    let good = try shell.write(
      "<svg viewBox='0 0 9 9'><path d='M1 1L8 8' stroke='red'/></svg>", to: "good.svg")
    let bad = try shell.write("{}", to: "bad.json")
    let missing = shell.file("missing.svg")
    var outcome = try await shell.run("import", bad, good, missing, exits: 1)
    var lines = outcome.errors.split(whereSeparator: \.isNewline)
    #expect(outcome.output == "" && lines.count == 3)
    #expect(lines[0].contains("bad.json") && lines[1].contains("missing.svg"))
    #expect(lines[2].contains("--keep-going"))
    outcome = try await shell.run("import", bad, good, missing, "--keep-going", exits: 1)
    lines = outcome.errors.split(whereSeparator: \.isNewline)
    #expect(outcome.output == "1\n" && lines.count == 2)
    #expect(try await shell.run("import", good, "--keep-going") == .init(output: "2\n", errors: ""))
  }

  @Test
  func `A file with the longest possible name is imported, and one that looks like an option`()
    async throws
  {
    let shell = try Shell()
    let drawing = "<svg viewBox='0 0 9 9'><path d='M1 1L8 8' stroke='red'/></svg>"
    let long = try shell.write(drawing, to: String(repeating: "n", count: 251) + ".svg")
    #expect(try await shell.run("import", long).output == "1\n")
    let exported = shell.file(String(repeating: "e", count: 251) + ".svg")
    #expect(try await shell.run("export", "1", exported).errors == "")
    #expect(try await shell.run("import", exported).output == "2\n")
    try shell.write(drawing, to: "-dash.svg")
    let outcome = try await shell.run(
      words: ["import", "--library", shell.file("library.sqlite"), "--", "-dash.svg"],
      in: shell.folder)
    #expect(outcome == .init(output: "3\n", errors: ""))
  }

  @Test func `A file whose name is no UTF-8 is imported and written, and its bytes are seen`()
    async throws
  {
    let shell = try Shell()
    let latin = String(fileName: Array("caf".utf8) + [0xE9])
    let drawing = DocumentFile(shell.file(latin + ".svg"))
    try drawing.replace(
      with: Array("<svg viewBox='0 0 9 9'><path d='M1 1L8 8' stroke='red'/></svg>".utf8))
    #expect(try await shell.run("import", drawing.path) == .init(output: "1\n", errors: ""))
    #expect(try await shell.run("list").output.contains(#"caf\xE9"#))
    let picture = DocumentFile(shell.file(latin + ".png"))
    #expect(try await shell.run("export", "1", picture.path).errors == "")
    #expect(DocumentFolder(shell.folder).names.contains(latin + ".png"))
    #expect(try picture.read().starts(with: [0x89, 0x50]))
    #expect(
      try await shell.run("thumbnail", picture.path, shell.file("small.png"), "32").errors == "")
    let missing = try await shell.run("import", shell.file(latin + ".gif"), exits: 1)
    #expect(missing.errors.contains(#"caf\xE9.gif"#), "\(missing.errors)")
    let library = try await shell.run(
      words: ["new", "--library", shell.file(latin + ".sqlite")], exits: 1)
    #expect(library.errors.contains(#"caf\xE9.sqlite"#) && library.errors.contains("UTF-8"))
    #expect(
      !DocumentFolder(shell.folder).names.contains {
        $0.hasSuffix(".sqlite") && $0 != "library.sqlite"
      })
  }

  @Test(
    arguments: [
      ["list"], ["list", "--json"], ["list", "--trash"], ["show", "7"],
      ["export", "7", "/tmp/none.png"],
      ["keys"], ["replay", "7", "/tmp/none.gif"], ["backup", "list"], ["backup", "restore"],
      ["life", "7", "--generations", "1"], ["tag", "7"], ["rename", "7", "Cat"], ["delete", "7"],
      ["empty-trash", "--yes"],
      ["thumbnail", "/nowhere/cat.json", "/tmp/none.png", "128"],
    ])
  func `What only reads, or changes what is there, makes no library and no folder`(
    _ words: [String]
  ) async throws {
    let shell = try Shell()
    let place = shell.file("deep/er/library.sqlite")
    let isEmpty = [["list"], ["keys"], ["backup", "list"]].contains { words.starts(with: $0) }
    let library = words == ["keys"] || words[0] == "thumbnail" ? [] : ["--library", place]
    let outcome = try await shell.run(words: words + library, exits: isEmpty ? 0 : 1)
    #expect(outcome.errors.filter(\.isNewline).count == (isEmpty ? 0 : 1))
    let left = try FileManager.default.contentsOfDirectory(atPath: shell.folder)
    #expect(left.allSatisfy { $0.hasPrefix("run-") }, "\(left)")
  }

  @Test(
    arguments: [
      ("exprot", "export"), ("expotr", "export"), ("lisst", "list"), ("improt", "import"),
      ("LIFE", "life"), ("emptytrash", "empty-trash"), ("cat", nil), ("export.json", nil),
      ("./exprot", nil), ("drawing", nil), ("", nil), ("x", nil), ("-list", nil), ("export", nil),
    ] as [(String, String?)])
  func `A mistyped verb is told from a file`(word: String, verb: String?) {
    #expect(VerbGuess(word, verbs: Verbs.names, isFile: { _ in false })?.meant == verb)
    #expect(VerbGuess(word, verbs: Verbs.names, isFile: { _ in true }) == nil)
  }

  @Test(arguments: [["--help"], ["list", "--help"], ["--version"]])
  func `Help and version are results`(_ words: [String]) async throws {
    let outcome = try await Shell().run(words: words)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.contains(words == ["--version"] ? "1.2.3" : "USAGE: filbert"))
  }
}
