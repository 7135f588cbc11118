import Base
import Documents
import Synchronization

// Which erasers take ink off which elements. Where many meet many, the line of each element is made once for all
// erasers, and most pairs are passed over by their boxes.
extension ElementIndex {
  struct Eraser: Sendable {
    let place: Int
    let path: EraserPath
  }

  func eraser(at place: Int) -> Eraser {
    Eraser(place: place, path: EraserPath(of: stroke(at: place), on: paper))
  }

  /// Those over the lowest of some places, the lowest first.
  func erasers(over places: [Int]) -> [Eraser] {
    guard let lowest = places.first else { return [] }
    return elements.indices[(lowest + 1)...].filter { elements[$0].isEraser }.map(eraser)
  }

  /// What has erasers belong to all that they took ink off.
  func bindings(of erasers: [Eraser]) -> [EraserBinding] {
    zip(erasers, touched(by: erasers)).map { eraser, places in
      EraserBinding(elements[eraser.place].id, to: ids(at: places), remains: false)
    }
  }

  /// For each of some erasers the places of the elements off which it takes ink, rising.
  ///
  /// - Parameter places: which may be among them, rising; all if nil.
  func touched(by erasers: [Eraser], among places: [Int]? = nil) -> [[Int]] {
    guard !erasers.isEmpty else { return [] }
    let marks = erasers.map { EraserMark($0, in: elements[$0.place].layer) }
    let places = places?[...] ?? ArraySlice(elements.indices)
    let shares = places.shares
    let found = Cores.map(shares.count) { share in
      var pairs: [(eraser: Int, place: Int)] = []
      for place in shares[share] where !elements[place].isEraser {
        let box = boxes[place].grown(by: elements[place].width / 2)
        let layer = elements[place].layer
        var ink: ErasableStroke?
        for (number, mark) in marks.enumerated()
        where mark.mayTake(from: place, in: layer, within: box) {
          guard let near = near(place, erasers[number].path) else { continue }
          let line = ink ?? ErasableStroke(stroke(at: place), on: paper)
          ink = line
          if line.isTouched(by: near) { pairs.append((number, place)) }
        }
      }
      return pairs
    }
    var touched = [[Int]](repeating: [], count: erasers.count)
    for (eraser, place) in found.joined() { touched[eraser].append(place) }
    return touched
  }

  /// Whether an eraser takes ink off any element at a place that fits.
  func touches(_ eraser: Eraser, where fits: (Int) -> Bool) -> Bool {
    places(near: eraser.path.box, within: eraser.path.radius).contains {
      fits($0) && isEraser(eraser.place, over: $0) && touches(eraser.path, $0)
    }
  }

  func touches(_ eraser: EraserPath, _ place: Int) -> Bool {
    guard let near = near(place, eraser) else { return false }
    return stroke(at: place).isTouched(by: near, on: paper)
  }

  /// Of each of some erasers whether an element comes to lie where it took ink off.
  ///
  /// - Parameter places: of the elements that a map moves.
  func entered(
    _ erasers: [Eraser], by places: [Int], movedBy map: PaperMap, widthScale: Double = 1
  ) -> [Bool] {
    let marks = erasers.map { EraserMark($0, in: elements[$0.place].layer) }
    let shares = places[...].shares
    let entered = Mutex([Bool](repeating: false, count: erasers.count))
    Cores.share(erasers.isEmpty ? 0 : shares.count) { share in
      // One element is enough.
      var known = entered.withLock { $0 }
      for place in shares[share] where known.contains(false) && !elements[place].isEraser {
        let width = elements[place].width * widthScale
        let box = boxes[place].mapped(by: map).grown(by: width / 2)
        let layer = elements[place].layer
        var ink: ErasableStroke?
        for (number, mark) in marks.enumerated()
        where !known[number] && mark.mayTake(from: place, in: layer, within: box) {
          let line =
            ink
            ?? ErasableStroke(
              elements[place].moved(by: map, widthScale: widthScale, on: paper).line(on: paper),
              on: paper)
          ink = line
          known[number] = line.isTouched(by: erasers[number].path)
        }
      }
      entered.withLock { all in
        for number in known.indices where known[number] { all[number] = true }
      }
    }
    return entered.withLock { $0 }
  }
}

/// What of an eraser says that it takes nothing off most elements.
private struct EraserMark {
  private let place: Int
  private let layer: Layer.ID
  private let reach: PaperBox

  init(_ eraser: ElementIndex.Eraser, in layer: Layer.ID) {
    (place, reach) = (eraser.place, eraser.path.reach)
    self.layer = layer
  }

  /// - Parameters:
  ///   - place: of an element in a layer.
  ///   - box: round its ink.
  func mayTake(from place: Int, in layer: Layer.ID, within box: PaperBox) -> Bool {
    reach.intersects(box) && place < self.place && layer == self.layer
  }
}

extension ArraySlice<Int> {
  /// In parts that give a thread enough to do.
  fileprivate var shares: [ArraySlice<Int>] {
    stride(from: startIndex, to: endIndex, by: 64).map { self[$0..<Swift.min($0 + 64, endIndex)] }
  }
}

extension PaintingEdit {
  /// Nil where there is nothing to bind.
  static func binding(_ bindings: [EraserBinding]) -> PaintingEdit? {
    bindings.isEmpty ? nil : .bindErasers(bindings)
  }
}
