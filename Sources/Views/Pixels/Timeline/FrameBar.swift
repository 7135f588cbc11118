import Canvas
import Base
public import Texts
public import Widgets

/// The bar at the bottom of a pixel art window: playback controls, the frames, and optionally the layers with their
/// cels.
public final class FrameBar: View {
  /// Plays the animation, or stops it.
  public let playButton: Button
  /// Opens the menu of orders and repetitions.
  public let playbackButton: Button
  /// Shows or hides neighbouring frames behind the current one.
  public let onionButton: Button
  /// Adds a blank frame.
  public let addButton: Button
  /// Shows or hides the layers.
  public let layersButton: Button
  /// Adds a layer above the current one.
  public let addLayerButton: Button
  /// The frames in a row.
  public let strip: FrameStrip
  /// The layers, at the left of their cels.
  public let layers: LayerList
  /// The cels of all layers and frames.
  public let cels: CelTable
  /// Whether layers and cels are shown.
  public var showsLayers = false {
    didSet {
      guard showsLayers != oldValue else { return }
      (layers.isHidden, cels.isHidden) = (!showsLayers, !showsLayers)
      layersButton.isOn = showsLayers
      setNeedsLayout()
    }
  }

  /// Creates a bar without frames and without actions.
  public init(texts: Texts) {
    let pixels = texts.pixels
    playButton = Button(icon: .play, style: .flat, name: pixels.play)
    playbackButton = Button(
      icon: .loop, style: .flat, name: pixels.playback, tooltip: pixels.playbackTip,
      opensMenu: true)
    onionButton = Button(icon: .onion, style: .flat, name: pixels.onion)
    addButton = Button(icon: .plus, style: .flat, name: pixels.addFrame)
    layersButton = Button(icon: .layers, style: .flat, name: texts.layers.layers)
    addLayerButton = Button(icon: .layerPlus, style: .flat, name: texts.layers.add)
    strip = FrameStrip(name: pixels.frames)
    layers = LayerList(texts: texts.layers, rowHeight: Self.rowHeight)
    cels = CelTable(name: pixels.cels)
    super.init(Accessibility(.group, name: pixels.frames))
    (layers.isHidden, cels.isHidden) = (true, true)
    for view in buttons as [View] + [strip, layers, cels] { add(view) }
    strip.scrolled.listen(self) { [unowned self] in cels.columnOffset = $0 }
    layers.scrolledTo.listen(self) { [unowned self] in cels.rowOffset = $0 }
    cels.scrolledRows.listen(self) { [unowned self] in layers.scroll(to: $0) }
    cels.scrolledColumns.listen(self) { [unowned self] in strip.scroll(to: $0) }
  }

  private var buttons: [Button] {
    [playButton, playbackButton, layersButton, onionButton, addButton, addLayerButton]
  }

  /// Its height without layers.
  public static let height = 96.0
  /// The height of a layer's row.
  static let rowHeight = 28.0
  /// The number of rows beyond which they scroll.
  private static let mostRows = 6

  /// Returns its preferred height in a window with a given height for it and the picture.
  public func height(within room: Double) -> Double {
    let height = Self.height + strip.heightOfMoreSections
    guard showsLayers else { return min(height, room * 0.4) }
    let rows = Double(min(max(layers.entries.count, 1), Self.mostRows))
    let all = height + rows * Self.rowHeight + 2 * LayerList.margin + Self.gap
    return min(all, max(room * 0.55, min(height, room)))
  }

  private static let gap = 8.0

  public override var isOpaque: Bool { true }

  public override var isRegion: Bool { true }

  public override func layout() {
    let side = 34.0
    for (index, button) in buttons.enumerated() {
      button.frame = ViewRect(
        x: 8 + Double(index % 3) * (side + 2), y: 10 + Double(index / 3) * (side + 4), width: side,
        height: side)
    }
    let column = 8 + 3 * (side + 2) + 6
    let left = showsLayers ? max(column, min(220, (bounds.width * 0.42).rounded())) : column
    let top = min(Self.height + strip.heightOfMoreSections, bounds.height)
    strip.frame = ViewRect(x: left, y: 1, width: max(0, bounds.width - left), height: top - 1)
    let rest = max(0, bounds.height - top - Self.gap)
    layers.frame = ViewRect(x: 8, y: top, width: left - 10, height: rest)
    cels.frame = ViewRect(x: left, y: top, width: max(0, bounds.width - left), height: rest)
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
