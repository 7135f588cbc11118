public import Base
public import Widgets

/// The content of a painting's window: the bar, the paper, the brush chooser docked next to or below it, and a toast at
/// the bottom.
///
/// In full screen, the paper fills the window. The bar and the chooser cover it, and slide away while a stroke is
/// drawn.
public final class PaintingScreen: View {
  public let bar: DocumentBar
  /// The view of the paper.
  public let paper: PaintView
  /// The brush chooser while it is docked.
  public var chooser: BrushChooser? {
    didSet {
      guard chooser !== oldValue else { return }
      if let oldValue { remove(oldValue) }
      if let chooser { insert(chooser, below: bar) }
    }
  }
  /// The inspector card over the paper.
  public var inspector: SelectionInspector? {
    didSet {
      guard inspector !== oldValue else { return }
      if let oldValue { remove(oldValue) }
      if let inspector { insert(inspector, below: bar) }
    }
  }
  /// The panel of a gradient, over the foot of the paper, or over its head if it would cover a handle at the foot.
  public var gradientPanel: GradientPanel? {
    didSet {
      guard gradientPanel !== oldValue else { return }
      isGradientPanelAtHead = false
      if let oldValue { remove(oldValue) }
      if let gradientPanel { insert(gradientPanel, below: bar) }
    }
  }
  private var isGradientPanelAtHead = false
  /// The minimap in the lower left corner of the paper; hidden in little space and along with the bar.
  public var minimap: PaperMinimap? {
    didSet {
      guard minimap !== oldValue else { return }
      if let oldValue { remove(oldValue) }
      if let minimap { insert(minimap, below: bar) }
    }
  }
  /// The layer panel, next to or below the paper.
  public var layers: LayerPanel? {
    didSet {
      guard layers !== oldValue else { return }
      if let oldValue { remove(oldValue) }
      if let layers { insert(layers, below: bar) }
    }
  }
  /// The panel of the user's own shapes, next to the paper on the other side than the layers, or below it.
  public var shapes: ShapePanel? {
    didSet {
      guard shapes !== oldValue else { return }
      if let oldValue { remove(oldValue) }
      if let shapes { insert(shapes, below: bar) }
    }
  }
  /// The pages, to the left of the paper and of the layers; hidden in narrow windows.
  public var pages: PagePanel? {
    didSet {
      guard pages !== oldValue else { return }
      if let oldValue { remove(oldValue) }
      if let pages { insert(pages, below: bar) }
      setNeedsLayout()
    }
  }
  /// Whether the layer panel is to the left of the paper.
  public var hasLayersAtLeft = true {
    didSet { if hasLayersAtLeft != oldValue { setNeedsLayout() } }
  }
  /// The position of the inspector card over the paper.
  public var inspectorPosition = InspectorPosition.beside(nil) {
    didSet { if inspectorPosition != oldValue { setNeedsLayout() } }
  }
  /// The area available to the inspector card.
  private var inspectorArea = ViewRect.zero
  /// The rulers at the edges of the paper. Hidden in full screen, in little space, and while the paper is rotated.
  public var rulers: PaperRulers? {
    didSet {
      guard rulers !== oldValue else { return }
      for view in oldValue?.views ?? [] { remove(view) }
      for view in rulers?.views ?? [] { insert(view, below: bar) }
    }
  }
  /// The replay of the painting, above everything else.
  public var replay: ReplayScreen? {
    didSet {
      guard replay !== oldValue else { return }
      if let oldValue { remove(oldValue) }
      if let replay { add(replay) }
    }
  }
  /// Whether the paper fills the window.
  public var isFullScreen = false {
    didSet {
      guard isFullScreen != oldValue else { return }
      glide.reset()
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  private let glide = BarsGlide()
  private lazy var toasts = ToastHolder(self)

  /// Creates the content of a window, without a brush chooser.
  public init(bar: DocumentBar, paper: PaintView) {
    self.bar = bar
    self.paper = paper
    super.init(Accessibility(.group, name: bar.name))
    for view in [paper, bar] { add(view) }
    glide.moved = { [weak self] in self?.setNeedsLayout() }
    paper.turned.listen(self) { [unowned self] in setNeedsLayout() }
    for signal in [paper.handlesMoved, paper.placed] {
      signal.listen(self) { [unowned self] in if gradientPanel != nil { setNeedsLayout() } }
    }
    paper.drawingChanged.listen(self) { [unowned self] isDrawing in
      if isFullScreen {
        glide.update(
          isDrawing: isDrawing, host: window?.host, motion: window?.theme.motion ?? .usual)
      }
    }
  }

  public override var isOpaque: Bool { true }

  public func show(_ toast: Toast?) {
    toasts.show(toast)
  }

  public override func layout() {
    let barHeight = bar.isHidden ? 0 : min(DocumentBar.height, bounds.height)
    bar.frame = snapped(
      ViewRect(
        x: 0, y: -glide.shift * DocumentBar.height, width: bounds.width,
        height: min(DocumentBar.height, bounds.height)))
    var area = ViewRect(
      x: 0, y: barHeight, width: bounds.width, height: bounds.height - barHeight)
    if let chooser {
      let place = Self.place(of: chooser, in: area)
      if place.isBeside {
        chooser.frame = snapped(
          place.frame.offset(by: ViewPoint(x: glide.shift * place.frame.width, y: 0)))
        area.width -= place.frame.width
      } else {
        chooser.frame = snapped(
          place.frame.offset(by: ViewPoint(x: 0, y: glide.shift * place.frame.height)))
        area.height -= place.frame.height
      }
    }
    if let pages, !pages.isHidden { place(pages, in: &area) }
    if let layers, !layers.isHidden {
      place(
        layers, width: LayerPanel.width, height: LayerPanel.height, least: LayerPanel.leastHeight,
        atLeft: hasLayersAtLeft, in: &area)
    }
    if let shapes, !shapes.isHidden {
      place(
        shapes, width: ShapePanel.width, height: ShapePanel.height, least: ShapePanel.height,
        atLeft: !hasLayersAtLeft, in: &area)
    }
    if let rulers {
      let isShown = !isFullScreen && paper.turn.isNone && PaperRulers.fit(area)
      for view in rulers.views { view.isHidden = !isShown }
      if isShown { area = rulers.layout(in: area) }
    }
    paper.frame = isFullScreen ? bounds : area
    if let gradientPanel { place(gradientPanel, in: &area) }
    if let minimap {
      let (size, room) = (minimap.preferredSize, PaperMinimap.leastRoom)
      let margin = InspectorPosition.margin
      minimap.isHidden = bar.isHidden || area.width < room.width || area.height < room.height
      minimap.frame = snapped(
        ViewRect(
          x: area.x + margin, y: area.maxY - margin - size.height, width: size.width,
          height: size.height))
    }
    if let inspector {
      let margin = 2 * InspectorPosition.margin
      let room = ViewSize(
        width: max(0, area.width - margin), height: max(0, area.height - margin))
      let size = inspector.size(in: room)
      // Hide it if the panels leave too little room.
      inspector.isHidden = !inspector.fits(room)
      let corner = inspectorPosition.corner(
        of: size, in: area, keepingFree: paper.handleAreas.map(paper.rectInParent))
      inspector.frame = snapped(
        ViewRect(x: corner.x, y: corner.y, width: size.width, height: size.height))
      inspectorArea = area
    }
    replay?.frame = bounds
    toasts.place(atFootOf: bounds)
  }

  /// Whether the inspector card covers a handle.
  public var inspectorCoversHandle: Bool {
    guard let inspector, !inspector.isHidden else { return false }
    return paper.handleAreas.contains {
      !paper.rectInParent($0).intersection(inspector.frame).isEmpty
    }
  }

  /// Moves the upper left corner of the inspector card to a position in the window.
  public func putInspector(at corner: ViewPoint) {
    guard let inspector else { return }
    inspectorPosition = InspectorPosition(
      corner: corner, of: inspector.frame.size, in: inspectorArea)
  }

  /// Places the panel over the paper, and takes its place from the area of the inspector.
  private func place(_ panel: GradientPanel, in area: inout ViewRect) {
    let margin = InspectorPosition.margin
    let room = ViewSize(
      width: max(0, area.width - 2 * margin), height: max(0, area.height - 2 * margin))
    panel.isHidden = !panel.fits(room)
    guard !panel.isHidden else { return }
    let size = panel.size(in: room)
    func frame(atHead: Bool) -> ViewRect {
      ViewRect(
        x: area.midX - size.width / 2,
        y: atHead ? area.y + margin : area.maxY - margin - size.height, width: size.width,
        height: size.height)
    }
    let handles = paper.handleAreas.map(paper.rectInParent)
    func coversHandle(_ frame: ViewRect) -> Bool {
      handles.contains { !$0.intersection(frame).isEmpty }
    }
    let isBetterElsewhere =
      coversHandle(frame(atHead: isGradientPanelAtHead))
      && !coversHandle(frame(atHead: !isGradientPanelAtHead))
    if isBetterElsewhere { isGradientPanelAtHead.toggle() }
    panel.frame = snapped(frame(atHead: isGradientPanelAtHead))
    area.height -= size.height + margin
    if isGradientPanelAtHead { area.y += size.height + margin }
  }

  private func place(_ pages: PagePanel, in area: inout ViewRect) {
    let width = area.width >= 3 * PagePanel.width ? PagePanel.width : 0
    pages.frame = snapped(
      ViewRect(
        x: area.x - glide.shift * width, y: area.y, width: width, height: area.height))
    area.x += width
    area.width -= width
  }

  /// Places a panel next to the paper if at least twice its width remains, otherwise below it.
  ///
  /// - Parameters:
  ///   - height: the height below the paper.
  ///   - least: the least height there, if the brush chooser takes most of the space.
  private func place(
    _ panel: View, width: Double, height: Double, least: Double, atLeft isAtLeft: Bool,
    in area: inout ViewRect
  ) {
    if area.width >= 3 * width {
      let x = isAtLeft ? area.x : area.maxX - width
      let glided = glide.shift * (isAtLeft ? -width : width)
      panel.frame = snapped(
        ViewRect(x: x + glided, y: area.y, width: width, height: area.height))
      if isAtLeft { area.x += width }
      area.width -= width
    } else {
      let least = min(least, (area.height * 0.6).rounded())
      let height = max(least, min(height, (area.height * 0.45).rounded()))
      panel.frame = snapped(
        ViewRect(
          x: area.x, y: area.maxY - height + glide.shift * height, width: area.width,
          height: height))
      area.height -= height
    }
  }

  /// Returns the place of the chooser: next to the paper in landscape format, below it in portrait format or if its
  /// width would be too small.
  private static func place(
    of chooser: BrushChooser, in area: ViewRect
  ) -> (frame: ViewRect, isBeside: Bool) {
    let width = min(BrushChooser.dockedWidth, (area.width * 0.6).rounded())
    if area.width > area.height, width >= BrushChooser.leastWidth {
      return (
        ViewRect(x: area.maxX - width, y: area.y, width: width, height: area.height), true
      )
    }
    let wanted = chooser.preferredSize(width: area.width).height
    let height = min(wanted, (area.height * 0.55).rounded())
    return (
      ViewRect(x: 0, y: area.maxY - height, width: area.width, height: height), false
    )
  }
}
