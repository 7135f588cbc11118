import Base

// Adding and removing nodes.
extension NodePath {
  /// Adds a node on a curve, which keeps its course, by de Casteljau's algorithm.
  ///
  /// - Parameters:
  ///   - index: of the curve's first node.
  ///   - t: the parameter of the new node, 0…1.
  /// - Returns: the index of the new node; nil if there is no such curve.
  @discardableResult
  public mutating func insertNode(on index: Int, at t: Double) -> Int? {
    guard (0..<curveCount).contains(index), t > 0, t < 1 else { return nil }
    let (curve, next) = (curve(index), following(index))
    let knot = curve.knot(at: t)
    var node = PathNode(knot.position, pressure: knot.pressure)
    if !isStraight(index) {
      let (first, second) = (curve.part(from: 0, to: t), curve.part(from: t, to: 1))
      (node.arriving, node.leaving) = (first.endControl, second.startControl)
      node.kind = .smooth
      shorten(.leaving, of: index, to: first.startControl)
      shorten(.arriving, of: next, to: second.endControl)
    }
    nodes.insert(node, at: index + 1)
    return index + 1
  }

  /// Moves a handle along its own direction, after which a symmetric node is only smooth.
  private mutating func shorten(_ side: PathNode.Side, of index: Int, to place: PaperPoint) {
    guard nodes[index][side] != place else { return }
    nodes[index][side] = place
    if nodes[index].kind == .symmetric { nodes[index].kind = .smooth }
  }

  /// Removes nodes. A curve is fitted to each gap, from and to the directions there; straight lines stay straight.
  ///
  /// - Returns: false, without a change, if fewer than two nodes were left.
  public mutating func removeNodes(_ indices: Set<Int>) -> Bool {
    let kept = nodes.indices.filter { !indices.contains($0) }
    guard kept.count < nodes.count, kept.count >= 2 else { return kept.count == nodes.count }
    var new = kept.map { nodes[$0] }
    for place in kept.indices {
      let next = place + 1 < kept.count ? place + 1 : 0
      guard next > 0 || isClosed else { continue }
      let (first, last) = (kept[place], kept[next])
      guard following(first) != last, let curve = curve(replacing: first, to: last) else {
        continue
      }
      new[place].setHandle(.leaving, to: curve.startControl)
      new[next].setHandle(.arriving, to: curve.endControl)
    }
    nodes = new
    return true
  }

  /// Returns a curve near those from one node to another, or nil if these are straight lines.
  private func curve(replacing first: Int, to last: Int) -> CurveSegment? {
    var gap: [CurveSegment] = []
    var (index, isStraight) = (first, true)
    repeat {
      gap.append(curve(index))
      isStraight = isStraight && self.isStraight(index)
      index = following(index)
    } while index != last
    guard !isStraight else {
      let (start, end) = (gap[0].start, gap[gap.count - 1].end)
      return CurveSegment(
        from: start, startControl: start.position, endControl: end.position, to: end)
    }
    let steps = 12
    var points = [gap[0].start.position]
    for curve in gap {
      for step in 1...steps {
        points.append(curve.knot(at: Double(step) / Double(steps)).position)
      }
    }
    return LeastSquaresCubic.fit(
      points[...], leaving: gap[0].startDirection, arriving: -gap[gap.count - 1].endDirection)
  }
}

extension PathNode {
  /// Sets a handle in place of one with the same direction, after which a symmetric node is only smooth.
  fileprivate mutating func setHandle(_ side: Side, to place: PaperPoint) {
    self[side] = place
    if kind == .symmetric { kind = .smooth }
    if !hasHandle(side), kind == .smooth { kind = .corner }
  }
}

extension CurveSegment {
  /// The direction at its start, of length 1.
  var startDirection: PaperVector {
    let start = start.position
    let ways = [startControl - start, endControl - start, end.position - start]
    return ways.lazy.compactMap(\.unit).first ?? PaperVector(dx: 1, dy: 0)
  }

  /// The direction at its end, of length 1.
  var endDirection: PaperVector {
    let end = end.position
    let ways = [end - endControl, end - startControl, end - start.position]
    return ways.lazy.compactMap(\.unit).first ?? PaperVector(dx: 1, dy: 0)
  }
}
