import Base
import Documents
import Synchronization

// The relation between erasers and erased elements. For many of both, each element's line is computed once for all
// erasers, and a grid of these rules on most pairs.
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
    let indices = indices?[...] ?? ArraySlice(elements.indices)
    let groups = groups(of: erasers, forMany: indices.count >= Self.manyElements)
    let shares = indices.shares
    let found = Cores.map(shares.count) { share in
      var pairs: [(eraser: Int, index: Int)] = []
      for index in shares[share] where !elements[index].isEraser {
        let box = boxes[index].grown(by: elements[index].reach)
        let layer = elements[index].layer
        var line: Stroke?
        for (number, group) in groups.enumerated() {
          let candidates = group.candidates(over: index, in: layer, around: box)
          guard candidates != 0 else { continue }
          let own = line ?? stroke(at: index)
          line = own
          for bit in group.touching(own, among: candidates, within: box, on: paper).bits {
            pairs.append((number * EraserGrid.mostErasers + bit, index))
          }
        }
      }
      return pairs
    }
    var touched = [[Int]](repeating: [], count: erasers.count)
    for (eraser, index) in found.joined() { touched[eraser].append(index) }
    return touched
  }

  /// The number of elements that is worth a grid of the erasers.
  private static let manyElements = 128

  private func groups(of erasers: [Eraser], forMany isForMany: Bool) -> [EraserGroup] {
    let starts = Array(stride(from: 0, to: erasers.count, by: EraserGrid.mostErasers))
    return Cores.map(starts.count) { number in
      let end = min(starts[number] + EraserGrid.mostErasers, erasers.count)
      return EraserGroup(Array(erasers[starts[number]..<end]), in: self, isForMany: isForMany)
    }
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
    let groups = groups(of: erasers, forMany: false)
    let shares = indices[...].shares
    let entered = Mutex([UInt64](repeating: 0, count: groups.count))
    Cores.share(groups.isEmpty ? 0 : shares.count) { share in
      // One element is enough.
      var known = entered.withLock { $0 }
      for index in shares[share] where !elements[index].isEraser {
        let reach = elements[index].reach * widthScale
        let box = boxes[index].mapped(by: map).grown(by: reach)
        let layer = elements[index].layer
        var line: Stroke?
        for (number, group) in groups.enumerated() {
          let candidates = group.candidates(
            over: index, in: layer, around: box, besides: known[number])
          guard candidates != 0 else { continue }
          let moved =
            line
            ?? elements[index].moved(by: map, widthScale: widthScale, on: paper).line(on: paper)
          line = moved
          known[number] |= group.touching(moved, among: candidates, within: box, on: paper)
        }
      }
      entered.withLock { all in
        for number in known.indices { all[number] |= known[number] }
      }
    }
    let sets = entered.withLock { $0 }
    return erasers.indices.map {
      sets[$0 / EraserGrid.mostErasers] >> UInt64($0 % EraserGrid.mostErasers) & 1 != 0
    }
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
