public import Base

/// The way that painted cells mix with the cells below them.
public struct CellBlending: Equatable, Sendable {
  /// Whether colours are composed with those below; otherwise they take their place, with their opacity.
  public var composes: Bool
  /// 0…1
  public var opacity: Double

  /// Creates a way to mix cells.
  public init(composes: Bool, opacity: Double) {
    self.composes = composes
    self.opacity = min(max(opacity, 0), 1)
  }

  /// Whether painted cells stay as they are.
  public var isPlain: Bool { !composes && opacity == 1 }

  /// Returns a mixed colour, 0xRRGGBBAA; 0 is empty. Emptiness over a colour fades it.
  func mixed(_ above: UInt32, over below: UInt32) -> UInt32 {
    let strength = Int(saturating: (opacity * 255).rounded())
    if above & 255 == 0 {
      let rest = BlendMode.product(Int(below & 255), 255 - strength)
      return rest == 0 ? 0 : below & 0xFFFF_FF00 | UInt32(rest)
    }
    if composes { return BlendMode.normal.composed(above, over: below, opacity: strength) }
    return above & 0xFFFF_FF00 | UInt32(BlendMode.product(Int(above & 255), strength))
  }
}

extension ColorAdoption {
  /// Prepares mixing in a picture: in true colour, its palette takes in new colours; otherwise the most similar ones
  /// are found.
  ///
  /// - Complexity: O(*n*) for *n* colours.
  public init(mixingIn picture: Sprite) {
    let palette = picture.palette
    self.init(
      into: palette, most: picture.isTrueColor ? Palette.mostTrueColors : palette.count,
      dropsTransparent: picture.isTrueColor)
  }
}

extension Sprite {
  /// Mixes painted cells with those below, and puts them into a cel.
  ///
  /// - Parameters:
  ///   - painted: the cells as they were painted, of the sprite's size.
  ///   - before: the cells below them.
  ///   - rect: confines the change; inside the sprite.
  ///   - adoption: prepared for this picture, which gets its colours.
  /// - Complexity: O(*n*) for *n* cells of the rectangle.
  public mutating func mix(
    _ painted: CellGrid, over before: CellGrid, in rect: CellRect, of cel: CelAddress,
    by blending: CellBlending, _ adoption: inout ColorAdoption
  ) {
    let colors = palette
    let (above, below) = (painted.cells(in: rect), before.cells(in: rect))
    let background = layer(cel.layer)?.background
    var known: [SIMD2<CellGrid.Cell>: CellGrid.Cell] = [:]
    func rgba(_ cell: CellGrid.Cell) -> UInt32 { colors.color(of: cell)?.rgba ?? 0 }
    let cells = zip(above, below).map { new, old -> CellGrid.Cell in
      guard new != old else { return old }
      if let cell = known[SIMD2(new, old)] { return cell }
      let mixed = blending.mixed(rgba(new), over: rgba(old < 0 ? background ?? old : old))
      let cell = mixed & 255 == 0 ? CellGrid.empty : adoption.cell(of: mixed)
      // A palette of opaque colours can't show a faint cell: leave it empty.
      let isFaint = mixed & 255 < 128 && adoption.palette.color(of: cell)?.alpha ?? 0 >= 128
      known[SIMD2(new, old)] = isFaint ? CellGrid.empty : cell
      return isFaint ? CellGrid.empty : cell
    }
    if adoption.palette.count != palette.count { palette = adoption.palette }
    change(cel) { $0.replace(rect, with: cells) }
  }
}
