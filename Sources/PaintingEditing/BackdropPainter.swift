import Base
import Dispatch
import Documents
import Formats
import Rendering
import Views

/// Shows the background of a painting on a paper: the colour at once, and a picture as soon as another thread has
/// decoded it.
final class BackdropPainter {
  /// Posted when a picture that had to be decoded is shown.
  let pictureCame = Signal<Void>()
  private let paper: PaintView
  private var shown = Background.white
  /// The last decoded picture.
  private var decoded: (file: [UInt8], levels: PictureMipmaps)?
  private static let queue = DispatchQueue(label: "filbert.backdrop", qos: .userInitiated)

  init(_ paper: PaintView) { self.paper = paper }

  /// Caches a decoded picture for a background that is about to use it.
  func keep(_ levels: PictureMipmaps, of file: [UInt8]) { decoded = (file, levels) }

  func show(_ background: Background) {
    shown = background
    guard let file = background.picture?.file else {
      paper.backdrop = Backdrop(background, levels: nil)
      return
    }
    if let decoded, decoded.file == file {
      paper.backdrop = Backdrop(background, levels: decoded.levels)
      return
    }
    paper.backdrop = Backdrop(background, levels: nil)
    Self.queue.async { [weak self] in
      let levels = try? PictureFile.read(file)
      DispatchQueue.main.async {
        guard let self, let levels, self.shown == background else { return }
        self.decoded = (file, levels)
        self.paper.backdrop = Backdrop(background, levels: levels)
        self.pictureCame.post(())
      }
    }
  }
}
