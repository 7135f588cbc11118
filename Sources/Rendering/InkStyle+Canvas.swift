public import Canvas
public import Ink
import Geometry

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
      dash: pen.style.dash.lengths.map { $0 * pen.width })
    setMiterLimit(LineJoin.miterLimit)
  }

  /// Takes over the pen's colour and whether it paints or erases.
  ///
  /// - Parameter background: what lies under the ink, where both are drawn together: there an eraser paints
  ///   it, with the same pixels as if the ink alone were erased.
  func setInk(of pen: Pen, over background: Color? = nil) {
    if pen.effect == .erase {
      setColor(background ?? .black)
      setOperator(background == nil ? .erase : .over)
    } else {
      setColor(pen.style.color.canvasColor)
      setOperator(.over)
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
