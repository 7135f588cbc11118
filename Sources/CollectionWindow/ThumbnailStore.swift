public import Base
public import Canvas
import Dispatch
public import Documents
import Formats
import Platform
public import Storage
import Windows

/// The previews of the collection, cached in memory and in the library, and created in the background.
///
/// The latest request is served first, so that scrolling past a thousand pictures causes no wait.
public final class ThumbnailStore {
  /// A preview of an item in a state, at a size.
  public struct Request: Hashable, Sendable {
    var id: ItemID
    /// The revision of the item's picture.
    public var revision: Int64
    /// The size in device pixels.
    public var size: PixelSize

    /// Creates a request for the preview of an item.
    nonisolated public init(id: ItemID, revision: Int64, size: PixelSize) {
      self.id = id
      self.revision = revision
      self.size = size
    }

    /// Whether a picture for this request also answers another one: it shows the same or a later state of the item. An
    /// open document is ahead of the library.
    func answers(_ other: Request) -> Bool {
      id == other.id && size == other.size && revision >= other.revision
    }
  }

  /// Posts the id of an item whose picture is ready.
  let made = Signal<ItemID>()

  /// The maximum size of the pictures in memory, in bytes.
  static let memoryBudget = 48 << 20
  private static let longestQueue = 200

  private let library: Library
  private var kept: [ItemID: (request: Request, surface: Surface, lastUse: Int)] = [:]
  private var keptBytes = 0
  private var useCount = 0
  /// The pictures expected from open documents.
  private var expected: [ItemID: Request] = [:]
  private var requests: [Request] = []
  private var running: Set<Request> = []
  private var failed: Set<Request> = []
  /// One for each core, but at most four, as each may hold a large painting. They aren't global queues, which
  /// libdispatch would poll once a second for ever.
  private var idleQueues = (0..<min(Cores.count, 4)).map { _ in
    DispatchQueue(label: "filbert.thumbnails", qos: .utility)
  }

  /// Creates an empty cache of a library's previews.
  public init(library: Library) { self.library = library }

  /// Returns the item's picture, or an older one while the right one is being made, or nil.
  func surface(for request: Request) -> Surface? {
    useCount += 1
    kept[request.id]?.lastUse = useCount
    let found = kept[request.id]
    if found?.request.answers(request) != true { ask(for: request) }
    return found?.surface
  }

  /// Whether nothing is being made.
  var isIdle: Bool { running.isEmpty && requests.isEmpty }

  /// Whether there is such a picture, or an open document is drawing one.
  public func has(_ request: Request) -> Bool {
    kept[request.id]?.request.answers(request) == true
      || expected[request.id]?.answers(request) == true
  }

  /// Called when an open document is about to draw a picture, so that the document isn't read for it meanwhile.
  public func expect(_ request: Request) { expected[request.id] = request }

  /// Called when an open document stops drawing pictures of the item.
  public func expectNothing(of id: ItemID) { expected[id] = nil }

  /// Returns the item's picture if it is in memory. Never makes one, which would read the whole item synchronously.
  public func keptSurface(of id: ItemID) -> Surface? { kept[id]?.surface }

  /// Stores a picture, unless there is one of a later state.
  public func put(_ surface: Surface, for request: Request) {
    if expected[request.id].map(request.answers) == true { expected[request.id] = nil }
    defer { made.post(request.id) }
    if let old = kept[request.id]?.request, old.size == request.size,
      old.revision > request.revision
    {
      return
    }
    forget(request.id)
    useCount += 1
    kept[request.id] = (request, surface, useCount)
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

  private func ask(for request: Request) {
    guard !running.contains(request), !failed.contains(request),
      expected[request.id]?.answers(request) != true
    else { return }
    requests.removeAll { $0.id == request.id }
    requests.append(request)
    if requests.count > Self.longestQueue { requests.removeFirst() }
    startRequests()
  }

  private func startRequests() {
    while let queue = idleQueues.last, let request = requests.popLast() {
      idleQueues.removeLast()
      running.insert(request)
      let library = library
      queue.async {
        let made = Self.make(request, from: library)
        DispatchQueue.main.async { [weak self] in self?.finish(request, made, on: queue) }
      }
    }
  }

  private func finish(_ request: Request, _ made: Made?, on queue: DispatchQueue) {
    running.remove(request)
    idleQueues.append(queue)
    // Don't repeat requests for items that the library no longer has.
    if made?.shown.answers(request) != true { failed.insert(request) }
    if let made { put(made.surface.value, for: made.shown) }
    startRequests()
    if running.isEmpty { FreedMemory.giveBackSoon() }
  }

  /// A picture and its request: the document may have changed by the time that it is read.
  private struct Made: Sendable {
    let surface: Handoff<Surface>
    let shown: Request
  }

  /// Reads the picture from the library, or draws and stores it.
  nonisolated private static func make(_ request: Request, from library: Library) -> Made? {
    let side = request.size.longerSide
    if let png = try? library.thumbnail(
      of: request.id, revision: request.revision, longerSide: side),
      let surface = try? Surface(png: png), surface.size == request.size
    {
      return Made(surface: Handoff(surface), shown: request)
    }
    guard let read = try? library.document(request.id),
      let surface = picture(of: read.document, size: request.size)
    else { return nil }
    let shown = Request(id: request.id, revision: read.item.revision, size: request.size)
    if !library.isReadOnly, let png = try? surface.pngBytes(cores: 1) {
      // A preview that can't be stored is drawn again next time.
      try? library.storeThumbnail(png, of: shown.id, revision: shown.revision, longerSide: side)
    }
    return Made(surface: Handoff(surface), shown: shown)
  }

  nonisolated private static func picture(of document: Document, size: PixelSize) -> Surface? {
    switch document {
    case .painting(let painting):
      return try? PaintingPicture.surface(of: painting, size: size, cores: 1)
    case .pixels(let art):
      let picture = art.sprite
      return try? PixelThumbnail.surface(
        of: picture.exportedStack(frame: 0), size: size, isTransparent: true)
    case .life(let board): return try? BoardThumbnail.surface(of: board.world, size: size)
    }
  }
}
