public import Canvas
public import Base

extension InkColor {
  /// The equivalent canvas colour.
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
  /// The dash lengths for Cairo: dashes shorter than the line's width become round dots under a round cap.
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

extension Pen {
  /// The way that its colour is combined with the colours under it.
  fileprivate var blend: Blend { darkens ? .blended(.multiply) : .over }
}

extension DrawingContext {
  /// Sets the pen's line, optionally with another cap.
  func setLine(of pen: Pen, cap: EndCap? = nil) {
    setLine(
      width: pen.width, cap: (cap ?? pen.style.cap).canvasCap, join: pen.style.join.canvasJoin,
      dash: pen.style.dash.drawn(with: cap ?? pen.style.cap).map { $0 * pen.width })
    setMiterLimit(LineJoin.miterLimit)
  }

  /// Sets the pen's colour or gradient and operator, painting or erasing, on ink alone.
  ///
  /// - Parameter offsetX: of the paper's corner, like `offsetY`.
  func setInk(of pen: Pen, offsetX: Double, offsetY: Double) {
    setSource(of: pen, offsetX: offsetX, offsetY: offsetY)
    setOperator(pen.effect == .erase ? .erase : pen.blend)
  }

  private func setSource(of pen: Pen, offsetX: Double, offsetY: Double) {
    if pen.effect == .erase { return setColor(.black) }
    guard let gradient = pen.style.gradient else { return setColor(pen.style.color.canvasColor) }
    setInk(gradient, offsetX: offsetX, offsetY: offsetY)
  }

  /// Sets the source of a line: its colour, gradient or picture.
  ///
  /// - Parameter offsetX: of the paper's corner, like `offsetY`.
  func setInk(of line: Polyline, offsetX: Double, offsetY: Double) {
    setInk(of: line.pen, offsetX: offsetX, offsetY: offsetY)
    line.picture?.set(in: self, offsetX: offsetX, offsetY: offsetY)
  }

  /// Draws with a pen on ink combined with its background: an eraser paints the background, with the same pixels as if
  /// it erased the ink alone.
  ///
  /// - Parameters:
  ///   - backdrop: nil for ink alone, which the eraser removes.
  ///   - rect: bounds all drawing, relative to the paper's corner.
  ///   - x: the position of the paper's corner.
  ///   - picture: replaces the pen's colour.
  ///   - draw: may be called several times, for parts of the rectangle.
  func withInk(
    of pen: Pen, _ picture: PicturePattern? = nil, over backdrop: BackdropTiles?,
    on rect: PixelRect, x: Int, y: Int, draw: () -> Void
  ) {
    guard let backdrop else {
      saved {
        setInk(of: pen, offsetX: Double(x), offsetY: Double(y))
        picture?.set(in: self, offsetX: Double(x), offsetY: Double(y))
        draw()
      }
      return
    }
    setOperator(.over)
    if pen.effect == .erase {
      backdrop.asInk(rect, in: self, x: x, y: y, draw: draw)
    } else {
      setOperator(pen.blend)
      setSource(of: pen, offsetX: Double(x), offsetY: Double(y))
      picture?.set(in: self, offsetX: Double(x), offsetY: Double(y))
      draw()
    }
  }

  /// Fills the dot of a click: a circle for round caps, a square for others.
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
