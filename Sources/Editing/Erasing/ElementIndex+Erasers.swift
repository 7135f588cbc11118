import Base
import Documents
import Synchronization

// The relation between erasers and erased elements. For many of both, each element's line is computed once for all
// erasers, and most pairs are ruled out by their boxes.
extension ElementIndex {
  struct Eraser: Sendable {
    let index: Int
    let path: EraserPath
  }

  func eraser(at index: Int) -> Eraser {
    Eraser(index: index, path: EraserPath(of: stroke(at: index), on: paper))
  }

  /// Returns the erasers above the lowest of some elements, from bottom to top.
  func erasers(over indices: [Int]) -> [Eraser] {
    guard let lowest = indices.first else { return [] }
    return elements.indices[(lowest + 1)...].filter { elements[$0].isEraser }.map(eraser)
  }

  /// Returns bindings of erasers to all elements that they erase ink from.
  func bindings(of erasers: [Eraser]) -> [EraserBinding] {
    zip(erasers, touched(by: erasers)).map { eraser, indices in
      EraserBinding(elements[eraser.index].id, to: ids(at: indices), remains: false)
    }
  }

  /// Returns the ascending indices of the elements erased by each eraser.
  ///
  /// - Parameter indices: the candidates in ascending order, or nil for all.
  func touched(by erasers: [Eraser], among indices: [Int]? = nil) -> [[Int]] {
    guard !erasers.isEmpty else { return [] }
    let marks = erasers.map { EraserMark($0, in: elements[$0.index].layer) }
    let indices = indices?[...] ?? ArraySlice(elements.indices)
    let shares = indices.shares
    let found = Cores.map(shares.count) { share in
      var pairs: [(eraser: Int, index: Int)] = []
      for index in shares[share] where !elements[index].isEraser {
        let box = boxes[index].grown(by: elements[index].width / 2)
        let layer = elements[index].layer
        var ink: ErasableStroke?
        for (number, mark) in marks.enumerated()
        where mark.mayTake(from: index, in: layer, within: box) {
          guard let near = near(index, erasers[number].path) else { continue }
          let line = ink ?? ErasableStroke(stroke(at: index), on: paper)
          ink = line
          if line.isTouched(by: near) { pairs.append((number, index)) }
        }
      }
      return pairs
    }
    var touched = [[Int]](repeating: [], count: erasers.count)
    for (eraser, index) in found.joined() { touched[eraser].append(index) }
    return touched
  }

  /// Whether an eraser erases any element that satisfies a predicate on its index.
  func touches(_ eraser: Eraser, where fits: (Int) -> Bool) -> Bool {
    indices(near: eraser.path.box, within: eraser.path.radius).contains {
      fits($0) && isEraser(eraser.index, over: $0) && touches(eraser.path, $0)
    }
  }

  func touches(_ eraser: EraserPath, _ index: Int) -> Bool {
    guard let near = near(index, eraser) else { return false }
    return stroke(at: index).isTouched(by: near, on: paper)
  }

  /// Returns, for each eraser, whether a moved element gets under it.
  ///
  /// - Parameter indices: the indices of the moved elements.
  func entered(
    _ erasers: [Eraser], by indices: [Int], movedBy map: PaperMap, widthScale: Double = 1
  ) -> [Bool] {
    let marks = erasers.map { EraserMark($0, in: elements[$0.index].layer) }
    let shares = indices[...].shares
    let entered = Mutex([Bool](repeating: false, count: erasers.count))
    Cores.share(erasers.isEmpty ? 0 : shares.count) { share in
      // One element is enough.
      var known = entered.withLock { $0 }
      for index in shares[share] where known.contains(false) && !elements[index].isEraser {
        let width = elements[index].width * widthScale
        let box = boxes[index].mapped(by: map).grown(by: width / 2)
        let layer = elements[index].layer
        var ink: ErasableStroke?
        for (number, mark) in marks.enumerated()
        where !known[number] && mark.mayTake(from: index, in: layer, within: box) {
          let line =
            ink
            ?? ErasableStroke(
              elements[index].moved(by: map, widthScale: widthScale, on: paper).line(on: paper),
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
  private let index: Int
  private let layer: Layer.ID
  private let reach: PaperBox

  init(_ eraser: ElementIndex.Eraser, in layer: Layer.ID) {
    (index, reach) = (eraser.index, eraser.path.reach)
    self.layer = layer
  }

  /// - Parameters:
  ///   - index: the index of an element in a layer.
  ///   - box: the bounds of its ink.
  func mayTake(from index: Int, in layer: Layer.ID, within box: PaperBox) -> Bool {
    reach.intersects(box) && index < self.index && layer == self.layer
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
