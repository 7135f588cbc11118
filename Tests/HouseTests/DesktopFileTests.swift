import Foundation
import Testing

/// What a desktop is told of the program, as `Scripts/desktop-files` writes it.
@Suite("The desktop's files")
final class DesktopFileTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private let folder = URL.temporaryDirectory.appending(path: "filbert-\(UUID().uuidString)")
  private let id: String

  init() throws {
    id = try String(contentsOf: Self.root.appending(path: "Resources/Desktop/id"), encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs a program to its end.
  ///
  /// - Returns: its exit status, and all that it printed.
  @discardableResult
  private func run(_ words: String...) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  private func make(prefix: String = "/usr", loaders: String = "") throws {
    let script = Self.root.appending(path: "Scripts/desktop-files").path
    let made = try run("GDK_PIXBUF_MODULE_FILE=\(loaders)", script, folder.path, prefix)
    #expect(made.status == 0 && made.output.isEmpty, "\(made.output)")
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  @Test func `hold before those who know the rules`() throws {
    try make()
    let desktop = try run("desktop-file-validate", path("applications/\(id).desktop"))
    #expect(desktop.status == 0 && desktop.output.isEmpty, "\(desktop.output)")
    let about = try run(
      "appstreamcli", "validate", "--no-net", "--strict", "--pedantic", "--override",
      "unknown-tag=pedantic", path("metainfo/\(id).metainfo.xml"))
    // A tag of AppStream 1.0, which Debian 12 does not know.
    let unknown = about.output.matches(of: /unknown-tag (.*)/).map { String($0.1) }
    #expect(about.status == 0 && Set(unknown).isSubset(of: ["developer"]), "\(about.output)")
    let types = try run("update-mime-database", path("mime"))
    #expect(types.status == 0 && !types.output.contains("rror"), "\(types.output)")
  }

  @Test func `go by one id, which stands in one place`() throws {
    try make()
    for name in [
      "applications/\(id).desktop", "metainfo/\(id).metainfo.xml", "thumbnailers/\(id).thumbnailer",
      "mime/packages/\(id).xml", "icons/hicolor/scalable/apps/\(id).svg",
      "icons/hicolor/symbolic/apps/\(id)-symbolic.svg",
    ] {
      #expect(FileManager.default.fileExists(atPath: path(name)), "\(name)")
      #expect(try !text(name).contains("@"), "\(name) has a place that nothing was filled into")
    }
    #expect(try text("applications/\(id).desktop").contains("\nIcon=\(id)\n"))
    let about = try text("metainfo/\(id).metainfo.xml")
    #expect(about.contains("<id>\(id)</id>") && about.contains(">\(id).desktop</launchable>"))
    let others = try run(
      "grep", "-rlF", id, "--exclude-dir=.build*", "--exclude-dir=.git", Self.root.path)
    // The program says it on the bus; another test holds that to the file.
    #expect(
      Set(others.output.split(separator: "\n").map { $0.dropFirst(Self.root.path.count) }) == [
        "/Resources/Desktop/id", "/Sources/App/Application/ApplicationID.swift",
      ])
  }

  @Test func `say what the windows are called, and what they do without one`() throws {
    try make()
    let entry = try text("applications/\(id).desktop")
    #expect(entry.contains("\nStartupWMClass=Filbert\n"))
    #expect(entry.contains("Name[zh_CN]=新建像素画"))
    for call in [
      "filbert %F", "filbert --new painting", "filbert --new pixels", "filbert --new life",
    ] {
      #expect(entry.contains("\nExec=\(call)\n"), "\(call)")
    }
  }

  /// The kinds of pictures that need a loader, each with the package that has it.
  private static var loaders: [(type: String, package: String)] {
    get throws {
      try String(contentsOf: root.appending(path: "Resources/Desktop/loaders"), encoding: .utf8)
        .split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        .map { ($0[0], $0[1]) }
    }
  }

  private func claims() throws -> Set<String> {
    let entry = try text("applications/\(id).desktop")
    let line = try #require(entry.firstMatch(of: /\nMimeType=(.*)/)?.1)
    return Set(line.split(separator: ";").map(String.init))
  }

  @Test func `claim pictures only where a loader of them is there, or comes along`() throws {
    let loaders = try Self.loaders
    let list = path("loaders.cache")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for type in loaders.map(\.type) + [""] {
      try Data("\"/usr/lib/a.so\"\n\"\(type)\" \"\"\n".utf8).write(to: URL(filePath: list))
      try make(loaders: list)
      let claims = try claims()
      #expect(claims.intersection(loaders.map(\.type)) == (type.isEmpty ? [] : [type]))
      #expect(claims.isSuperset(of: ["image/png", "image/svg+xml", "image/svg+xml-compressed"]))
    }
    let script = Self.root.appending(path: "Scripts/desktop-files").path
    for package in Set(loaders.map(\.package)) {
      try run("GDK_PIXBUF_MODULE_FILE=\(list)", script, folder.path, "/usr", package)
      let wanted = Set(loaders.filter { $0.package == package }.map(\.type))
      #expect(try claims().intersection(loaders.map(\.type)) == wanted)
    }
  }

  @Test func `claim in a package what its recommendations read`() throws {
    func source(_ path: String) throws -> String {
      try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    }
    let control = try source("Resources/Debian/control")
    let recommended = try #require(control.firstMatch(of: /\nRecommends: (.*)\n/)?.1)
      .split(separator: ", ").map(String.init)
    let known = try Set(Self.loaders.map(\.package))
    #expect(!known.isDisjoint(with: recommended))
    // The program names the same packages to whoever lacks one.
    let named = try source("Sources/Formats/Pictures/PictureLoaderPackage.swift")
      .matches(of: /package: "([^"]*)"/).map { String($0.1) }
    #expect(Set(named) == known)
  }

  @Test func `name in full a program that no search path leads to`() throws {
    try make(prefix: "/opt/a b")
    let entry = try text("applications/\(id).desktop")
    #expect(entry.contains("\nExec=\"/opt/a b/bin/filbert\" %F\n"))
    #expect(entry.contains("\nTryExec=/opt/a b/bin/filbert\n"))
    #expect(
      try text("thumbnailers/\(id).thumbnailer").contains(
        "\nExec=\"/opt/a b/bin/filbert\" thumbnail -- %i %o %s\n"))
    #expect(try run("desktop-file-validate", path("applications/\(id).desktop")).status == 0)
    let refusal = try run(
      Self.root.appending(path: "Scripts/desktop-files").path, folder.path, "/opt/$x")
    #expect(refusal.status == 1 && refusal.output.contains("/opt/$x"))
  }

  @Test(arguments: [16, 22, 24, 32, 48, 64, 128, 256, 512])
  func `have an icon of every size`(side: Int) throws {
    let file = Self.root.appending(path: "Resources/Icons/\(side).png")
    let bytes = [UInt8](try Data(contentsOf: file))
    let sides = [16, 20].map { bytes[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(sides == [side, side])
  }

  @Test func `have a symbolic icon of one colour`() throws {
    let drawing = try String(
      contentsOf: Self.root.appending(path: "Resources/Icons/symbolic.svg"), encoding: .utf8)
    #expect(Set(drawing.matches(of: /#[0-9a-f]{3,6}/).map { String($0.0) }) == ["#2e3436"])
    #expect(!drawing.contains("Gradient"))
  }

  @Test(arguments: [
    ("Tests/Fuzz/Seeds/json/painting.json", "application/x-filbert-painting+json"),
    ("Tests/Fuzz/Seeds/json/pixels.json", "application/x-filbert-pixels+json"),
    ("Tests/Fuzz/Seeds/life/glider.rle", "text/x-life-rle"),
    ("Tests/Fuzz/Seeds/life/gun.mc", "text/x-life-macrocell"),
    ("Tests/Fuzz/Seeds/life/glider.cells", "text/x-life-cells"),
    ("Tests/Fuzz/Seeds/life/glider.lif", "text/x-life-list"),
  ])
  func `tell what a file is`(file: String, type: String) throws {
    try make()
    try run("update-mime-database", path("mime"))
    // Also by its content alone.
    let nameless = path("nameless")
    try FileManager.default.copyItem(atPath: Self.root.appending(path: file).path, toPath: nameless)
    for file in [Self.root.appending(path: file).path, nameless] {
      let told = try run(
        "XDG_DATA_HOME=\(folder.path)", "gio", "info", "-a", "standard::content-type", file)
      #expect(told.output.contains("content-type: \(type)\n"), "\(told.output)")
    }
  }

  @Test(arguments: [
    ("life", "x=3,y=3\nbo$2bo$3o!\n", "text/x-life-rle"),
    ("life", "x = 3, y = 3, rule = B3/S23\nbo$2bo$3o!\n", "text/x-life-rle"),
    ("life", "#C A glider\n#C of mine\nx = 3, y = 3\nbo$2bo$3o!\n", "text/x-life-rle"),
    ("script", "x=5\nprint(x)\n", "text/plain"), ("notes", "#C is hard\n", "text/plain"),
    ("picture.rle", "\u{52}\u{CC}", "image/rle"),
  ])
  func `tell Life from texts that begin alike, and from pictures that end alike`(
    name: String, text: String, type: String
  ) throws {
    try make()
    try run("update-mime-database", path("mime"))
    try Data(text.unicodeScalars.map { UInt8($0.value) }).write(
      to: URL(filePath: path(name)))
    let told = try run(
      "XDG_DATA_HOME=\(folder.path)", "gio", "info", "-a", "standard::content-type", path(name))
    #expect(told.output.contains("content-type: \(type)\n"), "\(told.output)")
  }

  @Test func `name the newest release, which is the program's version`() throws {
    let program = try String(
      contentsOf: Self.root.appending(path: "Sources/filbert/Version.swift"), encoding: .utf8)
    let about = try String(
      contentsOf: Self.root.appending(path: "Resources/Desktop/application.metainfo.xml"),
      encoding: .utf8)
    let version = try #require(program.firstMatch(of: /version = "([^"]*)"/)?.1)
    #expect(about.firstMatch(of: /<release version="([^"]*)"/)?.1 == version)
  }
}
