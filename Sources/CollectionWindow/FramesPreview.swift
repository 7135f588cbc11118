import Base
import Canvas
import DocumentWindows
import Documents
import Formats
import Widgets

/// Plays the frames of pixel art.
final class FramesPreview: MovingPreview {
  private let picture: PixelPicture
  private var clock: FrameClock?
  private var shown: (frame: Int, surface: Surface)?

  /// - Parameter changed: called when another frame is to be seen.
  init?(_ picture: PixelPicture, host: any SceneHost, changed: @escaping () -> Void) {
    guard picture.frames.count > 1 else { return nil }
    self.picture = picture
    clock = FrameClock(
      picture.playback.round(of: 0...picture.frames.count - 1).map {
        (frame: $0, milliseconds: picture.frames[$0].milliseconds)
      }, host: host
    ) { _ in changed() }
    clock?.start(at: 0)
  }

  func stop() {
    clock?.stop()
    clock = nil
  }

  func surface(size: PixelSize) -> Surface? {
    guard let frame = clock?.frame else { return nil }
    if let shown, shown.frame == frame, shown.surface.size == size { return shown.surface }
    let surface = try? PixelThumbnail.surface(
      of: picture.stack(frame: frame), size: size, isTransparent: true)
    shown = surface.map { (frame, $0) }
    return surface
  }
}
