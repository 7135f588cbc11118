import Base
import Canvas
import Dispatch
import Documents
import Storage
import Views
import Widgets

/// Lets what the pointer rests on in the collection move: the frames of pixel art, the cells of a board.
///
/// Documents are read by another thread; nothing runs while the pointer is elsewhere.
final class PreviewPlayer {
  /// Tells that the entry with a key shows another picture.
  let changed = Signal<Int64>()
  /// Tells the time.
  weak var host: (any SceneHost)?
  private let library: Library
  private var entry: CollectionEntry?
  private var preview: (any MovingPreview)?
  private static let queue = DispatchQueue(label: "filbert.animation", qos: .utility)

  init(library: Library) { self.library = library }

  /// Whether an entry moves, or will as soon as it is read.
  var isPlaying: Bool { entry != nil }

  /// The pointer is over another entry.
  func follow(_ entry: CollectionEntry?) {
    guard entry?.key != self.entry?.key || entry?.revision != self.entry?.revision else { return }
    let old = self.entry
    stop()
    if let old { changed.post(old.key) }
    guard let entry, entry.moves else { return }
    self.entry = entry
    let library = library
    let id = ItemID(entry.key)
    Self.queue.async { [weak self] in
      let document = try? library.document(id).document
      DispatchQueue.main.async {
        guard let self, let document, self.entry == entry else { return }
        self.play(document)
      }
    }
  }

  private func stop() {
    preview?.stop()
    preview = nil
    entry = nil
  }

  private func play(_ document: Document) {
    guard let host else { return }
    let changed: () -> Void = { [weak self] in
      guard let self, let entry else { return }
      self.changed.post(entry.key)
    }
    switch document {
    case .painting: break
    case .pixels(let art): preview = FramesPreview(art.picture, host: host, changed: changed)
    case .life(let board): preview = BoardPreview(board.world, host: host, changed: changed)
    }
  }

  /// What an entry shows now; nil for one that does not move.
  func surface(for entry: CollectionEntry, size: PixelSize) -> Surface? {
    guard entry.key == self.entry?.key else { return nil }
    return preview?.surface(size: size)
  }
}

/// A small picture of a document that moves, until it is stopped.
protocol MovingPreview: AnyObject {
  /// What is to be seen now; nil for the picture that stands still.
  func surface(size: PixelSize) -> Surface?
  func stop()
}
