import Canvas
import Dispatch
import Geometry
import Library
import Model
import Pictures
import Views
import Widgets

/// Plays the frames of the pixel art that the pointer rests on in the collection.
///
/// Frames are read by another thread; nothing runs while the pointer is elsewhere.
final class PreviewPlayer {
  /// Tells that the entry with a key shows another frame.
  var changed: (Int64) -> Void = { _ in }
  /// Tells the time.
  weak var host: (any SceneHost)?
  private let library: Library
  private var entry: CollectionEntry?
  private var picture: PixelPicture?
  private var clock: FrameClock?
  private var shown: (frame: Int, surface: Surface)?
  private static let queue = DispatchQueue(label: "filbert.animation", qos: .utility)

  init(library: Library) { self.library = library }

  /// The pointer is over another entry.
  func follow(_ entry: CollectionEntry?) {
    guard entry?.key != self.entry?.key || entry?.revision != self.entry?.revision else { return }
    let old = self.entry
    stop()
    if let old { changed(old.key) }
    guard let entry, entry.moves else { return }
    self.entry = entry
    let library = library
    let id = ItemID(entry.key)
    Self.queue.async { [weak self] in
      let picture = try? library.pixelArt(id).art.picture
      DispatchQueue.main.async {
        guard let self, let picture, self.entry == entry else { return }
        self.play(picture)
      }
    }
  }

  private func stop() {
    clock?.stop()
    clock = nil
    picture = nil
    shown = nil
    entry = nil
  }

  private func play(_ picture: PixelPicture) {
    guard let host, picture.frames.count > 1 else { return }
    self.picture = picture
    clock = FrameClock(
      picture.playback.round(of: 0...picture.frames.count - 1).map {
        (frame: $0, milliseconds: picture.frames[$0].milliseconds)
      }, host: host
    ) { [weak self] _ in
      guard let self, let entry = self.entry else { return }
      changed(entry.key)
    }
    clock?.start(at: 0)
  }

  /// The frame that an entry shows now; nil for one that is not played.
  func surface(for entry: CollectionEntry, size: PixelSize) -> Surface? {
    guard entry.key == self.entry?.key, let picture, let frame = clock?.frame else { return nil }
    if let shown, shown.frame == frame, shown.surface.size == size { return shown.surface }
    let surface = try? PixelThumbnail.surface(
      of: picture.frames[frame].grid, picture.palette, size: size)
    shown = surface.map { (frame, $0) }
    return surface
  }
}
