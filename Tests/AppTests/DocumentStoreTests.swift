import Base
import Dispatch
import Documents
import Foundation
import Storage
import Testing

@testable import App
@testable import DocumentWindows
@testable import Windows

/// One open document, and a library in which something happens behind its back.
@Suite("A document's place in the library")
final class DocumentStoreTests {
  private let path: String
  private let library: Library
  private let autosave: Autosave
  private var painting = Painting(shape: .fixed(.fourToThree))
  private var reasons: [LibraryError] = []

  init() throws {
    path = NSTemporaryDirectory() + "filbert-store-" + UUID().uuidString + ".sqlite"
    library = try Library.open(at: path)
    autosave = Autosave(library: library) { _ in }
  }

  deinit {
    library.close()
    for ending in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + ending)
    }
  }

  private func stroke(_ x: Double) -> Stroke {
    Stroke(width: 0.01, samples: [Sample(position: UnitPoint(x: x, y: 0.5))])
  }

  private func store(_ id: ItemID?) -> DocumentStore {
    let store = DocumentStore(id: id, autosave: autosave, clock: .system)
    store.current = { [weak self] in self.map { (.painting($0.painting), "Cat (kept)") } }
    store.movedAside = { [weak self] reason, _ in self?.reasons.append(reason) }
    return store
  }

  private func draw(_ x: Double, to store: DocumentStore) {
    let position = painting.history.position
    painting.add(stroke(x))
    store.record(painting.history.edits[position], at: position, leaving: painting.summary)
  }

  /// A painting of one stroke that is open.
  private func opened() throws -> (id: ItemID, store: DocumentStore) {
    painting.add(stroke(0.1))
    let id = try library.add(painting, name: "Cat", at: Timestamp(milliseconds: 1))
    let store = store(id)
    store.resume(at: try #require(try library.item(id)), isWhole: true)
    return (id, store)
  }

  @Test func `Steps, undos and redos follow each other in one item`() throws {
    let (id, store) = try opened()
    draw(0.2, to: store)
    painting.undo()
    store.setHistoryPosition(painting.history.position, leaving: painting.summary)
    draw(0.3, to: store)
    #expect(autosave.settle())
    #expect(try library.painting(id).painting == painting)
    #expect(reasons.isEmpty)
  }

  @Test func `A preview is kept for what it shows, and not for what was drawn before it came`()
    throws
  {
    let (id, store) = try opened()
    func kept() throws -> [UInt8]? {
      #expect(autosave.settle())
      let revision = try #require(try library.item(id)).revision
      return try library.thumbnail(of: id, revision: revision, longerSide: 64)
    }
    let late = store.keepThumbnail
    draw(0.2, to: store)
    late([1], 64)
    #expect(try kept() == nil)
    store.keepThumbnail([2], 64)
    #expect(try kept() == [2])
  }

  @Test
  func `A new one is on its way until readings of the library see it, though it has an id before`()
    throws
  {
    let store = store(nil)
    #expect(!store.isOnItsWay)
    let (begins, written, committed) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    // What comes while the first write is under way is written together.
    autosave.enqueue { _ in begins.wait() }
    draw(0.2, to: store)
    autosave.enqueue { _ in
      written.signal()
      committed.wait()
    }
    begins.signal()
    written.wait()
    #expect(store.knownID != nil && store.isOnItsWay)
    committed.signal()
    #expect(autosave.settle())
    #expect(!store.isOnItsWay)
    #expect(try library.items(trashed: false).map(\.id) == [store.knownID])
  }

  @Test func `Strokes that another program drew meanwhile stay, and ours are kept as another item`()
    throws
  {
    let (id, store) = try opened()
    draw(0.2, to: store)
    #expect(autosave.settle())
    var theirs = painting
    theirs.add(stroke(0.9))
    try library.record(
      theirs.history.edits[2], in: id, at: 2, leaving: theirs.summary,
      modifiedAt: Timestamp(milliseconds: 2))
    for x in [0.3, 0.4, 0.5] { draw(x, to: store) }
    #expect(autosave.settle())
    #expect(try library.painting(id).painting == theirs)
    let other = try #require(try library.items(trashed: false).first { $0.id != id })
    #expect(other.name == "Cat (kept)")
    #expect(try library.painting(other.id).painting == painting)
    #expect(reasons == [.changedElsewhere(id)])
    draw(0.6, to: store)
    #expect(autosave.settle())
    #expect(try library.painting(other.id).painting == painting, "later steps go there")
  }

  @Test func `What the last writes of a closed document make of its item is heard all the same`()
    throws
  {
    var heard: [Int64] = []
    func drawAndClose() {
      let store = store(nil)
      store.stored = { heard.append($0.revision) }
      for x in [0.1, 0.2] { draw(x, to: store) }
      store.end()
    }
    drawAndClose()
    #expect(autosave.settle())
    #expect(heard.last == 2)
  }

  @Test func `What is drawn on a painting that was removed for good is kept as another item`()
    throws
  {
    let (id, store) = try opened()
    try library.remove(id)
    draw(0.2, to: store)
    store.end()
    #expect(autosave.settle())
    let item = try #require(try library.items(trashed: false).first)
    #expect(try library.painting(item.id).painting == painting)
    #expect(reasons == [.unknownItem(id)])
  }

  @Test
  func `A damaged painting stays as it is; the first step makes another item of what is sound`()
    throws
  {
    let (id, store) = try opened()
    let before = try library.painting(id)
    store.resume(at: before.item, isWhole: false)
    draw(0.2, to: store)
    draw(0.3, to: store)
    #expect(autosave.settle())
    #expect(try library.painting(id) == before)
    let other = try #require(try library.items(trashed: false).first { $0.id != id })
    #expect(try library.painting(other.id).painting == painting)
    #expect(reasons.isEmpty)
  }

  @Test func `A blank painting leaves nothing behind, and its first stroke an item`() throws {
    let store = store(nil)
    store.end()
    #expect(autosave.settle())
    #expect(try library.items(trashed: false).isEmpty)
    draw(0.2, to: store)
    #expect(autosave.settle())
    #expect(try library.items(trashed: false).count == 1)
    #expect(store.knownID != nil)
  }
}
