public import Base

/// Changes to the style of strokes; nil leaves a property unchanged.
public struct StyleChange: Equatable, Hashable, Sendable {
  /// The new colour of the line, or of an area.
  public var color: InkColor?
  /// The new shape of the ends.
  public var cap: EndCap?
  /// The new shape of the corners.
  public var join: LineJoin?
  /// The new pattern; `solid` removes the gaps.
  public var dash: DashPattern?
  /// As a fraction of the paper's longer side; positive.
  public var width: Double?
  /// The properties of `HandStyle`, as are the following ones.
  public var smoothing: Double?
  /// See `HandStyle.widthSource`.
  public var widthSource: HandStyle.WidthSource?
  /// See `HandStyle.thinnest`; 0…1.
  public var thinnest: Double?
  /// See `HandStyle.exponent`.
  public var exponent: Double?
  /// See `Taper.start`; in points of the paper.
  public var taperStart: Double?
  /// See `Taper.end`; in points of the paper.
  public var taperEnd: Double?
  /// Applies to lines that still use the first fit: their smoothing is set again.
  public var fit: LineFit?
  /// The new fill, or its removal.
  public var fill: FillChange?
  /// The new heads of both ends.
  public var heads: LineHeads?
  /// The new kind of brush; each element keeps its seed, or gets one.
  public var kind: BrushKind?
  /// See `LineStyle.lightestOpacity`.
  public var lightestOpacity: Double?
  /// The gradients of the line, and of the fill, which an element without one gets. Their places are on the present
  /// paper.
  public var lineGradient: GradientChange?
  /// The new gradient of the fill, or its removal.
  public var fillGradient: GradientChange?

  /// A change to a gradient.
  public enum GradientChange: Equatable, Hashable, Sendable {
    case remove
    case set(InkGradient)

    /// The new gradient, or nil for none.
    public var gradient: InkGradient? {
      if case .set(let gradient) = self { gradient } else { nil }
    }
  }

  /// A change to a fill.
  public enum FillChange: Equatable, Hashable, Sendable {
    case remove
    case set(FillStyle)

    /// Sets a fill, or removes it if it is nil.
    public init(_ fill: FillStyle?) { self = fill.map(Self.set) ?? .remove }

    /// The new fill, or nil for none.
    public var fill: FillStyle? { if case .set(let fill) = self { fill } else { nil } }
  }

  /// Creates a change of the given properties; the others are set afterwards.
  public init(
    color: InkColor? = nil, cap: EndCap? = nil, join: LineJoin? = nil, dash: DashPattern? = nil,
    width: Double? = nil
  ) {
    self.color = color
    self.cap = cap
    self.join = join
    self.dash = dash
    self.width = width
  }

  /// The differences between two styles.
  public init(from old: LineStyle, to new: LineStyle) {
    func changed<Value: Equatable>(_ path: KeyPath<LineStyle, Value>) -> Value? {
      old[keyPath: path] == new[keyPath: path] ? nil : new[keyPath: path]
    }
    self.init(
      color: changed(\.color), cap: changed(\.cap), join: changed(\.join), dash: changed(\.dash))
    smoothing = changed(\.hand.smoothing)
    widthSource = changed(\.hand.widthSource)
    thinnest = changed(\.hand.thinnest)
    exponent = changed(\.hand.exponent)
    taperStart = changed(\.hand.taper.start)
    taperEnd = changed(\.hand.taper.end)
    if smoothing != nil { fit = new.hand.fit }
    if old.fill != new.fill { fill = FillChange(new.fill) }
    heads = changed(\.heads)
    kind = changed(\.kind)
    lightestOpacity = changed(\.lightestOpacity)
  }

  /// Sets every property of a style.
  public init(_ style: LineStyle, width: Double) {
    self.init(
      color: style.color, cap: style.cap, join: style.join, dash: style.dash, width: width)
    smoothing = style.hand.smoothing
    widthSource = style.hand.widthSource
    thinnest = style.hand.thinnest
    exponent = style.hand.exponent
    taperStart = style.hand.taper.start
    taperEnd = style.hand.taper.end
    fit = style.hand.fit
    fill = FillChange(style.fill)
    heads = style.heads
    kind = style.kind
    lightestOpacity = style.lightestOpacity
  }

