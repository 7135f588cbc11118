import Base
import Canvas
public import Texts
public import Widgets

/// The bar at the bottom of a replay: playback, position and speed.
public final class ReplayBar: View {
  /// Plays or pauses.
  public let playButton: Button
  /// The position, from 0 to 1.
  public let slider: Slider
  /// Opens the menu of speeds, and shows the present one.
  public let speedButton: Button
  /// Exports the replay as an animation.
  public let exportButton: Button
  /// Ends the replay.
  public let endButton: Button
  private let time = Label("", style: .secondary, alignment: .center)
  private let texts: ReplayTexts

  /// Creates a bar at the beginning of a replay, without actions.
  public init(texts: ReplayTexts) {
    self.texts = texts
    playButton = Button(
      icon: .play, style: .primary, name: texts.play, tooltip: texts.playTip)
    slider = Slider(name: texts.moment, range: 0...1, value: 0, step: 0.001)
    speedButton = Button(
      title: texts.speed(1), style: .flat, name: texts.speed, tooltip: texts.speed,
      opensMenu: true)
    exportButton = Button(title: texts.export, style: .flat)
    endButton = Button(title: texts.end, style: .flat, tooltip: texts.endTip)
    super.init(Accessibility(.toolbar, name: texts.replay))
    for view in [playButton, slider, time, speedButton, exportButton, endButton] as [View] {
      add(view)
    }
  }

  /// The height of the bar, in points.
  public static let height = 52.0

  public override var isOpaque: Bool { true }

  /// Whether the button pauses instead of playing.
  public var isPlaying = false {
    didSet {
      guard isPlaying != oldValue else { return }
      playButton.icon = isPlaying ? .pause : .play
      playButton.accessibility.name = isPlaying ? texts.pause : texts.play
    }
  }

  /// Shows the time as text.
  public func show(time text: String) { if time.text != text { time.text = text } }

  /// Shows the speed.
  public func show(speed factor: Int) {
    speedButton.title = texts.speed(factor)
    setNeedsLayout()
  }

  public override func layout() {
    let height = 34.0
    let y = (bounds.height - height) / 2
    playButton.frame = ViewRect(x: 10, y: y, width: 44, height: height)
    var right = bounds.width - 10
    // In little space, the slider has priority, followed by the close button.
    let room = bounds.width - 64 - 120
    var used = 0.0
    for button in [endButton, exportButton, speedButton] {
      let width = min(150, button.preferredSize(width: 150).width)
      used += width + 4
      button.isHidden = used > room
      guard !button.isHidden else { continue }
      right -= width
      button.frame = ViewRect(x: right, y: y, width: width, height: height)
      right -= 4
    }
    let timeWidth = 96.0
    time.isHidden = right - 64 < timeWidth + 120
    if !time.isHidden {
      right -= timeWidth
      time.frame = ViewRect(x: right, y: y, width: timeWidth, height: height)
    }
    slider.frame = ViewRect(
      x: 62, y: (bounds.height - 26) / 2, width: max(0, right - 6 - 62), height: 26)
  }

  public override func draw(_ pass: RenderPass) {
    pass.context.setColor(pass.theme.panel)
    pass.context.rectangle(bounds)
    pass.context.fill()
    pass.context.setColor(pass.theme.line)
    pass.context.rectangle(ViewRect(x: 0, y: 0, width: bounds.width, height: pass.hairline))
    pass.context.fill()
  }
}
