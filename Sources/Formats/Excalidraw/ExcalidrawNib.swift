import Base
import Glibc

/// The widths of a freehand line of Excalidraw, in pixels.
///
/// Source: `getStrokeRadius` and `getStrokeOutlinePoints` of perfect-freehand with the options of `getFreeDrawSvgPath`
/// in `packages/element/src/shape.ts` of Excalidraw.
struct ExcalidrawNib {
  /// At each of its points.
  private(set) var widths: [Double] = []
  private let size: Double

  private static let thinning = 0.6
  /// How fast a pretended pressure follows the speed.
  private static let haste = 0.275
  private static let firstPressure = 0.25

  init(_ element: ExcalidrawElement) {
    size = max(element.look.width, 1e-6) * 4.25
    widths.reserveCapacity(element.points.count)
    var (pressure, last) = (Self.firstPressure, element.points.first)
    for (index, point) in element.points.enumerated() {
      if element.simulatesPressure {
        let speed = min(1, last.map { (point - $0).length / size } ?? 0)
        pressure += (1 - speed - pressure) * speed * Self.haste
        last = point
      } else {
        // A list that is too short goes on with its last pressure.
        let given = index < element.pressures.count ? element.pressures[index] : nil
        pressure = (given ?? element.pressures.last).map { Double($0) } ?? 0.5
      }
      widths.append(width(at: pressure))
    }
  }

  /// At full pressure.
  var greatest: Double { width(at: 1) }

  private func width(at pressure: Double) -> Double {
    2 * size * sin(.pi / 2 * (0.5 - Self.thinning * (0.5 - pressure)))
  }
}
