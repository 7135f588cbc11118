public import Base

extension DrawingContext {
  /// Fills the background of a small picture with a number of squares independent of its size.
  public func fillTranslucencySquares(
    behind size: PixelSize, _ colors: TranslucencyColors = .light
  ) {
    fillTranslucencySquares(
      ViewRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)),
      side: Double(max(4, size.longerSide / 16)), colors)
  }

  /// Fills a rectangle with squares of two greys that indicate transparency.
  ///
  /// - Parameter side: of a square, counted from the origin of the user space.
  public func fillTranslucencySquares(
    _ rect: ViewRect, side: Double, _ colors: TranslucencyColors = .light
  ) {
    setColor(colors.even)
    rectangle(rect)
    fill()
    setColor(colors.odd)
    let first = (
      x: Int(saturating: (rect.x / side).rounded(.down)),
      y: Int(saturating: (rect.y / side).rounded(.down))
    )
    for row in first.y...max(first.y, Int(saturating: (rect.maxY / side).rounded(.up))) {
      for column in first.x...max(first.x, Int(saturating: (rect.maxX / side).rounded(.up)))
      where (row + column) & 1 == 1 {
        let square = ViewRect(
          x: Double(column) * side, y: Double(row) * side, width: side, height: side)
        let visible = square.intersection(rect)
        if !visible.isEmpty { rectangle(visible) }
      }
    }
    fill()
  }
}
