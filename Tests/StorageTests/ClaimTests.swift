import Foundation
import TestSupport
import Base
import Glibc
import Documents
import Testing

@testable import Storage

@Suite("One program shows a library")
struct ClaimTests {
  let folder: TemporaryFolder
  var path: String { folder.file("library.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  @Test func `While one program shows a library no other one can, by whatever name it knows it`()
    async throws
  {
    let library = try Library.open(at: path, for: .showing)
    symlink(path, folder.file("link"))
    await #expect(processExitsWith: .success) {
      [path = path as String, link = folder.file("link") as String] in
      #expect(throws: LibraryError.shownElsewhere(path: path)) {
        try Library.open(at: link, for: .showing)
      }
      // Commands work beside it.
      let beside = try Library.open(at: path)
      try beside.add(Painting(), name: "B", at: Timestamp(milliseconds: 0))
      beside.close()
      let reading = try Library.open(at: path, for: .reading)
      try #require(try reading.items(trashed: false).count == 1)
      reading.close()
    }
    #expect(try library.items(trashed: false).map(\.name) == ["B"])
    library.close()
    await #expect(processExitsWith: .success) { [path = path as String] in
      try Library.open(at: path, for: .showing).close()
    }
  }

  @Test func `The claim goes with a program that is killed`() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let library = try Library.open(at: path, for: .showing)
      try withExtendedLifetime(library) {
        try library.setSetting("a", to: "b")
        kill(getpid(), SIGKILL)
      }
    }
    let library = try Library.open(at: path, for: .showing)
    defer { library.close() }
    #expect(try library.setting("a") == "b")
  }

  @Test func `A write that builds on another state of an item throws and changes nothing`() throws {
    let library = try Library.open(at: path)
    defer { library.close() }
    let strokes = ProcessTests.strokes(95, 4)
    var painting = Painting(shape: .fixed(.fourToThree))
    painting.add(strokes[0])
    let id = try library.add(painting, name: "A", at: Timestamp(milliseconds: 0))
    func record(_ stroke: Stroke, at position: Int, on revision: Int64) throws {
      var painting = try library.painting(id).painting
      painting.add(stroke)
      try library.record(
        painting.history.edits[position], in: id, at: position, on: revision,
        leaving: painting.summary,
        modifiedAt: Timestamp(milliseconds: 1))
    }
    try record(strokes[1], at: 1, on: 1)
    // Another program that knows only one stroke draws, too.
    #expect(throws: LibraryError.changedElsewhere(id)) { try record(strokes[2], at: 1, on: 1) }
    #expect(throws: LibraryError.changedElsewhere(id)) {
      try library.setHistoryPosition(
        0, in: id, on: 1, leaving: painting.summary, modifiedAt: Timestamp(milliseconds: 2))
    }
    #expect(try library.painting(id).painting.strokes == drawn([strokes[0], strokes[1]]))
    try record(strokes[3], at: 2, on: 2)
    #expect(
      try library.painting(id).painting.strokes == drawn([strokes[0], strokes[1], strokes[3]]))
  }
}
