import Base
import Formats
import Life

/// The number of generations that each visible cell has been seen alive, and the colours for it.
struct CellAges {
  /// The index into the colour table for each pixel; 0 is dead.
  private(set) var places: [UInt8] = []
  private var picture: LifeRaster?
  private var generation: BigInteger = 0

  /// Updates to the visible cells. Nothing is known of cells that weren't visible before.
  mutating func update(to new: LifeRaster, generation newGeneration: BigInteger) {
    let passed = min(max(0, (newGeneration - generation).clampedInt), 1 << 16)
    let old = picture
    let before = places
    places = Array(repeating: 0, count: new.shares.count)
    for y in 0..<new.height {
      for x in 0..<new.width {
        let index = y * new.width + x
        guard new.shares[index] > 0 else { continue }
        var age = 0
        if let old, old.shift == new.shift {
          let (oldX, oldY) = (x + new.left - old.left, y + new.top - old.top)
          if oldX >= 0, oldY >= 0, oldX < old.width, oldY < old.height {
            age = Int(before[oldY * old.width + oldX])
            if age > 0 { age += passed }
          }
        }
        places[index] = UInt8(min(255, max(1, age)))
      }
    }
    picture = new
    generation = newGeneration
  }

  /// Native pixels: newborn cells are bright, and older ones cool down.
  static let table: [UInt32] = {
    let stops: [(age: Double, color: InkColor)] = [
      (1, InkColor(rgb: 0xFFF3C9)), (3, InkColor(rgb: 0xFFC94D)), (10, InkColor(rgb: 0xF0813A)),
      (30, InkColor(rgb: 0xC9475B)), (90, InkColor(rgb: 0x7E4FA3)), (255, InkColor(rgb: 0x4A78C8)),
    ]
    return (0...255).map { age in
      guard age > 0 else { return LifeSurface.pixel(LifeColors.lamp.dead) }
      let next = stops.firstIndex { Double(age) <= $0.age } ?? stops.count - 1
      let (from, to) = (stops[max(0, next - 1)], stops[next])
      let part = to.age > from.age ? (Double(age) - from.age) / (to.age - from.age) : 1
      let share = UInt8(saturating: min(max(part, 0), 1) * 255)
      return LifeSurface.pixel(
        LifeColors(dead: from.color, alive: to.color).color(ofShare: share))
    }
  }()
}
