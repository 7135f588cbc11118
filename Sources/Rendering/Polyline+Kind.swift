public import Base
public import Canvas

extension Polyline {
  /// The largest part of a line with a kind of brush that is drawn at once, in pixels.
  private static let mostKindPixels = 1 << 26

  /// The ink of a line whose kind of brush other programs don't know.
  public enum KindInk: Sendable {
    /// An even colour within polygons, by the non-zero rule; in pixels from the paper's corner.
    case outlines([[PixelPoint]])
    /// A picture, whose colour may blend with what is under it.
    case picture
  }

  /// The form in which other programs get the line; nil for pens and areas.
  public var kindInk: KindInk? {
    if isArea { return nil }
    if pen.isNib, !pen.style.isPictureElsewhere {
      return .outlines(line.run.nibSweeps(of: pen).map(\.outline))
    }
    return pen.style.isPictureElsewhere && pen.effect == .paint ? .picture : nil
  }

  /// Returns the coloured ink of a line in a rectangle, without its fill and its erasures.
  ///
  /// - Returns: nil like `kindCoverage`.
  public func kindPicture(in rect: PixelRect) -> Surface? {
    guard let coverage = kindCoverage(in: rect),
      let picture = try? Surface(size: rect.size, format: .argb32)
    else { return nil }
    let context = DrawingContext(picture)
    context.setInk(of: self, offsetX: -Double(rect.x), offsetY: -Double(rect.y))
    context.mask(coverage, x: 0, y: 0)
    return picture
  }

  /// Returns the coverage of the line's ink in a rectangle, without its fill and its erasures.
  ///
  /// - Returns: nil for an area, an empty or huge rectangle, or without memory.
  public func kindCoverage(in rect: PixelRect) -> Surface? {
    guard !isArea, !points.isEmpty, !rect.isEmpty, rect.width * rect.height <= Self.mostKindPixels,
      let coverage = try? Surface(size: rect.size, format: .a8)
    else { return nil }
    if let tip = PenTip(pen) {
      let field = InkField(size: rect.size)
      for index in 0..<StrokePieces.pieceCount(ofPoints: points.count) {
        let piece = FieldPiece(index, of: line, isScattered: tip.isScattered)
        guard piece.run.box(of: pen).intersects(rect) else { continue }
        field.deposit(piece, with: tip, origin: rect, within: rect)
      }
      field.develop(rect, with: tip, into: coverage, origin: rect)
    } else if !TileRasterizer.usesPieces(self) {
      let context = DrawingContext(coverage)
      context.setColor(.black)
      context.drawWhole(self, near: rect, offsetX: -Double(rect.x), offsetY: -Double(rect.y))
    } else if let pieces = try? PieceRasterizer(size: rect.size) {
      for index in 0..<StrokePieces.pieceCount(ofPoints: points.count) {
        let run = line.run[StrokePieces.range(of: index, in: points)]
        pieces.merge(run, of: pen, into: coverage, origin: rect)
      }
    }
    return coverage
  }
}
