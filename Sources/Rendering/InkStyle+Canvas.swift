public import Canvas
public import Base

extension InkColor {
  /// The same colour to draw with.
  public var canvasColor: Color {
    Color(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      alpha: Double(alpha) / 255)
  }
}

extension EndCap {
  var canvasCap: LineCapStyle {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension DashPattern {
  /// The lengths that Cairo is to draw: dashes shorter than the line is wide become round dots under a round cap.
  func drawn(with cap: EndCap) -> [Double] {
    guard cap == .round, lengths.count % 2 == 0 else { return lengths }
    var drawn = lengths
    for index in stride(from: 0, to: lengths.count, by: 2) where lengths[index] < 1 {
      drawn[index + 1] += drawn[index]
      drawn[index] = 0
    }
    return drawn
  }
}

extension LineJoin {
  var canvasJoin: LineJoinStyle {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

extension DrawingContext {
  /// Takes over the pen's line; with flat ends where `cap` says so.
  func setLine(of pen: Pen, cap: EndCap? = nil) {
    setLine(
      width: pen.width, cap: (cap ?? pen.style.cap).canvasCap, join: pen.style.join.canvasJoin,
      dash: pen.style.dash.drawn(with: cap ?? pen.style.cap).map { $0 * pen.width })
    setMiterLimit(LineJoin.miterLimit)
  }

  /// Takes over the pen's colour and whether it paints or erases, on ink alone.
  func setInk(of pen: Pen) {
    setColor(pen.effect == .erase ? .black : pen.style.color.canvasColor)
    setOperator(pen.effect == .erase ? .erase : .over)
  }

  /// Takes over what a line is drawn with.
  ///
  /// - Parameter offsetX: where the paper's corner is, as `offsetY`.
  func setInk(of line: Polyline, offsetX: Double, offsetY: Double) {
    setInk(of: line.pen)
    line.picture?.set(in: self, offsetX: offsetX, offsetY: offsetY)
  }

  /// Draws with a pen where ink and what lies under it are drawn together: there an eraser paints the backdrop,
  /// with the same pixels as if the ink alone were erased.
  ///
  /// - Parameters:
  ///   - backdrop: nil where there is ink alone, which the eraser takes off.
  ///   - rect: all that is drawn on, from the paper's corner.
  ///   - x: where the paper's corner is.
  ///   - picture: that is drawn with, in place of the pen's colour.
  ///   - draw: may be called several times, for parts of the rectangle.
  func withInk(
    of pen: Pen, _ picture: PicturePattern? = nil, over backdrop: BackdropTiles?,
    on rect: PixelRect, x: Int, y: Int, draw: () -> Void
  ) {
    guard let backdrop else {
      saved {
        setInk(of: pen)
        picture?.set(in: self, offsetX: Double(x), offsetY: Double(y))
        draw()
      }
      return
    }
    setOperator(.over)
    if pen.effect == .erase {
      backdrop.asInk(rect, in: self, x: x, y: y, draw: draw)
    } else {
      setColor(pen.style.color.canvasColor)
      picture?.set(in: self, offsetX: Double(x), offsetY: Double(y))
      draw()
    }
  }

  /// Fills the dot of a click: round for round caps, square for the others.
  func fillDot(at point: PixelPoint, pen: Pen, offsetX: Double, offsetY: Double) {
    let radius = pen.width / 2
    let x = point.x + offsetX
    let y = point.y + offsetY
    if pen.style.cap == .round {
      circle(x: x, y: y, radius: radius)
    } else {
      rectangle(ViewRect(x: x - radius, y: y - radius, width: pen.width, height: pen.width))
    }
    fill()
  }
}
