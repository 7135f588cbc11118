import Platform
import Foundation
import Testing

@Suite("A watch on a file")
struct FileWatchTests {
  private let folder: URL
  private let heard = Heard()

  private final class Heard { var count = 0 }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "filbert-watch-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func watch(_ name: String) throws -> FileWatch {
    let heard = heard
    let watch = FileWatch(folder.appending(path: name).path) { heard.count += 1 }
    return try #require(watch)
  }

  /// Does something, and waits until the watch has told of it.
  private func expectWord(_ body: () throws -> Void) async throws {
    let before = heard.count
    try body()
    while heard.count == before { try await Task.sleep(for: .milliseconds(1)) }
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  @Test func `tells of a file that is written, replaced and deleted, and of no other`() async throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let watch = try watch("keymap")
    try await expectWord { try write("a", to: "keymap") }
    try await expectWord {
      try write("b", to: "draft")
      #expect(
        rename(folder.appending(path: "draft").path, folder.appending(path: "keymap").path) == 0)
    }
    try await expectWord {
      try FileManager.default.removeItem(at: folder.appending(path: "keymap"))
    }
    let before = heard.count
    try write("c", to: "other")
    try await expectWord { try write("d", to: "keymap") }
    #expect(heard.count == before + 1)
    withExtendedLifetime(watch) {}
  }

  @Test func `waits for a folder that is not there yet, and for one that comes again`() async throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let watch = try watch("filbert/keymap")
    let inner = folder.appending(path: "filbert")
    for _ in 0..<2 {
      try await expectWord {
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
      }
      try await expectWord { try write("a", to: "filbert/keymap") }
      try await expectWord { try FileManager.default.removeItem(at: inner) }
    }
    withExtendedLifetime(watch) {}
  }

  @Test func `waits for a file whose folders are not there yet, however many they are`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let watch = try watch("home/.config/filbert/keymap")
    for name in ["home", "home/.config", "home/.config/filbert"] {
      try await expectWord {
        try FileManager.default.createDirectory(
          at: folder.appending(path: name), withIntermediateDirectories: false)
      }
    }
    try await expectWord { try write("a", to: "home/.config/filbert/keymap") }
    withExtendedLifetime(watch) {}
  }

  @Test(arguments: [false, true])
  func `tells of a file that comes as a link`(isHard: Bool) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("a", to: "dotfile")
    let watch = try watch("keymap")
    let (from, to) = (folder.appending(path: "dotfile"), folder.appending(path: "keymap"))
    try await expectWord {
      if isHard {
        try FileManager.default.linkItem(at: from, to: to)
      } else {
        try FileManager.default.createSymbolicLink(at: to, withDestinationURL: from)
      }
    }
    withExtendedLifetime(watch) {}
  }

  @Test func `follows a link to where the file is`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["here", "there"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: false)
    }
    try write("a", to: "there/file")
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "here/keymap"),
      withDestinationURL: folder.appending(path: "there/file"))
    let watch = try watch("here/keymap")
    try await expectWord { try write("b", to: "there/file") }
    try await expectWord {
      try FileManager.default.removeItem(at: folder.appending(path: "here/keymap"))
    }
    try await expectWord { try write("c", to: "here/keymap") }
    withExtendedLifetime(watch) {}
  }
}
