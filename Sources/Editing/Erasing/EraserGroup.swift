import Base
import Documents

/// Up to 64 erasers, each the bit of its number in a set, that are tested together against one element after the other.
struct EraserGroup {
  private let erasers: [ElementIndex.Eraser]
  /// Their indices, ascending.
  private let places: [Int]
  private let reaches: [PaperBox]
  /// The bounds of all.
  private let reach: PaperBox
  /// The erasers of each layer.
  private let layers: [Layer.ID: UInt64]
  private let grid: EraserGrid?

  /// - Parameters:
  ///   - erasers: at most 64, in ascending order.
  ///   - isForMany: prepares the test of many elements.
  init(_ erasers: [ElementIndex.Eraser], in index: ElementIndex, isForMany: Bool) {
    self.erasers = erasers
    places = erasers.map(\.index)
    reaches = erasers.map(\.path.reach)
    var (reach, layers) = (PaperBox(), [Layer.ID: UInt64]())
    for (number, eraser) in erasers.enumerated() {
      reach.add(reaches[number])
      layers[index.elements[eraser.index].layer, default: 0] |= 1 << UInt64(number)
    }
    (self.reach, self.layers) = (reach, layers)
    grid = isForMany ? EraserGrid(erasers.map(\.path)) : nil
  }

  /// Returns the erasers above an element in its layer with bounds that meet those of its ink.
  ///
  /// - Parameters:
  ///   - box: the bounds of its ink.
  ///   - others: erasers to leave out.
  func candidates(
    over index: Int, in layer: Layer.ID, around box: PaperBox, besides others: UInt64 = 0
  ) -> UInt64 {
    let own = (layers[layer] ?? 0) & ~others
    guard own != 0, reach.intersects(box) else { return 0 }
    var candidates: UInt64 = 0
    // From the top, down to the element.
    for number in erasers.indices.reversed() {
      guard places[number] > index else { break }
      if reaches[number].intersects(box) { candidates |= 1 << UInt64(number) }
    }
    return candidates & own
  }

  /// Returns the erasers that touch the ink of a line.
  ///
  /// - Parameters:
  ///   - candidates: the erasers to test.
  ///   - box: the bounds of its ink.
  func touching(
    _ line: Stroke, among candidates: UInt64, within box: PaperBox, on paper: AspectRatio
  ) -> UInt64 {
    var (touching, uncertain): (UInt64, UInt64) = (0, candidates)
    if let found = grid?.erasers(touching: line, among: candidates, on: paper) {
      touching = candidates & found.certain
      uncertain = candidates & found.possible & ~found.certain
    }
    guard uncertain != 0 else { return touching }
    let ink = ErasableStroke(line, on: paper)
    for number in uncertain.bits {
      if let near = erasers[number].path.near(box, grownBy: 0), ink.isTouched(by: near) {
        touching |= 1 << UInt64(number)
      }
    }
    return touching
  }
}

extension UInt64 {
  /// The numbers of its bits that are set, ascending.
  var bits: some Sequence<Int> {
    sequence(state: self) { (rest: inout UInt64) -> Int? in
      guard rest != 0 else { return nil }
      defer { rest &= rest - 1 }
      return rest.trailingZeroBitCount
    }
  }
}
