import Dispatch
import Library
import Model
import Synchronization

/// Writes one document's steps to the library, in their order, off the main thread.
///
/// A blank document gets its place in the library with its first step: one that is closed untouched
/// leaves nothing behind.
final class DocumentStore {
  /// The library has the document in this state; on the main thread.
  var stored: (CollectionItem) -> Void = { _ in }

  private let autosave: Autosave
  private let clock: Clock
  private let place: Place

  /// Where the document is kept, once it is: known to writes in the queue before the main thread hears.
  private final class Place: Sendable {
    let id: Mutex<ItemID?>
    init(_ id: ItemID?) { self.id = Mutex(id) }
  }

  /// - Parameter id: nil for a document that the library does not have yet.
  init(id: ItemID?, autosave: Autosave, clock: Clock) {
    self.autosave = autosave
    self.clock = clock
    place = Place(id)
  }

  /// Where the library keeps the document; nil until it does.
  var knownID: ItemID? { place.id.withLock { $0 } }

  /// Adds the document as it is to the library.
  func add(_ document: Document, name: String) {
    let now = clock.now()
    enqueue { library, place in
      let id = try library.add(document, name: name, at: now)
      place.id.withLock { $0 = id }
    }
  }

  /// Keeps an edit that was made with so many in effect before it.
  ///
  /// - Parameter outline: of the painting from now on.
  func record(_ edit: PaintingEdit, at position: Int, leaving outline: DocumentOutline) {
    change { library, id, now in
      try library.record(edit, in: id, at: position, leaving: outline, modifiedAt: now)
    }
  }

  /// Keeps a picture that was committed with so many in effect before it.
  ///
  /// - Parameter old: the picture before it.
  func record(_ new: PixelPicture, after old: PixelPicture, at position: Int) {
    change { library, id, now in
      try library.record(new, after: old, in: id, at: position, modifiedAt: now)
    }
  }

  /// Keeps a state of a board that was committed with so many in effect before it.
  ///
  /// - Parameter old: the state before it.
  func record(_ new: BoardStep, after old: BoardStep, at position: Int) {
    change { library, id, now in
      try library.record(new, after: old, in: id, at: position, modifiedAt: now)
    }
  }

  /// Keeps how many steps are in effect.
  func setHistoryPosition(_ position: Int, leaving outline: DocumentOutline) {
    change { library, id, now in
      try library.setHistoryPosition(position, in: id, leaving: outline, modifiedAt: now)
    }
  }

  private func change(_ write: @escaping @Sendable (Library, ItemID, Timestamp) throws -> Void) {
    let now = clock.now()
    enqueue { library, place in
      guard let id = place.id.withLock({ $0 }) else { return }
      try write(library, id, now)
    }
  }

  /// Keeps a preview of the document as it is after all writes before. It can always be drawn again.
  func storeThumbnail(_ png: [UInt8], longerSide: Int) {
    let place = place
    autosave.enqueue({ _ in }) { library in
      guard let id = place.id.withLock({ $0 }), let item = try? library.item(id) else { return }
      try? library.storeThumbnail(png, of: id, revision: item.revision, longerSide: longerSide)
    }
  }

  private func enqueue(_ write: @escaping @Sendable (Library, Place) throws -> Void) {
    let place = place
    autosave.enqueue({ try write($0, place) }) { library in
      guard let id = place.id.withLock({ $0 }), let item = try? library.item(id) else { return }
      DispatchQueue.main.async { [weak self] in self?.stored(item) }
    }
  }
}
