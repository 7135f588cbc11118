import Base
import Documents
import Synchronization

// The relation between erasers and erased elements. For many of both, each element's line is computed once for all
// erasers, and most pairs are ruled out by their boxes.
extension ElementIndex {
  struct Eraser: Sendable {
    let place: Int
    let path: EraserPath
  }

  func eraser(at place: Int) -> Eraser {
    Eraser(place: place, path: EraserPath(of: stroke(at: place), on: paper))
  }

  /// Returns the erasers above the lowest of some elements, from bottom to top.
  func erasers(over places: [Int]) -> [Eraser] {
    guard let lowest = places.first else { return [] }
    return elements.indices[(lowest + 1)...].filter { elements[$0].isEraser }.map(eraser)
  }

  /// Returns bindings of erasers to all elements that they erase ink from.
  func bindings(of erasers: [Eraser]) -> [EraserBinding] {
    zip(erasers, touched(by: erasers)).map { eraser, places in
      EraserBinding(elements[eraser.place].id, to: ids(at: places), remains: false)
    }
  }

  /// Returns the ascending indices of the elements erased by each eraser.
  ///
  /// - Parameter places: the candidates in ascending order, or nil for all.
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

  /// Whether an eraser erases any element that satisfies a predicate on its index.
  func touches(_ eraser: Eraser, where fits: (Int) -> Bool) -> Bool {
    places(near: eraser.path.box, within: eraser.path.radius).contains {
      fits($0) && isEraser(eraser.place, over: $0) && touches(eraser.path, $0)
    }
  }

  func touches(_ eraser: EraserPath, _ place: Int) -> Bool {
    guard let near = near(place, eraser) else { return false }
    return stroke(at: place).isTouched(by: near, on: paper)
  }

  /// Returns, for each eraser, whether a moved element gets under it.
  ///
  /// - Parameter places: the indices of the moved elements.
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

/// The data of an eraser for ruling out most elements.
private struct EraserMark {
  private let place: Int
  private let layer: Layer.ID
  private let reach: PaperBox

  init(_ eraser: ElementIndex.Eraser, in layer: Layer.ID) {
    (place, reach) = (eraser.place, eraser.path.reach)
    self.layer = layer
  }

  /// - Parameters:
  ///   - place: the index of an element in a layer.
  ///   - box: the bounds of its ink.
  func mayTake(from place: Int, in layer: Layer.ID, within box: PaperBox) -> Bool {
    reach.intersects(box) && place < self.place && layer == self.layer
  }
}

extension ArraySlice<Int> {
  /// Slices large enough to keep a thread busy.
  fileprivate var shares: [ArraySlice<Int>] {
    stride(from: startIndex, to: endIndex, by: 64).map { self[$0..<Swift.min($0 + 64, endIndex)] }
  }
}

extension PaintingEdit {
  /// Returns nil if there is nothing to bind.
  static func binding(_ bindings: [EraserBinding]) -> PaintingEdit? {
    bindings.isEmpty ? nil : .bindErasers(bindings)
  }
}
