import Base
import Dispatch
import Documents
import Formats
import Rendering
import Views

/// Lets a paper show the background of a painting: the colour at once, a picture as soon as it is decoded, on
/// another thread.
final class BackdropPainter {
  /// Called when a picture is shown that was not decoded when it was asked for.
  let pictureCame = Signal<Void>()
  private let paper: PaintView
  private var shown = Background.white
  /// The picture that was decoded last.
  private var decoded: (file: [UInt8], levels: PictureLevels)?
  private static let queue = DispatchQueue(label: "filbert.backdrop", qos: .userInitiated)

  init(_ paper: PaintView) { self.paper = paper }

  /// Keeps a picture that is decoded already, for a background that will have it.
  func keep(_ levels: PictureLevels, of file: [UInt8]) { decoded = (file, levels) }

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
