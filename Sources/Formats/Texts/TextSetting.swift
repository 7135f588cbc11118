public import Base
public import Canvas
public import Documents

/// A laid-out text of a painting: positions the letters of a text block.
public struct TextSetting {
  /// The text, in units of 1 / `unitsPerEm` em.
  public let layout: TextLayout
  /// Maps units of the layout to lengths of the paper's longer side.
  public let map: PaperMap
  /// In units of the layout.
  private static let narrowestGap = 1.0 / 1024
  /// The width at which lines break, in units of the layout.
  private let width: Double?
  /// The width that lines are aligned in; nil if they begin on the left, or are as wide as the longest one.
  public var alignedWidth: Double? { beginsOnLeft ? nil : width }
  private let beginsOnLeft: Bool

  /// The same for all texts, so that layout does not depend on size.
  static let unitsPerEm = 256.0

  /// Lays a text out with the ligatures of its typeface.
  public init(_ text: TextBlock) { self.init(text, hasLigatures: true) }

  /// - Parameter hasLigatures: false for letters that are placed one by one.
  init(_ text: TextBlock, hasLigatures: Bool) {
    // Pango has no ligatures in text with gaps, however narrow.
    let font = Font(
      family: text.style.family, size: Self.unitsPerEm, weight: Font.Weight(text.style.weight),
      isItalic: text.style.isItalic, spacing: hasLigatures ? 0 : Self.narrowestGap)
    let alignment: TextLayout.Alignment =
      switch text.style.alignment {
      case .start: .left
      case .center: .center
      case .end: .right
      }
    width = text.width.map { $0 * Self.unitsPerEm }
    layout = TextLayout(
      paragraphs: text.string, font: font, width: width,
      alignment: alignment)
    beginsOnLeft = text.style.alignment == .start && !layout.beginsOnRight
    let width = width == nil ? layout.size.width : 0
    let left: Double =
      switch text.style.alignment {
      case .start: layout.beginsOnRight ? -width : 0
      case .center: -width / 2
      case .end: layout.beginsOnRight ? 0 : -width
      }
    let scale = 1 / Self.unitsPerEm
    map = text.map.after(
      PaperMap(xx: scale, xy: 0, yx: 0, yy: scale, x0: left * scale, y0: 0))
  }

  /// The box of the lines from ascent to descent, regardless of their letters, and the y of the first baseline, in
  /// lengths of the paper's longer side; nil for rotated text.
  public var typeBox: (box: PaperBox, baseline: Double?)? {
    guard map.xy == 0, map.yx == 0, map.xx > 0, map.yy > 0 else { return nil }
    let width = max(layout.size.width, width ?? 0)
    return (
      PaperBox(
        from: map(PaperPoint(x: 0, y: 0)), to: map(PaperPoint(x: width, y: layout.size.height))),
      map(PaperPoint(x: 0, y: layout.baseline)).y
    )
  }

  /// The outline of the letters; nil if nothing is visible.
  public func outline(on paper: AspectRatio) -> AreaOutline? {
    AreaOutline(
      contours: layout.contours().map { contour in
        contour.map { map(PaperPoint(x: $0.x, y: $0.y)).unitPoint(on: paper) }
      })
  }
}

extension ElementContent {
  /// A text with its letters; nil if nothing is visible.
  ///
  /// - Parameter paper: that it is written on.
  public init?(_ text: TextBlock, on paper: AspectRatio) {
    guard let outline = TextSetting(text).outline(on: paper) else { return nil }
    self = .text(text, outline)
  }
}
