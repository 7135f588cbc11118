import Canvas
import Base
public import Texts
public import Widgets

/// The foot of a window with pixel art: what plays the frames, and the frames.
public final class FrameBar: View {
  public let playButton: Button
  public let playbackButton: Button
  public let onionButton: Button
  public let addButton: Button
  public let strip: FrameStrip

  public init(texts: PixelTexts) {
    playButton = Button(icon: .play, style: .flat, name: texts.play)
    playbackButton = Button(
      icon: .loop, style: .flat, name: texts.playback, tooltip: texts.playbackTip)
    onionButton = Button(icon: .onion, style: .flat, name: texts.onion)
    addButton = Button(icon: .plus, style: .flat, name: texts.addFrame)
    strip = FrameStrip(name: texts.frames)
    super.init(Accessibility(.group, name: texts.frames))
    for view in [playButton, playbackButton, onionButton, addButton, strip] as [View] { add(view) }
  }

  public static let height = 96.0

  public override var isOpaque: Bool { true }

  public override var isRegion: Bool { true }

  public override func layout() {
    let side = 34.0
    for (index, button) in [playButton, playbackButton, onionButton, addButton].enumerated() {
      button.frame = ViewRect(
        x: 8 + Double(index % 2) * (side + 2), y: 12 + Double(index / 2) * (side + 4), width: side,
        height: side)
    }
    let left = 8 + 2 * (side + 2) + 6
    strip.frame = ViewRect(
      x: left, y: 1, width: max(0, bounds.width - left), height: bounds.height - 1)
  }

  public override func draw(_ pass: DrawPass) {
    pass.context.setColor(pass.theme.panel)
    pass.context.rectangle(bounds)
    pass.context.fill()
    pass.context.setColor(pass.theme.line)
    pass.context.rectangle(ViewRect(x: 0, y: 0, width: bounds.width, height: pass.hairline))
    pass.context.fill()
  }
}
