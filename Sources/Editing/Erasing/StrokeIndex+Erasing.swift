import Base
public import Documents
import Synchronization

extension StrokeIndex {
  /// Cuts every stroke where an eraser crosses it.
  ///
  /// - Returns: nil where it crosses none.
  public func cut(by eraser: EraserPath) -> PaintingEdit? {
    let places = places(near: eraser.box, within: eraser.radius)
    let parts = Mutex<[Int: [Splice<Stroke>]]>([:])
    let count = (places.count + Self.strokesPerShare - 1) / Self.strokesPerShare
    Cores.share(count) { part in
      let first = part * Self.strokesPerShare
      let splices = places[first..<min(places.count, first + Self.strokesPerShare)].compactMap {
        place -> Splice<Stroke>? in
        guard let near = near(place, eraser),
          let pieces = strokes[place].pieces(cutBy: near, on: paper)
        else { return nil }
        return Splice(index: place, removedCount: 1, inserted: pieces)
      }
      parts.withLock { $0[part] = splices }
    }
    let splices = parts.withLock { parts in (0..<count).flatMap { parts[$0] ?? [] } }
    return splices.isEmpty ? nil : .replace(splices)
  }

  /// Of so many strokes a thread has enough to do.
  private static let strokesPerShare = 200

  /// The places of the strokes whose ink an eraser touches.
  public func touched(by eraser: EraserPath) -> [Int] {
    places(near: eraser.box, within: eraser.radius).filter {
      guard let near = near($0, eraser) else { return false }
      return strokes[$0].isTouched(by: near, on: paper)
    }
  }

  /// What of an eraser comes near the ink of a stroke: most pass by most strokes that lie in the box round them.
  private func near(_ place: Int, _ eraser: EraserPath) -> EraserPath? {
    eraser.near(boxes[place], grownBy: strokes[place].width / 2)
  }
}

extension PaintingEdit {
  /// Takes strokes away.
  public static func remove(_ places: some Sequence<Int>) -> PaintingEdit {
    .replace(places.sorted().map { Splice(index: $0, removedCount: 1, inserted: []) })
  }
}
