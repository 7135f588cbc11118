import Dispatch
import TestSupport
import GRDB
import Base
import Glibc
import Documents
import Synchronization
import Testing
import Texts

@testable import Storage

@Suite("Autosave")
final class AutosaveTests {
  let folder: TemporaryFolder
  let library: Library
  let id: ItemID

  init() throws {
    folder = try TemporaryFolder()
    library = try Library.open(at: folder.file("library.sqlite"))
    id = try library.add(Painting(), name: "A", at: Timestamp(milliseconds: 0))
  }

  deinit { library.close() }

  /// Hears what an autosave reports.
  private final class Reports: Sendable {
    private let all = Mutex<[Message?]>([])
    var list: [Message?] { all.withLock { $0 } }
    func add(_ report: Message?) { all.withLock { $0.append(report) } }
  }

  private func fill(_ isFull: Bool) throws {
    try #require(library.writer).inDatabase { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      try db.execute(sql: "PRAGMA max_page_count = \(isFull ? pages : 1 << 30)")
    }
  }

  private func record(_ stroke: Stroke, at position: Int, with autosave: Autosave) {
    autosave.enqueue { [id] library in
      try library.record(
        stroke, in: id, at: position, shape: .fixed(.fourToThree),
        modifiedAt: Timestamp(milliseconds: 1))
    }
  }

  @Test func `What waits for long is reported, and that nothing waits any more`() async throws {
    let (delays, delayed) = AsyncStream.makeStream(of: Bool.self)
    let autosave = Autosave(library: library) {
      delayed.yield($0)
    } reportFailure: { _ in
    }
    let gate = DispatchSemaphore(value: 0)
    var heard = delays.makeAsyncIterator()
    for _ in 0..<2 {
      autosave.enqueue { _ in gate.wait() }
      autosave.enqueue { _ in }
      #expect(await heard.next() == true)
      gate.signal()
      #expect(await heard.next() == false)
      #expect(autosave.isDrained)
    }
  }

  @Test func `Writes happen in their order and are there after a drain`() throws {
    var dice = SeededRandom(seed: 30)
    let reports = Reports()
    let autosave = Autosave(library: library) { reports.add($0) }
    let strokes = (0..<100).map { _ in dice.stroke() }
    for (position, stroke) in strokes.enumerated() { record(stroke, at: position, with: autosave) }
    #expect(autosave.drain())
    #expect(autosave.isDrained)
    #expect(try library.painting(id).painting.strokes == drawn(strokes))
    #expect(reports.list.isEmpty)
  }

  /// Holds all writes up that are enqueued from now on, until the gate is signalled.
  private func closeGate(of autosave: Autosave) -> DispatchSemaphore {
    let (gate, isClosed) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    autosave.enqueue { _ in
      isClosed.signal()
      gate.wait()
    }
    isClosed.wait()
    return gate
  }

  @MainActor
  @Test func `A change comes after all that was drawn before it, and tells what became of it`()
    async throws
  {
    let autosave = Autosave(library: library) { _ in }
    var dice = SeededRandom(seed: 31)
    let stroke = dice.stroke()
    let gate = closeGate(of: autosave)
    record(stroke, at: 0, with: autosave)
    let copied = await withCheckedContinuation { heard in
      autosave.change { [id] in
        try $0.duplicate(id, name: "Copy", at: Timestamp(milliseconds: 1))
      } reading: {
        try $0.painting($1).painting.strokes
      } finished: {
        heard.resume(returning: $0)
      }
      gate.signal()
    }
    #expect(try copied.get() == drawn([stroke]))
    let failed = await withCheckedContinuation { heard in
      autosave.change {
        try $0.rename(ItemID(1), to: "Fox")
        try $0.rename(ItemID(99), to: "Fox")
      } reading: { _, _ in
      } finished: {
        heard.resume(returning: $0)
      }
    }
    #expect(throws: LibraryError.unknownItem(ItemID(99))) { try failed.get() }
    #expect(try library.items(trashed: false).allSatisfy { $0.name != "Fox" }, "all or none")
    #expect(autosave.isDrained)
  }

  @Test(arguments: [Autosave.Urgency.stroke, .later])
  func `What was written is let go of`(_ urgency: Autosave.Urgency) {
    final class Held: Sendable {}
    let autosave = Autosave(library: library) { _ in }
    weak var weak: Held?
    func enqueue() {
      let held = Held()
      weak = held
      autosave.enqueue(urgency) { [held] _ in _ = held }
    }
    enqueue()
    #expect(autosave.drain())
    #expect(weak == nil)
  }

  @Test func `What has piled up is written in one transaction, and told when it is there`() throws {
    var dice = SeededRandom(seed: 36)
    let reports = Reports()
    let autosave = Autosave(library: library) { reports.add($0) }
    let strokes = (0..<100).map { _ in dice.stroke() }
    let gate = closeGate(of: autosave)
    let committed = Mutex<[Int]>([])
    for (position, stroke) in strokes.enumerated() {
      autosave.enqueue { [id] library in
        try library.record(
          stroke, in: id, at: position, shape: .fixed(.fourToThree),
          modifiedAt: Timestamp(milliseconds: 1))
      } committed: { [id] library in
        // Nobody sees a part of it.
        let count = (try? library.painting(id).painting.strokes.count) ?? 0
        committed.withLock { $0.append(count) }
      }
    }
    gate.signal()
    #expect(autosave.drain())
    #expect(try library.painting(id).painting.strokes == drawn(strokes))
    #expect(committed.withLock { $0 } == Array(repeating: 100, count: 100))
    #expect(reports.list.isEmpty)
  }

  @Test func `A write that can never succeed is left out of what has piled up, and alone`() throws {
    var dice = SeededRandom(seed: 37)
    let reports = Reports()
    let autosave = Autosave(library: library) { reports.add($0) }
    let strokes = (0..<10).map { _ in dice.stroke() }
    let gate = closeGate(of: autosave)
    for (position, stroke) in strokes.enumerated() {
      record(stroke, at: position, with: autosave)
      if position == 4 {
        autosave.enqueue {
          try $0.record(
            stroke, in: ItemID(9999), at: 0, shape: .ofView,
            modifiedAt: Timestamp(milliseconds: 1))
        }
      }
    }
    gate.signal()
    #expect(autosave.drain())
    #expect(try library.painting(id).painting.strokes == drawn(strokes))
    #expect(reports.list.count == 2 && reports.list[0] != nil && reports.list[1] == nil)
  }

  @Test func `On a full disk nothing is lost, and all is written in order when there is room`()
    throws
  {
    var dice = SeededRandom(seed: 31)
    let reports = Reports()
    let autosave = Autosave(library: library) { reports.add($0) }
    let strokes = (0..<20).map { _ in dice.stroke(samples: 200...300) }
    try fill(true)
    for (position, stroke) in strokes.enumerated() { record(stroke, at: position, with: autosave) }
    #expect(!autosave.drain())
    #expect(!autosave.isDrained)
    #expect(reports.list.last == LibraryError.diskFull.message)
    let kept = try library.painting(id).painting.strokes
    #expect(kept.count < strokes.count)
    #expect(kept == drawn(Array(strokes.prefix(kept.count))))
    try fill(false)
    #expect(autosave.drain())
    #expect(try library.painting(id).painting.strokes == drawn(strokes))
    #expect(reports.list.last == .some(nil))
    #expect(library.condition == .sound)
  }

  @Test(arguments: [true, false])
  func `What waited is written when asked to, or when more is drawn`(drawsMore: Bool) throws {
    var dice = SeededRandom(seed: 33)
    let autosave = Autosave(library: library) { _ in }
    var strokes = (0..<20).map { _ in dice.stroke(samples: 200...300) }
    try fill(true)
    for (position, stroke) in strokes.enumerated() { record(stroke, at: position, with: autosave) }
    let isLast = DispatchSemaphore(value: 0)
    if !drawsMore {
      autosave.enqueue { _ in
      } committed: { _ in
        isLast.signal()
      }
    }
    #expect(!autosave.drain())
    try fill(false)
    if drawsMore {
      let more = dice.stroke()
      record(more, at: strokes.count, with: autosave)
      strokes.append(more)
      autosave.enqueue { _ in
      } committed: { _ in
        isLast.signal()
      }
    } else {
      autosave.retry()
    }
    #expect(isLast.wait(timeout: .now() + 60) == .success)
    #expect(try library.painting(id).painting.strokes == drawn(strokes))
  }

  @Test func `What waits behind a full disk is written by itself once there is room`() throws {
    var dice = SeededRandom(seed: 38)
    let autosave = Autosave(library: library) { _ in }
    let strokes = (0..<20).map { _ in dice.stroke(samples: 200...300) }
    try fill(true)
    for (position, stroke) in strokes.enumerated() { record(stroke, at: position, with: autosave) }
    let isLast = DispatchSemaphore(value: 0)
    autosave.enqueue { _ in
    } committed: { _ in
      isLast.signal()
    }
    #expect(!autosave.drain())
    try fill(false)
    #expect(isLast.wait(timeout: .now() + 60) == .success)
    #expect(try library.painting(id).painting.strokes == drawn(strokes))
  }

  @Test func `Strokes go before what can wait, and a document's writes stay in their order`() throws
  {
    final class Document {}
    let (one, other) = (Document(), Document())
    let autosave = Autosave(library: library) { _ in }
    let gate = closeGate(of: autosave)
    let order = Mutex<[Int]>([])
    func enqueue(_ number: Int, _ urgency: Autosave.Urgency, of document: Document) {
      autosave.enqueue(urgency, of: ObjectIdentifier(document)) { _ in
      } committed: { _ in
        order.withLock { $0.append(number) }
      }
    }
    enqueue(1, .later, of: one)
    enqueue(2, .later, of: other)
    enqueue(3, .stroke, of: other)
    enqueue(4, .later, of: other)
    enqueue(5, .stroke, of: other)
    gate.signal()
    #expect(autosave.drain())
    #expect(order.withLock { $0 } == [2, 3, 4, 5, 1])
  }

  @Test func `A write that goes on while strokes of its document come is made once, before them`() {
    let autosave = Autosave(library: library) { _ in }
    let document = ObjectIdentifier(autosave)
    let (mayEnd, hasBegun) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let written = Mutex<[String]>([])
    autosave.enqueue(.later, of: document) { _ in
      hasBegun.signal()
      mayEnd.wait()
      written.withLock { $0.append("preview") }
    }
    hasBegun.wait()
    for name in ["first stroke", "second stroke"] {
      autosave.enqueue(of: document) { _ in written.withLock { $0.append(name) } }
    }
    mayEnd.signal()
    #expect(autosave.drain())
    #expect(written.withLock { $0 } == ["preview", "first stroke", "second stroke"])
  }

  @Test func `The log is copied into the library once nobody draws any more`() throws {
    var dice = SeededRandom(seed: 39)
    let autosave = Autosave(library: library) { _ in }
    for position in 0..<20 {
      record(dice.stroke(samples: 4000...5000), at: position, with: autosave)
    }
    #expect(autosave.drain())
    let size = LibraryFile(library.path).size
    #expect(LibraryFile(library.path + "-wal").size > 1 << 20)
    let deadline = DispatchTime.now() + 60
    while LibraryFile(library.path).size == size, .now() < deadline { usleep(10_000) }
    #expect(LibraryFile(library.path).size > size)
  }

  @Test func `Nobody's thread but its own is held up by a write`() {
    let autosave = Autosave(library: library) { _ in }
    let (mayEnd, hasEnded) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    autosave.enqueue { _ in
      mayEnd.wait()
      hasEnded.signal()
    }
    #expect(!autosave.isDrained)
    mayEnd.signal()
    #expect(hasEnded.wait(timeout: .now() + 60) == .success)
    #expect(autosave.drain())
  }

  @Test func `A write for a painting that is gone does not hold up the others`() throws {
    var dice = SeededRandom(seed: 32)
    let stroke = dice.stroke()
    let reports = Reports()
    let autosave = Autosave(library: library) { reports.add($0) }
    autosave.enqueue { library in
      try library.record(
        stroke, in: ItemID(99), at: 0, shape: .ofView, modifiedAt: Timestamp(milliseconds: 1))
    }
    record(stroke, at: 0, with: autosave)
    #expect(autosave.drain())
    #expect(try library.painting(id).painting.strokes == drawn([stroke]))
    #expect(reports.list == [LibraryError.unknownItem(ItemID(99)).message, nil])
  }
}
