import Base
import Canvas
import Dispatch
import Documents
import Storage
import Views
import Widgets

/// Animates the hovered entry of the collection: the frames of pixel art, or the cells of a board.
///
/// Documents are read by another thread. Nothing runs while the pointer is elsewhere.
final class PreviewPlayer {
  /// Posts the key of an entry whose picture changes.
  let changed = Signal<Int64>()
  /// Provides timers.
  weak var host: (any SceneHost)?
  private let library: Library
  private var entry: CollectionEntry?
  private var preview: (any MovingPreview)?
  private static let queue = DispatchQueue(label: "filbert.animation", qos: .utility)

  init(library: Library) { self.library = library }

  /// Whether an entry is animated, or will be as soon as it is read.
  var isPlaying: Bool { entry != nil }

  /// Called when the pointer is over another entry.
  func hover(over entry: CollectionEntry?) {
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
    case .pixels(let art): preview = FramesPreview(art.sprite, host: host, changed: changed)
    case .life(let board): preview = BoardPreview(board.world, host: host, changed: changed)
    }
  }

  /// Returns the present picture of an entry, or nil if it isn't animated.
  func surface(for entry: CollectionEntry, size: PixelSize) -> Surface? {
    guard entry.key == self.entry?.key else { return nil }
    return preview?.surface(size: size)
  }
}

/// A small animated picture of a document, until it is stopped.
protocol MovingPreview: AnyObject {
  /// Returns the present picture, or nil for the static one.
  func surface(size: PixelSize) -> Surface?
  func stop()
}
