import Base
import Canvas
import Documents
import Formats
import Life
import Storage
import TestSupport
import Testing

@testable import App
@testable import ApplicationTesting
@testable import CollectionWindow
@testable import DocumentWindows
@testable import LifeEditing

/// Previews, and which state of an item they show.
@Suite struct ThumbnailStoreTests {
  private let size = PixelSize(width: 64, height: 48)

  private func request(_ id: ItemID, _ revision: Int64) -> ThumbnailStore.Request {
    ThumbnailStore.Request(id: id, revision: revision, size: size)
  }

  private func surface() throws -> Surface { try Surface(size: size, format: .rgb24) }

  @Test func `A write that overtakes a preview: it is kept as what it shows, and drawn once`()
    async throws
  {
    let folder = try TemporaryFolder()
    let library = try Library.open(at: folder.file("library.sqlite"))
    defer { library.close() }
    var painting = Painting(shape: .fixed(.fourToThree))
    let id = try library.add(painting, name: "Cat", at: Timestamp(milliseconds: 1))
    painting.add(Stroke(width: 0.1, samples: [Sample(position: UnitPoint(x: 0.5, y: 0.5))]))
    try library.record(
      painting.history.edits[0], in: id, at: 0, leaving: painting.summary,
      modifiedAt: Timestamp(milliseconds: 2))
    // The collection has not heard of the stroke yet.
    let store = ThumbnailStore(library: library)
    let old = request(id, 1)
    var count = 0
    store.made.listen(store) { _ in count += 1 }
    #expect(store.surface(for: old) == nil)
    while !store.isIdle || count == 0 { try await Task.sleep(for: .milliseconds(1)) }
    let shown = try #require(store.surface(for: old))
    #expect(shown.pixel(x: 32, y: 24) & 0xFF_FFFF == 0, "the stroke is seen")
    #expect(try library.thumbnail(of: id, revision: 2, longerSide: 64) != nil)
    #expect(store.surface(for: request(id, 2)) === shown)
    #expect(store.isIdle && count == 1)
  }

  @Test func `The picture of an open document, which is ahead of the library, is not replaced`()
    throws
  {
    let folder = try TemporaryFolder()
    let library = try Library.open(at: folder.file("library.sqlite"))
    defer { library.close() }
    let id = try library.add(Painting(), name: "Cat", at: Timestamp(milliseconds: 1))
    let store = ThumbnailStore(library: library)
    let (new, old) = (try surface(), try surface())
    store.expect(request(id, 3))
    #expect(store.surface(for: request(id, 1)) == nil && store.isIdle, "nobody else draws it")
    store.put(new, for: request(id, 3))
    store.put(old, for: request(id, 2))
    for revision in Int64(1)...3 { #expect(store.surface(for: request(id, revision)) === new) }
    #expect(store.isIdle && store.has(request(id, 3)) && !store.has(request(id, 4)))
    // The document is closed, and changed elsewhere.
    store.expectNothing(of: id)
    #expect(store.surface(for: request(id, 4)) === new && !store.isIdle)
  }

  @Test func `A run that is kept on its way is seen as far as it is kept`() async throws {
    let life = try LifeWindow()
    life.drag((0, 0), (2, 0))
    try await life.application.wait(until: "the library has it") { life.editor.id != nil }
    let reached = LifeWorld([(5, 5), (6, 5), (5, 6), (6, 6), (20, 20)])
    life.editor.keepSoFar(reached)
    // The application asks for the preview once the library has the cells.
    let application = life.application.application
    let thumbnails = application.thumbnails
    let id = try #require(life.editor.id)
    let size = application.previewSize(of: .life(Board(reached)))
    let wanted = try BoardThumbnail.surface(of: reached, size: size)
    try await life.application.wait(until: "it is drawn") {
      thumbnails.keptSurface(of: id).map {
        $0.size == size
          && $0.pixels(in: $0.bounds).elementsEqual(wanted.pixels(in: wanted.bounds))
      } ?? false
    }
    let shown = ThumbnailStore.Request(
      id: id, revision: life.editor.store.revision, size: size)
    #expect(thumbnails.has(shown), "it is kept under the revision that it shows")
  }
}
