/// Draws a walking figure of 32 × 32 cells: four layers, eight frames, two sections.
struct FigurePainter {
  let pixels: PixelWindow

  private static let boots: UInt32 = 0x5B3A29
  private static let coat: UInt32 = 0x2F4B9B
  private static let skin: UInt32 = 0xF0846B
  private static let plume: UInt32 = 0xD1483F
  /// How far the left leg is before the right one in each frame.
  static let strides = [0, 2, 4, 2, 0, -2, -4, -2]

  private var window: ProgramWindow { pixels.window }

  func draw() throws {
    // The legs, in the first layer.
    try drawLegs(Self.strides[0])
    // The coat, the head, the plume: a layer each.
    try drawInNewLayer(25, Self.rows(12...21, from: 13, to: 18), Self.coat)
    try drawInNewLayer(11, Self.rows(6...10, from: 14, to: 17), Self.skin)
    window.type("n", holding: .shift)
    try drawPlume(isUp: true)
    for frame in 1..<Self.strides.count {
      window.type("n", holding: .alt)
      let before = Self.strides[frame - 1] / 2
      for _ in 0..<3 { window.type(.pageDown) }
      try clear(seenAt: (14 + before, 28))
      try drawLegs(Self.strides[frame])
      for _ in 0..<3 { window.type(.pageUp) }
      try clear(seenAt: (15, 5))
      try drawPlume(isUp: frame.isMultiple(of: 2))
    }
    // The menu of the first frame ends with this, until there is one that can be removed.
    try nameSection("rest", 7, 8)
    try nameSection("walk", 1, 6)
  }

  /// To and fro through an area.
  private static func rows(_ rows: ClosedRange<Int>, from left: Int, to right: Int) -> [(Int, Int)]
  {
    rows.flatMap { $0.isMultiple(of: 2) ? [(left, $0), (right, $0)] : [(right, $0), (left, $0)] }
  }

  private func drawInNewLayer(_ color: Int, _ cells: [(Int, Int)], _ seen: UInt32) throws {
    window.type("n", holding: .shift)
    try pixels.choose(color)
    try pixels.draw(cells, leaving: seen)
  }

  private func drawLegs(_ stride: Int) throws {
    try pixels.choose(7)
    try pixels.draw([(14, 22), (14 + stride / 2, 28), (12 + stride / 2, 28)], leaving: Self.boots)
    try pixels.draw([(17, 22), (17 - stride / 2, 28), (19 - stride / 2, 28)], leaving: Self.boots)
  }

  private func drawPlume(isUp: Bool) throws {
    try pixels.choose(10)
    try pixels.draw([(15, 5), (isUp ? 15 : 11, 1), (isUp ? 19 : 9, 2)], leaving: Self.plume)
  }

  /// Makes the cel empty that is drawn in, and waits until a cell of it is.
  private func clear(seenAt cell: (Int, Int)) throws {
    let before = pixels.color(cell.0, cell.1)
    window.type("a", holding: .control)
    window.type(.delete)
    window.type("d", holding: .control)
    window.type("b")
    try wait(until: "the cel is empty") { pixels.color(cell.0, cell.1) != before }
  }

  /// By the menu of the first frame.
  private func nameSection(_ name: String, _ first: Int, _ last: Int) throws {
    let frame = Point(Self.firstFrame, window.area.height - 50)
    try changeView { window.click(frame, button: 3) }
    window.type(.up)
    try changeView { window.type(.enter) }
    window.type("a", holding: .control)
    window.hand.type(name)
    for place in [first, last] {
      window.type(.tab)
      window.type("a", holding: .control)
      window.hand.type(String(place))
    }
    try changeView { window.type(.enter) }
  }

  /// Does what opens or closes something over the canvas, and waits until it did.
  private func changeView(_ act: () -> Void) throws {
    let area = Area(x: 0, y: 300, width: window.area.width, height: 360)
    let before = window.picture(of: area)
    act()
    try wait(until: "something opens or closes") { window.picture(of: area) != before }
  }

  /// The middle of the first frame in its strip.
  private static let firstFrame = 180
}
