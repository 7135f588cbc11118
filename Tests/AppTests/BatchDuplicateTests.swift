import Documents
import Storage
import TestSupport
import Testing

@testable import App
@testable import CollectionWindow
@testable import Windows

@Suite("Copies of several")
struct BatchDuplicateTests {
  private let folder: TemporaryFolder
  private let library: Library

  init() throws {
    folder = try TemporaryFolder()
    library = try Library.open(at: folder.file("library.sqlite"))
    for name in ["Ant", "Bee", "Cat"] {
      try library.add(Painting(), name: name, at: Timestamp(milliseconds: 1))
    }
  }

  private var batch: BatchDuplicate {
    get throws {
      let items = try library.items(trashed: false).sorted { $0.name < $1.name }
      return BatchDuplicate(
        originals: items, names: items.map { $0.name + "!" }, time: Timestamp(milliseconds: 2))
    }
  }

  private var names: [String] {
    get throws { try library.items(trashed: false).map(\.name).sorted() }
  }

  @Test func `are made in the order of the originals`() throws {
    let copies = try batch.run(in: library, WorkProgress())
    #expect(try copies.compactMap { try library.item($0)?.name } == ["Ant!", "Bee!", "Cat!"])
    #expect(try names.count == 6)
  }

  @Test func `leave nothing when they are called off on the way`() throws {
    // Called off by what hears of the second one.
    final class Stop: Sendable {
      nonisolated(unsafe) var progress: WorkProgress?
    }
    let stop = Stop()
    let progress = WorkProgress { stop.progress?.cancel() }
    stop.progress = progress
    let batch = try batch
    #expect(throws: CancellationError.self) { try batch.run(in: library, progress) }
    #expect(try names == ["Ant", "Bee", "Cat"])
  }

  @Test func `leave nothing when one of them fails, and say which`() throws {
    let batch = try batch
    try library.remove(batch.originals[2].id)
    let failure = #expect(throws: BatchDuplicate.Failure.self) {
      try batch.run(in: library, WorkProgress())
    }
    #expect(failure?.name == "Cat")
    #expect(try names == ["Ant", "Bee"])
  }
}