  /// Whether all properties stay.
  public var isEmpty: Bool { self == StyleChange() }

  /// Returns this change followed by a later one.
  public func followed(by later: StyleChange) -> StyleChange {
    var both = StyleChange(
      color: later.color ?? color, cap: later.cap ?? cap, join: later.join ?? join,
      dash: later.dash ?? dash, width: later.width ?? width)
    both.smoothing = later.smoothing ?? smoothing
    both.widthSource = later.widthSource ?? widthSource
    both.thinnest = later.thinnest ?? thinnest
    both.exponent = later.exponent ?? exponent
    both.taperStart = later.taperStart ?? taperStart
    both.taperEnd = later.taperEnd ?? taperEnd
    both.fit = later.fit ?? fit
    both.fill = later.fill ?? fill
    both.heads = later.heads ?? heads
    both.kind = later.kind ?? kind
    both.lightestOpacity = later.lightestOpacity ?? lightestOpacity
    // A new colour takes the gradient's place.
    both.lineGradient = later.lineGradient ?? (later.color == nil ? lineGradient : nil)
    both.fillGradient = later.fillGradient ?? (later.fill == nil ? fillGradient : nil)
    return both
  }

  /// Returns the changed style.
  ///
  /// A new colour takes a gradient's place, of the line and likewise of the fill.
  public func applied(to style: LineStyle) -> LineStyle {
    var style = style
    if let color { (style.color, style.gradient) = (color, nil) }
    if let cap { style.cap = cap }
    if let join { style.join = join }
    if let dash { style.dash = dash }
    // A plain line has no fit of its own to keep.
    if style.hand.isPlain { style.hand.fit = .reach }
    if let fit, style.hand.fit == .reach { style.hand.fit = fit }
    if let smoothing { style.hand.smoothing = smoothing }
    if let widthSource { style.hand.widthSource = widthSource }
    if let thinnest { style.hand.thinnest = thinnest }
    if let exponent { style.hand.exponent = exponent }
    if let taperStart { style.hand.taper.start = taperStart }
    if let taperEnd { style.hand.taper.end = taperEnd }
    if let fill { style.fill = fill.fill?.keepingGradient(of: style.fill) }
    if let heads { style.heads = heads }
    if let kind { style.kind = kind.continuing(style.kind) }
    if let lightestOpacity { style.lightestOpacity = lightestOpacity }
    if let lineGradient { style.setGradient(lineGradient.gradient) }
    if let fillGradient { style.setFillGradient(fillGradient.gradient) }
    return style
  }

  /// Returns the change for an element whose content is placed by a map: its gradients are placed along with it.
  func placed(by map: PaperMap?) -> StyleChange {
    guard let map, lineGradient?.gradient != nil || fillGradient?.gradient != nil else {
      return self
    }
    var change = self
    func placed(_ gradient: GradientChange?) -> GradientChange? {
      guard case .set(let gradient) = gradient else { return gradient }
      return map.inverse.map { .set(gradient.moved(by: $0)) }
    }
    change.lineGradient = placed(lineGradient)
    change.fillGradient = placed(fillGradient)
    return change
  }
}

extension FillStyle {
  /// Returns the fill with the gradient of the one that it replaces, if it has the same colour and no pattern: only
  /// its rule is new.
  fileprivate func keepingGradient(of old: FillStyle?) -> FillStyle {
    guard let old, gradient == nil, color == old.color, pattern == .solid else { return self }
    var fill = self
    fill.gradient = old.gradient
    return fill
  }
}

extension LineStyle {
  /// Sets the line's gradient along with its mean as the colour.
  fileprivate mutating func setGradient(_ new: InkGradient?) {
    gradient = new
    if let new { color = new.field.meanColor }
  }

  /// Sets the fill's gradient along with its mean as the colour.
  fileprivate mutating func setFillGradient(_ new: InkGradient?) {
    guard let new else {
      fill?.gradient = nil
      return
    }
    fill = FillStyle(
      color: new.field.meanColor, gradient: new, rule: fill?.rule ?? .evenOdd)
  }
}
