public import Documents
import Base

// Removal of ink that is erased completely.
extension ElementIndex {
  /// Adds erasers on top of their layer, and removes elements of that layer without any visible ink left.
  public func erasing(with erasers: [PaintingElement]) -> PaintingEdit {
    let new = paths(of: erasers.filter(\.isRoundEraser))
    let layer = erasers.first?.layer
    func isInLayer(_ index: Int) -> Bool { elements[index].layer == layer }
    let old = elements.indices.filter { elements[$0].isRoundEraser && isInLayer($0) }.map {
      Eraser(index: $0, path: EraserPath(of: stroke(at: $0), on: paper))
    }
    var reach = PaperBox()
    for path in new + old.map(\.path) { reach.add(path.reach) }
    let near = Set(new.flatMap { indices(near: $0.box, within: $0.radius) }).sorted()
    let gone = near.filter { index in
      guard !elements[index].isEraser, !elements[index].isLocked, isInLayer(index),
        reach.contains(boxes[index]) || !elements[index].erasures.isEmpty
      else { return false }
      let box = boxes[index].grown(by: elements[index].reach)
      let over =
        new + old.filter { $0.index > index }.map(\.path)
        + paths(of: elements[index].erasures.filter(\.isRoundEraser))
      return stroke(at: index)
        .isCovered(by: over.filter { $0.reach.intersects(box) }, on: paper)
    }
    return .joined([.add(erasers), gone.isEmpty ? nil : .remove(ids(at: gone))])
  }

  /// Erases only the unlocked elements of the erasers' layer, if the erasers touch any locked ones.
  ///
  /// - Returns: nil if they touch no locked ones, so that `erasing(with:)` suffices.
  func erasingUnlocked(with erasers: [PaintingElement]) -> PaintingEdit? {
    let layer = erasers.first?.layer
    var touching: [Int: [PaintingElement]] = [:]
    for (eraser, path) in zip(erasers, paths(of: erasers)) {
      for index in indices(near: path.box, within: path.radius) where touches(path, index) {
        guard elements[index].layer == layer, !elements[index].isEraser else { continue }
        touching[index, default: []].append(eraser)
      }
    }
    guard touching.contains(where: { elements[$0.key].isLocked }) else { return nil }
    let gone = Set(
      [erasing(with: erasers)].flatMap { edit -> [ElementID] in
        guard case .combined(let edits) = edit, case .replace(let gone)? = edits.last else {
          return []
        }
        return gone.map(\.id)
      })
    let open = touching.filter { !elements[$0.key].isLocked }.sorted { $0.key < $1.key }
    return .replace(
      open.map { index, erasers in
        let element = elements[index]
        return PaintingEdit.Replacement(
          element.id, by: gone.contains(element.id) ? [] : [element.erased(by: erasers)])
      })
  }

  private func paths(of erasers: [PaintingElement]) -> [EraserPath] {
    erasers.map { EraserPath(of: $0.line(on: paper), on: paper) }
  }
}

extension PaintingElement {
  /// Whether it erases everything near its line. An eraser from a file may have flat ends or gaps.
  fileprivate var isRoundEraser: Bool {
    isEraser && style.cap == .round && style.join == .round && style.dash.isSolid
      && !style.hand.changesWidth
  }
}

extension Stroke {
  /// Whether erasers cover all of the stroke's ink; false if uncertain.
  ///
  /// Tests points of the ink against slightly thinner erasers. The points are so close together that erasers covering
  /// all of them also cover the ink between.
  ///
  /// - Parameter erasers: round, with a constant width.
  func isCovered(by erasers: [EraserPath], on paper: AspectRatio) -> Bool {
    if isArea { return isCleared(polygons(on: paper), by: fillRule, erasers) }
    guard tool != .eraser, !style.heads.isVisible, let thinnest = erasers.map(\.radius).min()
    else { return false }
    if let filled {
      let edge = samples.map { PaperPoint($0.position, on: paper) }
      guard isCleared([edge], by: filled.rule, erasers) else { return false }
    }
    let spacing = thinnest / 4
    let margin = spacing * 0.75
    let points = samples.map { PaperPoint($0.position, on: paper) }
    func isErased(_ point: PaperPoint) -> Bool {
      erasers.contains { $0.touches(from: point, to: point, grownBy: -margin) }
    }
    let isSpattered = style.kind.name == .spatter
    guard isSpattered || points.allSatisfy(isErased) else { return false }
    // The corners of a miter extend past the width of the line.
    let corner = style.join == .miter && points.count > 2 ? LineJoin.miterLimit : 1
    let runCount = erasers.reduce(0) { $0 + $1.runCount }
    var cost = 0
    let ink = isSpattered ? ink(on: paper) : ink(along: samples + samples.suffix(1), on: paper)
    for stretch in ink {
      let reach = stretch.largestRadius * corner
      let lanes = max(1, Int(saturating: (reach / spacing).rounded(.up)))
      let way = stretch.end - stretch.start
      let along = way.length > 0 ? way * (1 / way.length) : PaperVector(dx: 1, dy: 0)
      let across = PaperVector(dx: -along.dy, dy: along.dx)
      let length = way.length + 2 * reach
      let steps = max(1, Int(saturating: (length / spacing).rounded(.up)))
      cost += (steps + 1) * (2 * lanes + 1) * runCount
      guard cost <= Self.mostLooks else { return false }
      for step in 0...steps {
        let position = stretch.start + along * (length * Double(step) / Double(steps) - reach)
        for lane in -lanes...lanes {
          guard isErased(position + across * (reach * Double(lane) / Double(lanes))) else {
            return false
          }
        }
      }
    }
    return true
  }

  /// Whether erasers cover a region within polygons; false if the computation would take too long.
  private func isCleared(
    _ polygons: [[PaperPoint]], by rule: FillRule, _ erasers: [EraserPath]
  ) -> Bool {
    guard !erasers.isEmpty else { return false }
    let remainder = RegionParts(
      of: polygons, by: rule, without: erasers, tolerance: PaintingElement.finest)
    return remainder?.parts.isEmpty ?? false
  }

  /// The maximum number of eraser runs tested for a line. Beyond that, it counts as visible.
  private static let mostLooks = 5_000_000
}
