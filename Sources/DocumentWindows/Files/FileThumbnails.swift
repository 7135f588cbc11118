import Base
import Canvas
import DesktopFiles
import Dispatch
import Formats
import Synchronization
import Windows

/// The thumbnails of files, made one by one on another thread for the visible files.
final class FileThumbnails {
  /// Posted when a thumbnail is ready.
  let made = Signal<Void>()
  nonisolated private struct Request: Hashable, Sendable {
    var path: String
    var changedAt: Int64
  }
  /// The thumbnails made by other programs; nil for none.
  private let cache: ThumbnailCache?
  private let queue = DispatchQueue(label: "filbert.filePictures", qos: .utility)
  private let isWanted = WantedFlag()
  /// Nil for a file without a thumbnail.
  private var known: [Request: Surface?] = [:]
  /// The waiting requests, the most recently visible last.
  private var waiting: [Request] = []
  private var running: Request?

  /// The maximum size of a file with a thumbnail, and the side of a thumbnail in pixels; the maximum numbers of known
  /// and of waiting thumbnails.
  nonisolated private static let (mostBytes, side) = (48 << 20, 72)
  private static let (mostKnown, mostWaiting) = (400, 40)

  nonisolated private final class WantedFlag: Sendable { let value = Atomic<Bool>(true) }

  init(cache: ThumbnailCache? = nil) { self.cache = cache }

  /// Uses the thumbnails of the user's desktop.
  static var ofDesktop: FileThumbnails {
    FileThumbnails(cache: ThumbnailCache(UserFolders(environment: Folder.variables)))
  }

  deinit { isWanted.value.store(false, ordering: .relaxed) }

  /// Returns the thumbnail of a file if it is known, or else requests it, with priority over earlier requests.
  func surface(of path: String, changedAt: Int64, byteCount: Int) -> Surface? {
    let request = Request(path: path, changedAt: changedAt)
    if let surface = known[request] { return surface }
    guard 1...Self.mostBytes ~= byteCount, request != running else { return nil }
    waiting.removeAll { $0 == request }
    waiting.append(request)
    if waiting.count > Self.mostWaiting { waiting.removeFirst() }
    startNext()
    return nil
  }

  private func startNext() {
    guard running == nil, let request = waiting.popLast() else { return }
    running = request
    let (isWanted, cache) = (isWanted, cache)
    queue.async {
      let surface =
        Self.kept(request, cache)
        ?? Self.make(request.path) { isWanted.value.load(ordering: .relaxed) }
      DispatchQueue.main.async { [weak self] in self?.keepThumbnail(surface, for: request) }
    }
  }

  private func keepThumbnail(_ surface: Handoff<Surface>?, for request: Request) {
    running = nil
    if known.count >= Self.mostKnown { known = [:] }
    known[request] = .some(surface?.value)
    if surface != nil { made.post(()) }
    startNext()
  }

  nonisolated private static func kept(
    _ request: Request, _ cache: ThumbnailCache?
  ) -> Handoff<Surface>? {
    guard let png = cache?.png(of: request.path, changedAt: request.changedAt),
      let surface = try? Surface(png: png)
    else { return nil }
    return Handoff(surface)
  }

  nonisolated private static func make(
    _ path: String, goesOn: () -> Bool
  ) -> Handoff<Surface>? {
    guard goesOn(),
      let bytes = try? DocumentFile(path).read(atMost: mostBytes, progress: { _ in goesOn() }),
      let read = try? DocumentImport.document(bytes, page: .first, goesOn: { _ in goesOn() }),
      let surface = try? DocumentThumbnail.surface(of: read.document, fitting: side)
    else { return nil }
    return Handoff(surface)
  }
}
