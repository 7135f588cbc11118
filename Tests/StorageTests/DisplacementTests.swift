import Base
import Documents
import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Storage

@Suite("A library whose files are moved, deleted or replaced while it is open")
struct DisplacementTests {
  let folder: TemporaryFolder
  var path: String { folder.file("library.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  enum Mishap: CaseIterable {
    case deleted, deletedWithLog, moved, movedWithLog, withoutLog, withoutLogAndIndex

    func strike(_ path: String) throws {
      let endings: [String]
      switch self {
      case .deleted, .moved: endings = [""]
      case .deletedWithLog, .movedWithLog: endings = ["", "-wal", "-shm"]
      case .withoutLog: endings = ["-wal"]
      case .withoutLogAndIndex: endings = ["-wal", "-shm"]
      }
      for ending in endings {
        switch self {
        case .moved, .movedWithLog:
          try #require(rename(path + ending, path + ".elsewhere" + ending) == 0)
        default: try #require(unlink(path + ending) == 0)
        }
      }
    }
  }

  private func names(at path: String) throws -> [String] {
    let library = try Library.open(at: path)
    defer { library.close() }
    #expect(library.condition == .sound)
    #expect(try library.check() == nil)
    return try library.items(trashed: false).map(\.name).sorted()
  }

  private func add(_ name: String, to library: Library) throws {
    _ = try library.add(Painting(), name: name, at: Timestamp(milliseconds: 0))
  }

  private func notices(of library: Library) -> Notices {
    let notices = Notices()
    library.setNoticeHandler { notice in notices.all.withLock { $0.append(notice) } }
    return notices
  }

  private final class Notices: Sendable {
    let all = Mutex<[LibraryNotice]>([])
    var value: [LibraryNotice] { all.withLock { $0 } }
  }

  @Test(arguments: Mishap.allCases)
  func `All that it held is saved again with the next write`(_ mishap: Mishap) throws {
    let library = try Library.open(at: path, for: .showing)
    let notices = notices(of: library)
    try add("before", to: library)
    try mishap.strike(path)
    try add("after", to: library)
    #expect(try library.items(trashed: false).count == 2)
    try add("later", to: library)
    library.close()
    #expect(notices.value == [.savedAgain(path: path)])
    #expect(try names(at: path) == ["after", "before", "later"])
    #expect(try folder.contents().keys.allSatisfy { !$0.contains("rescue") })
  }

  @Test(arguments: Mishap.allCases)
  func `What nobody changes any more is saved again at the closing`(_ mishap: Mishap) throws {
    let library = try Library.open(at: path, for: .showing)
    try add("before", to: library)
    try mishap.strike(path)
    library.close()
    #expect(try names(at: path) == ["before"])
  }

  @Test
  func `Another file that took its name is left alone, and all goes on in a library beside it`()
    throws
  {
    let other = folder.file("other.sqlite")
    let second = try Library.open(at: other)
    try add("other", to: second)
    second.close()
    let library = try Library.open(at: path, for: .showing)
    let notices = notices(of: library)
    try add("before", to: library)
    #expect(rename(other, path) == 0)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    try add("after", to: library)
    #expect(library.path == path + ".aside-1")
    library.close()
    #expect(notices.value == [.keptApart(path: path + ".aside-1")])
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
    #expect(try names(at: path + ".aside-1") == ["after", "before"])
  }

  @Test(arguments: [true, false])
  func `A verb that makes a library meanwhile has its own`(isWithLog: Bool) throws {
    let library = try Library.open(at: path, for: .showing)
    try add("before", to: library)
    try (isWithLog ? Mishap.moved : .movedWithLog).strike(path)
    let verb = try Library.open(at: path)
    try add("verb", to: verb)
    try add("after", to: library)
    try add("verb 2", to: verb)
    verb.close()
    library.close()
    #expect(try names(at: library.path) == ["after", "before"])
    let found = try names(at: path)
    #expect(found == ["verb", "verb 2"] || found == ["before", "verb", "verb 2"])
  }

  @Test(arguments: Mishap.allCases)
  func `A copy that can't be opened yet is opened later, under the library's own name`(
    _ mishap: Mishap
  ) throws {
    let library = try Library.open(at: path, for: .showing)
    let notices = notices(of: library)
    try add("before", to: library)
    try mishap.strike(path)
    // No library can be opened beside a folder with the name of its index.
    unlink(path + "-shm")
    try #require(mkdir(path + "-shm", 0o755) == 0)
    #expect(throws: LibraryError.self) { try add("after", to: library) }
    #expect(throws: LibraryError.self) { try add("after", to: library) }
    try #require(rmdir(path + "-shm") == 0)
    try add("after", to: library)
    library.close()
    #expect(notices.value == [.savedAgain(path: path)])
    #expect(try names(at: path) == ["after", "before"])
    #expect(try folder.contents().keys.allSatisfy { !$0.contains("aside") })
  }

  @Test func `Many threads that write find one new place, and nothing is lost`() async throws {
    let library = try Library.open(at: path, for: .showing)
    let notices = notices(of: library)
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<8 {
        group.addTask {
          for number in 0..<10 {
            if thread == 0, number == 5 { unlink(library.path) }
            do {
              _ = try library.add(
                Painting(), name: "\(thread)-\(number)", at: Timestamp(milliseconds: 0))
            } catch {
              Issue.record(error)
            }
          }
        }
      }
    }
    library.close()
    #expect(notices.value == [.savedAgain(path: path)])
    #expect(try names(at: path).count == 80)
  }

  @Test func `A file that was cut off takes nothing more, and says so`() throws {
    let library = try Library.open(at: path, for: .showing)
    for number in 0..<30 { try add("\(number)", to: library) }
    library.checkpoint(ifLogHas: 0)
    try add("last", to: library)
    #expect(truncate(path, 8192) == 0)
    #expect {
      try add("more", to: library)
    } throws: {
      guard case LibraryError.damaged = $0 else { return false }
      return true
    }
    #expect(library.damageReport != nil)
  }

  @Test(arguments: [LibraryUse.changing, .showing])
  func `By a second name nobody writes`(_ use: LibraryUse) throws {
    let other = folder.file("other.sqlite")
    let library = try Library.open(at: path)
    try add("A", to: library)
    #expect(link(path, other) == 0)
    let second = try Library.open(at: other, for: use)
    #expect(throws: LibraryError.self) { try add("B", to: second) }
    #expect(second.isReadOnly)
    second.close()
    try add("C", to: library)
    library.close()
    unlink(other)
    #expect(try names(at: path) == ["A", "C"])
  }
}
