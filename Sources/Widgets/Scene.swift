public import Canvas
public import Base

/// The view tree of one window: hands events to views, keeps focus and hover, lays out and draws.
public final class Scene {
  /// What fills the window, under the popups.
  public var root: View {
    didSet {
      guard root !== oldValue else { return }
      oldValue.scene = nil
      begin(with: root)
      setNeedsLayout()
      setNeedsDisplay(bounds)
    }
  }
  public weak var host: (any SceneHost)?
  /// Device pixels for a point.
  public private(set) var scale: Double
  /// The window, in device pixels.
  public private(set) var pixelSize: PixelSize
  public var theme: Theme {
    didSet { if theme != oldValue { setNeedsDisplay(bounds) } }
  }

  /// Whether left and right are exchanged, for a language that is read from right to left: places of the scene count
  /// from the right edge of the window.
  public var isMirrored = false {
    didSet { if isMirrored != oldValue { setNeedsDisplay(bounds) } }
  }

  public internal(set) weak var focused: View?
  /// Whether the focus came by key, so that it is shown.
  public internal(set) var showsFocus = false
  weak var captured: View?
  /// What presses and moves in the place of the pointer, while keys do.
  weak var keyboardPointer: KeyboardPointer?
  /// What had the keyboard last in each part of the window.
  var lastFocus: [ObjectIdentifier: WeakView] = [:]
  var capturedButton: PointerButton?
  weak var hovered: View?
  var lastPosition: ViewPoint?
  var popups: [Popup] = []
  /// Who tells a screen reader; nil while there is none.
  public weak var accessibilityListener: (any AccessibilityListener)?
  /// What is not seen until the press that came under it ends.
  var madeWay: [View] = []
  var tooltip: Tooltip?
  var cancelTooltip: (() -> Void)?
  /// What the menus of text fields say; without, they have none.
  public var textMenuTitles: TextMenuTitles?
  /// How keys are called in the menus of text fields.
  public var keyText: (KeyBinding) -> String = { $0.description }
  /// How a number is read that is written with a point and in the digits of ASCII.
  public var numberText: (String) -> String = { $0 }
  private var needsLayout = true
  private let texts = TextCache()
  private let textures = TextureCache()
  /// Draw calls of views since the beginning; for tests that count redraws.
  public private(set) var drawnViewCount = 0

  public init(root: View, theme: Theme, scale: Double, pixelSize: PixelSize) {
    self.root = root
    self.theme = theme
    self.scale = scale
    self.pixelSize = pixelSize
    begin(with: root)
  }

  private func begin(with root: View) {
    root.scene = self
    root.frame = bounds
  }

  /// The window in points.
  public var bounds: ViewRect {
    ViewRect(
      x: 0, y: 0, width: Double(pixelSize.width) / scale,
      height: Double(pixelSize.height) / scale)
  }

  public func resize(to size: PixelSize, scale: Double) {
    guard size != pixelSize || scale != self.scale else { return }
    pixelSize = size
    self.scale = scale
    hideTooltip()
    root.frame = bounds
    placePopups()
    // Frames on whole pixels are others at another scale.
    markForLayout(root)
    setNeedsLayout()
    setNeedsDisplay(bounds)
  }

  func markForLayout(_ view: View) {
    view.needsLayout = true
    for child in view.children { markForLayout(child) }
  }

  // MARK: Layout and drawing

  func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    // A layout may change nothing that is seen, but it is made when the next frame is drawn.
    host?.setNeedsDisplay(PixelRect(x: 0, y: 0, width: 1, height: 1))
  }

  func setNeedsDisplay(_ rect: ViewRect) {
    host?.setNeedsDisplay(pixels(of: rect).intersection(PixelRect(size: pixelSize)))
  }

  public func layoutIfNeeded() {
    for _ in 0..<8 where needsLayout {
      needsLayout = false
      layout(root)
      for popup in popups { layout(popup.view) }
    }
    if let focused, !root.bounds.isEmpty, !focused.hasRoom { forget(focused) }
  }

  private func layout(_ view: View) {
    if view.needsLayout {
      view.needsLayout = false
      view.layout()
    }
    for child in view.children where !child.isHidden { layout(child) }
  }

  /// Draws everything that a rectangle of the surface shows.
  public func draw(_ damage: PixelRect, on surface: Surface) {
    layoutIfNeeded()
    let context = DrawingContext(surface)
    context.rectangle(damage)
    context.clip()
    if !root.isOpaque {
      context.setColor(theme.window)
      context.paint()
    }
    context.scale(x: scale, y: scale)
    var area = ViewRect(
      x: Double(damage.x) / scale, y: Double(damage.y) / scale,
      width: Double(damage.width) / scale, height: Double(damage.height) / scale)
    var corner = PixelPoint(x: 0, y: 0)
    if isMirrored {
      context.mirror(bounds)
      context.turnsContentBack = true
      area = area.mirrored(in: bounds)
      corner.x = Double(pixelSize.width)
    }
    draw(root, in: context, damage: area, from: corner)
    for popup in popups { draw(popup.view, in: context, damage: area, from: corner) }
    if let tooltip { draw(tooltip, in: context, damage: area, from: corner) }
  }

  /// - Parameters:
  ///   - damage: in the parent's points.
  ///   - parentOrigin: where the parent's corner lies, in device pixels.
  private func draw(
    _ view: View, in context: DrawingContext, damage: ViewRect, from parentOrigin: PixelPoint
  ) {
    let frame = view.frame
    guard !view.isHidden, frame.inset(-view.shadowReach).intersects(damage) else { return }
    drawnViewCount += 1
    let turnsBack = context.turnsContentBack && view.keepsDirection
    let direction = context.turnsContentBack ? -scale : scale
    context.saved {
      context.translate(x: frame.x, y: frame.y)
      var damage = damage.offset(by: ViewPoint(x: -frame.x, y: -frame.y))
      var origin = PixelPoint(
        x: parentOrigin.x + frame.x * direction, y: parentOrigin.y + frame.y * scale)
      if turnsBack {
        context.mirror(view.bounds)
        context.turnsContentBack = false
        damage = damage.mirrored(in: view.bounds)
        origin.x -= frame.width * scale
      }
      let pass = DrawPass(
        context: context, theme: theme, scale: scale, damage: damage, origin: origin,
        showsFocus: showsFocus && focused === view, isMirrored: context.turnsContentBack,
        texts: texts, textures: textures)
      if view.shadowReach == 0 {
        context.rectangle(view.bounds)
        context.clip()
      }
      context.saved { view.draw(pass) }
      for child in view.children {
        draw(child, in: context, damage: pass.damage, from: pass.origin)
      }
      view.drawOverlay(pass)
      if turnsBack { context.turnsContentBack = true }
    }
  }
}
