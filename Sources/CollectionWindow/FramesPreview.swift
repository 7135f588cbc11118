import Base
import Canvas
import DocumentWindows
import Documents
import Formats
import Widgets

/// Plays the frames of pixel art.
final class FramesPreview: MovingPreview {
  private let picture: Sprite
  private var clock: FrameClock?
  private var shown: (stack: CelStack, surface: Surface)?
  private let changed: () -> Void

  /// - Parameter changed: called when another frame should be shown.
  init?(_ picture: Sprite, host: any SceneHost, changed: @escaping () -> Void) {
    guard picture.frames.count > 1 else { return nil }
    self.picture = picture
    self.changed = changed
    clock = FrameClock(
      picture.playback.round(of: 0...picture.frames.count - 1).map {
        (frame: $0, milliseconds: picture.frames[$0].milliseconds)
      }, host: host
    ) { [weak self] in self?.played($0) }
    clock?.start(at: 0)
  }

  /// Shows a frame, unless it looks like the last one.
  private func played(_ frame: Int) {
    if shown?.stack != picture.exportedStack(frame: frame) { changed() }
  }

  func stop() {
    clock?.stop()
    clock = nil
  }

  func surface(size: PixelSize) -> Surface? {
    guard let frame = clock?.frame else { return nil }
    let stack = picture.exportedStack(frame: frame)
    if let shown, shown.surface.size == size, shown.stack == stack { return shown.surface }
    let surface = try? PixelThumbnail.surface(of: stack, size: size, isTransparent: true)
    shown = surface.map { (stack, $0) }
    return surface
  }
}
