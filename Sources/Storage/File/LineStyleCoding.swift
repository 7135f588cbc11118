import Base

// How a line looks, in the bytes of gestures and erasures.

extension ByteWriter {
  mutating func append(_ style: LineStyle) {
    append(style.cap.rawValue)
    append(style.join.rawValue)
    append(style.color.rgba)
    append(style.dash.stored)
    append(style.hand.text)
  }
}

extension ByteReader {
  /// - Parameter hasHand: whether it says how the line follows the hand.
  mutating func lineStyle(hasHand: Bool = true) throws(OutOfBytes) -> LineStyle {
    guard let cap = EndCap(rawValue: try text()), let join = LineJoin(rawValue: try text())
    else { throw OutOfBytes() }
    let color = InkColor(rgba: try number())
    guard let dash = DashPattern(stored: try text()),
      let hand = hasHand ? HandStyle(text: try text()) : .plain
    else { throw OutOfBytes() }
    return LineStyle(cap: cap, join: join, color: color, dash: dash, hand: hand)
  }
}
