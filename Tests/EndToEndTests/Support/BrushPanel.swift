import Foundation

/// Where the brush chooser's controls lie when it is docked at the right of a window of the usual size, in the
/// window's pixels at scale 1.
struct BrushPanel {
  static let barHeight = 48
  private static let width = 344
  private let window: ProgramWindow
  let left: Int

  init(in window: ProgramWindow) {
    self.window = window
    left = window.area.width - Self.width
  }

  /// The knob's middle, and the radius at which its rim is held.
  var knob: Point { place(78, 187) }
  private static let rim = 23.0

  /// The places on the knob's rim from one value to another, as fractions of its turn.
  func rim(from start: Double, to end: Double) -> [Point] {
    (0...30).map { step in
      let fraction = start + (end - start) * Double(step) / 30
      let angle = 2 * Double.pi / 3 + fraction * 5 * Double.pi / 3
      return knob
        + Point(
          Int((Self.rim * cos(angle)).rounded()), Int((Self.rim * sin(angle)).rounded()))
    }
  }

  var widthField: Point { place(64, 240) }

  /// The engraved drawing at the right of a switch: projecting ends, bevelled corners.
  var projectingEnds: Point { place(216, 168) }
  var beveledCorners: Point { place(310, 168) }

  /// The middle of the chosen colour's jewel.
  var jewel: Point { place(41, 544) }

  /// A chip of the palette, found by its colour, which nothing else on the panel has.
  static func chip(_ color: UInt32, in window: ProgramWindow) throws -> Point {
    try find("there is a chip of \(String(color, radix: 16))") {
      window.picture()?.bounds(of: color).flatMap { $0.width < 24 ? $0.center : nil }
    }
  }

  private func place(_ x: Int, _ y: Int) -> Point { Point(left + x, Self.barHeight + y) }
}
