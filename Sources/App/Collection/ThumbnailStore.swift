import Canvas
import Base
import Platform
import Dispatch
import Storage
import Documents
import Formats

/// The previews of the collection: kept in memory, in the library, and made anew in the background.
///
/// The newest wish is served first: who scrolls past a thousand pictures does not wait for them.
final class ThumbnailStore {
  struct Wish: Hashable, Sendable {
    var id: ItemID
    var revision: Int64
    var size: PixelSize
  }

  /// A picture for an item is there.
  var made: (ItemID) -> Void = { _ in }

  /// Pictures in memory, at the most, in bytes.
  static let memoryBudget = 48 << 20
  private static let longestQueue = 200

  private let library: Library
  private var kept: [ItemID: (wish: Wish, surface: Surface, lastUse: Int)] = [:]
  private var keptBytes = 0
  private var useCount = 0
  private var wishes: [Wish] = []
  private var running: Set<Wish> = []
  private var failed: Set<Wish> = []
  /// One for each core, of four at most: each may hold a large painting. They are no global queues, which
  /// libdispatch looks after once a second for ever.
  private var idleQueues = (0..<min(Cores.count, 4)).map { _ in
    DispatchQueue(label: "filbert.thumbnails", qos: .utility)
  }

  init(library: Library) { self.library = library }

  /// The item's picture, or an older one while the right one is being made, or nil.
  func surface(for wish: Wish) -> Surface? {
    useCount += 1
    kept[wish.id]?.lastUse = useCount
    let found = kept[wish.id]
    if found?.wish != wish { ask(for: wish) }
    return found?.surface
  }

  /// Takes over a picture that somebody drew already.
  func put(_ surface: Surface, for wish: Wish) {
    forget(wish.id)
    useCount += 1
    kept[wish.id] = (wish, surface, useCount)
    keptBytes += bytes(of: surface)
    guard keptBytes > Self.memoryBudget else { return }
    let oldest = kept.sorted { $0.value.lastUse < $1.value.lastUse }
    for (id, _) in oldest.prefix(kept.count / 4 + 1) { forget(id) }
  }

  private func bytes(of surface: Surface) -> Int { surface.stride * surface.size.height }

  private func forget(_ id: ItemID) {
    guard let old = kept.removeValue(forKey: id) else { return }
    keptBytes -= bytes(of: old.surface)
  }

  private func ask(for wish: Wish) {
    guard !running.contains(wish), !failed.contains(wish) else { return }
    wishes.removeAll { $0.id == wish.id }
    wishes.append(wish)
    if wishes.count > Self.longestQueue { wishes.removeFirst() }
    begin()
  }

  private func begin() {
    while let queue = idleQueues.last, let wish = wishes.popLast() {
      idleQueues.removeLast()
      running.insert(wish)
      let library = library
      queue.async {
        let made = Self.make(wish, from: library)
        DispatchQueue.main.async { [weak self] in self?.finish(wish, made, on: queue) }
      }
    }
  }

  private func finish(_ wish: Wish, _ handoff: Handoff<Surface>?, on queue: DispatchQueue) {
    running.remove(wish)
    idleQueues.append(queue)
    if let handoff {
      put(handoff.value, for: wish)
      made(wish.id)
    } else {
      failed.insert(wish)
    }
    begin()
    if running.isEmpty { FreedMemory.giveBackSoon() }
  }

  /// Reads the picture from the library, or draws it and keeps it there.
  nonisolated private static func make(_ wish: Wish, from library: Library) -> Handoff<Surface>? {
    let side = wish.size.longerSide
    if let png = try? library.thumbnail(of: wish.id, revision: wish.revision, longerSide: side),
      let surface = try? Surface(png: png), surface.size == wish.size
    {
      return Handoff(surface)
    }
    guard let document = try? library.document(wish.id).document,
      let surface = picture(of: document, size: wish.size)
    else { return nil }
    if !library.isReadOnly, let png = try? surface.pngBytes(cores: 1) {
      // A preview that can't be kept is drawn again next time.
      try? library.storeThumbnail(png, of: wish.id, revision: wish.revision, longerSide: side)
    }
    return Handoff(surface)
  }

  nonisolated private static func picture(of document: Document, size: PixelSize) -> Surface? {
    switch document {
    case .painting(let painting):
      return try? PaintingPicture.surface(of: painting, size: size, cores: 1)
    case .pixels(let art):
      let picture = art.picture
      return try? PixelThumbnail.surface(
        of: picture.frames[0].grid, picture.palette, size: size)
    case .life(let board): return try? BoardThumbnail.surface(of: board.world, size: size)
    }
  }
}
