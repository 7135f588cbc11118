import Dispatch
import Library
import Model
import Synchronization

/// Writes one painting's edits to the library, in their order, off the main thread.
///
/// A blank painting gets its place in the library with its first stroke: one that is closed untouched
/// leaves nothing behind.
final class PaintingStore {
  /// The library has the painting in this state; on the main thread.
  var stored: (CollectionItem) -> Void = { _ in }

  private let autosave: Autosave
  private let clock: Clock
  private let place: Place

  /// Where the painting is kept, once it is: known to writes in the queue before the main thread hears.
  private final class Place: Sendable {
    let id: Mutex<ItemID?>
    init(_ id: ItemID?) { self.id = Mutex(id) }
  }

  /// - Parameter id: nil for a painting that the library does not have yet.
  init(id: ItemID?, autosave: Autosave, clock: Clock) {
    self.autosave = autosave
    self.clock = clock
    place = Place(id)
  }

  /// Where the library keeps the painting; nil until it does.
  var knownID: ItemID? { place.id.withLock { $0 } }

  /// Adds the painting as it is to the library.
  func add(_ painting: Painting, name: String) {
    let now = clock.now()
    enqueue { library, place in
      let id = try library.add(painting, name: name, at: now)
      place.id.withLock { $0 = id }
    }
  }

  /// Keeps an edit that was made with so many in effect before it.
  ///
  /// - Parameter outline: of the painting from now on.
  func record(_ edit: PaintingEdit, at position: Int, leaving outline: PaintingOutline) {
    let now = clock.now()
    enqueue { library, place in
      guard let id = place.id.withLock({ $0 }) else { return }
      try library.record(edit, in: id, at: position, leaving: outline, modifiedAt: now)
    }
  }

  /// Keeps how many edits are in effect.
  func setHistoryPosition(_ position: Int, leaving outline: PaintingOutline) {
    let now = clock.now()
    enqueue { library, place in
      guard let id = place.id.withLock({ $0 }) else { return }
      try library.setHistoryPosition(position, in: id, leaving: outline, modifiedAt: now)
    }
  }

  /// Keeps a preview of the painting as it is after all writes before. It can always be drawn again.
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
