public import Canvas
public import Base

/// The view tree of a window: dispatches events, tracks focus and hover, lays out and draws.
public final class Scene {
  /// The view that fills the window, below the popups.
  public var root: View {
    didSet {
      guard root !== oldValue else { return }
      oldValue.scene = nil
      attach(root)
      setNeedsLayout()
      setNeedsDisplay(bounds)
    }
  }
  /// The window that shows it; nil before there is one.
  public weak var host: (any SceneHost)?
  /// The number of device pixels in a point.
  public private(set) var scale: Double
  /// The size of the window, in device pixels.
  public private(set) var pixelSize: PixelSize
  /// The colours, lengths and fonts of all views.
  public var theme: Theme {
    didSet { if theme != oldValue { setNeedsDisplay(bounds) } }
  }

  /// Whether the window is mirrored for a right-to-left language. Positions in the scene then count from the right edge
  /// of the window.
  public var isMirrored = false {
    didSet { if isMirrored != oldValue { setNeedsDisplay(bounds) } }
  }

  /// The view that receives keys; nil for none.
  public internal(set) weak var focused: View?
  /// Whether the focus moved by key and is therefore shown.
  public internal(set) var showsFocus = false
  weak var captured: View?
  /// The keyboard pointer that has captured the press.
  weak var keyboardPointer: KeyboardPointer?
  /// The fingers on the window.
  var touch = SceneTouch()
  /// The view under the first finger.
  weak var touchedView: View?
  /// The view that takes the pinch.
  weak var pinchedView: View?
  /// What one finger does on a canvas.
  public var fingerDrawing = FingerDrawing.draws
  /// Posts the number of fingers that tapped on a canvas together, two or more.
  public let fingersTapped = Signal<Int>()
  /// Posts what pointed whenever a press or a gesture has ended and no menu is open.
  public let pointedBy = Signal<PointerKind>()
  /// The last focused view in each region of the window.
  var lastFocus: [ObjectIdentifier: WeakView] = [:]
  var capturedButton: PointerButton?
  weak var hovered: View?
  var lastPosition: ViewPoint?
  var popups: [Popup] = []
  /// Receives changes for a screen reader; nil if there is none.
  public weak var accessibilityListener: (any AccessibilityListener)?
  /// The views hidden until the press below them ends.
  var madeWay: [View] = []
  var tooltip: Tooltip?
  var cancelTooltip: (() -> Void)?
  /// The titles in the menus of text fields; nil for no menus.
  public var textMenuTitles: TextMenuTitles?
  /// Formats keys in the menus of text fields.
  public var keyText: (KeyBinding) -> String = { $0.description }
  /// Localises a number formatted with a point and ASCII digits.
  public var numberText: (String) -> String = { $0 }
  private var needsLayout = true
  private let texts = TextCache()
  private let textures = TextureCache()
  /// The total number of views drawn, for tests that count redraws.
  public private(set) var drawnViewCount = 0

  /// Creates a scene for a window of a size in device pixels.
  ///
  /// - Parameter scale: device pixels per point.
  public init(root: View, theme: Theme, scale: Double, pixelSize: PixelSize) {
    self.root = root
    self.theme = theme
    self.scale = scale
    self.pixelSize = pixelSize
    attach(root)
  }

  private func attach(_ root: View) {
    root.scene = self
    root.frame = bounds
  }

  /// The bounds of the window in points.
  public var bounds: ViewRect {
    ViewRect(
      x: 0, y: 0, width: Double(pixelSize.width) / scale,
      height: Double(pixelSize.height) / scale)
  }

  /// Follows the window to another size or scale, and closes tooltips.
  public func resize(to size: PixelSize, scale: Double) {
    guard size != pixelSize || scale != self.scale else { return }
    pixelSize = size
    self.scale = scale
    hideTooltip()
    root.frame = bounds
    placePopups()
    // Frames snapped to pixels differ at another scale.
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
    // Request a minimal redraw, because layout happens in the next frame.
    host?.setNeedsDisplay(PixelRect(x: 0, y: 0, width: 1, height: 1))
  }

  func setNeedsDisplay(_ rect: ViewRect) {
    host?.setNeedsDisplay(pixels(of: rect).intersection(PixelRect(size: pixelSize)))
  }

  /// Lays out the views that need it, and the ones that need it as a consequence.
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

  /// Draws everything in a rectangle of the surface.
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
  ///   - parentOrigin: the position of the parent's corner, in device pixels.
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
      let pass = RenderPass(
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

/// A view above all others until it is dismissed.
struct Popup {
  var view: View
  weak var focusBefore: View?
  /// Whether it is centred, so that it stays when the window is resized.
  var isCentered = false
  /// Whether it is a submenu of the one below.
  var isBeside = false
  var dismissed: () -> Void
}

/// A view that may go.
struct WeakView {
  weak var view: View?
}
