import CLife

// Computes the results of nodes several at a time, to wait for memory once for all of them.
extension HashLife {
  private typealias Parts = HashLifeTable.Parts

  /// The number of half-width nodes, overlapping by half, that make up a node, row by row; also the greatest number of
  /// nodes processed at once.
  private static var frameSize: Int { 9 }
  /// The greatest number of a frame's nodes looked up at once.
  private static var mostSought: Int { 5 }

  /// The middle half of the root, 2 to the power of an exponent generations later.
  mutating func middle(ofRootAfter exponent: Int) -> Node {
    pending.own(0)
    sought.own(0)
    while pending.capacity < 1 + Self.frameSize * Self.frameSize * level { pending.grow() }
    pending.start[0] = root
    pendingCount = 1
    defer { pendingCount = 0 }
    advance(pending.start, 1, level, exponent, isBackgroundAlive)
    return pending.start[0]
  }

  /// Replaces nodes by their middle halves, 2 to the power of an exponent generations later, or as many as their level
  /// allows. The result is meaningless if cancelled.
  private mutating func advance(
    _ nodes: UnsafeMutablePointer<Node>, _ count: Int, _ level: Int, _ exponent: Int,
    _ isBackgroundAlive: Bool
  ) {
    let exponent = min(exponent, level - 2)
    let key = UInt32(exponent) << 1 | (isBackgroundAlive ? 1 : 0)
    var rest = HashLifeIndices(all: count)
    while !rest.isEmpty {
      var unknown = HashLifeIndices()
      // Nodes equal to others wait until those are known.
      var waiting = HashLifeIndices()
      for place in rest {
        let known = table.result(of: nodes[place], key: key)
        if known != 0 {
          nodes[place] = known
        } else if unknown.contains(where: { nodes[$0] == nodes[place] }) {
          waiting.insert(place)
        } else {
          unknown.insert(place)
        }
      }
      if unknown.isEmpty { return }
      if level == table.leaves.level + 1 {
        takeLeaves(unknown, of: nodes, 1 << exponent, isBackgroundAlive, key)
      } else {
        let frames = pending.start + pendingCount
        let size = unknown.count * Self.frameSize
        pendingCount += size
        advance(unknown, of: nodes, level, exponent, isBackgroundAlive, key, frames)
        pendingCount -= size
      }
      if isCalledOff { return }
      rest = waiting
    }
  }

  /// Computes inner nodes with unknown results.
  ///
  /// - Parameter frames: space for a frame of each.
  private mutating func advance(
    _ places: HashLifeIndices, of nodes: UnsafeMutablePointer<Node>, _ level: Int, _ exponent: Int,
    _ isBackgroundAlive: Bool, _ key: UInt32, _ frames: UnsafeMutablePointer<Node>
  ) {
    let (lower, end) = (level - 1, frames + places.count * Self.frameSize)
    takeApart(places, of: nodes, frames)
    for frame in stride(from: frames, to: end, by: Self.frameSize) {
      look()
      if isCalledOff { return }
      advance(frame, 9, lower, exponent, isBackgroundAlive)
    }
    if isCalledOff { return }
    if exponent < level - 2 {
      takeMiddles(of: frames, end, lower)
    } else {
      // The second half of the time.
      takeQuarters(of: frames, end)
      let half = background(afterOne: false, from: isBackgroundAlive)
      for frame in stride(from: frames, to: end, by: Self.frameSize) {
        advance(frame, 4, lower, exponent, half)
        if isCalledOff { return }
      }
    }
    for frame in stride(from: frames, to: end, by: Self.frameSize) {
      seek(0, of: frame, from: frames, Parts(frame[0], frame[1], frame[2], frame[3]))
    }
    fetch(1, of: frames, end)
    var frame = frames
    for place in places {
      let result = found(0, of: frame, from: frames)
      table.setResult(result, of: nodes[place], key: key)
      nodes[place] = result
      frame += Self.frameSize
    }
  }

  // MARK: Frames

  /// Splits each node into its nine nodes of half the width.
  private mutating func takeApart(
    _ places: HashLifeIndices, of nodes: UnsafeMutablePointer<Node>,
    _ frames: UnsafeMutablePointer<Node>
  ) {
    for place in places { table.fetchParts(of: nodes[place]) }
    var end = frames
    for place in places {
      let whole = table.inners[Int(nodes[place])]
      let (nw, ne) = (table.inners[Int(whole.nw)], table.inners[Int(whole.ne)])
      let (sw, se) = (table.inners[Int(whole.sw)], table.inners[Int(whole.se)])
      end[0] = whole.nw
      end[2] = whole.ne
      end[6] = whole.sw
      end[8] = whole.se
      seek(0, of: end, from: frames, Parts(nw.ne, ne.nw, nw.se, ne.sw))
      seek(1, of: end, from: frames, Parts(nw.sw, nw.se, sw.nw, sw.ne))
      seek(2, of: end, from: frames, Parts(nw.se, ne.sw, sw.ne, se.nw))
      seek(3, of: end, from: frames, Parts(ne.sw, ne.se, se.nw, se.ne))
      seek(4, of: end, from: frames, Parts(sw.ne, se.nw, sw.se, se.sw))
      end += Self.frameSize
    }
    fetch(5, of: frames, end)
    for frame in stride(from: frames, to: end, by: Self.frameSize) {
      frame[1] = found(0, of: frame, from: frames)
      frame[3] = found(1, of: frame, from: frames)
      frame[4] = found(2, of: frame, from: frames)
      frame[5] = found(3, of: frame, from: frames)
      frame[7] = found(4, of: frame, from: frames)
    }
  }

  /// Replaces the first four nodes of a frame by the overlapping nodes joined from all nine.
  private mutating func takeQuarters(
    of frames: UnsafeMutablePointer<Node>, _ end: UnsafeMutablePointer<Node>
  ) {
    for frame in stride(from: frames, to: end, by: Self.frameSize) {
      seek(0, of: frame, from: frames, Parts(frame[0], frame[1], frame[3], frame[4]))
      seek(1, of: frame, from: frames, Parts(frame[1], frame[2], frame[4], frame[5]))
      seek(2, of: frame, from: frames, Parts(frame[3], frame[4], frame[6], frame[7]))
      seek(3, of: frame, from: frames, Parts(frame[4], frame[5], frame[7], frame[8]))
    }
    takeFour(of: frames, end)
  }

  /// Replaces the first four nodes of a frame by their middles.
  ///
  /// - Parameter level: of the four.
  private mutating func takeMiddles(
    of frames: UnsafeMutablePointer<Node>, _ end: UnsafeMutablePointer<Node>, _ level: Int
  ) {
    if level == table.leaves.level + 1 {
      for frame in stride(from: frames, to: end, by: Self.frameSize) {
        table.takeLeafMiddles(of: frame)
      }
      return
    }
    for node in frames..<end { life_prefetch(table.inners + Int(node.pointee)) }
    for frame in stride(from: frames, to: end, by: Self.frameSize) {
      func parts(_ index: Int) -> HashLifeTable.Inner { table.inners[Int(frame[index])] }
      let (a, b, c) = (parts(0), parts(1), parts(2))
      let (d, e, f) = (parts(3), parts(4), parts(5))
      let (g, h, i) = (parts(6), parts(7), parts(8))
      seek(0, of: frame, from: frames, Parts(a.se, b.sw, d.ne, e.nw))
      seek(1, of: frame, from: frames, Parts(b.se, c.sw, e.ne, f.nw))
      seek(2, of: frame, from: frames, Parts(d.se, e.sw, g.ne, h.nw))
      seek(3, of: frame, from: frames, Parts(e.se, f.sw, h.ne, i.nw))
    }
    takeFour(of: frames, end)
  }

  private mutating func takeFour(
    of frames: UnsafeMutablePointer<Node>, _ end: UnsafeMutablePointer<Node>
  ) {
    fetch(4, of: frames, end)
    for frame in stride(from: frames, to: end, by: Self.frameSize) {
      for number in 0..<4 { frame[number] = found(number, of: frame, from: frames) }
    }
  }

  // MARK: Lookup

  /// Starts the lookup of a node for a frame.
  @inline(__always)
  private func seek(
    _ number: Int, of frame: UnsafeMutablePointer<Node>, from frames: UnsafeMutablePointer<Node>,
    _ parts: Parts
  ) {
    sought.start[(frame - frames) / Self.frameSize * Self.mostSought + number] = parts
    table.fetchPlace(of: parts)
  }

  /// Continues the lookup of a number of nodes in each frame.
  @inline(__always)
  private func fetch(
    _ count: Int, of frames: UnsafeMutablePointer<Node>, _ end: UnsafeMutablePointer<Node>
  ) {
    for index in 0..<(end - frames) / Self.frameSize {
      for number in 0..<count {
        table.fetchNode(of: sought.start[index * Self.mostSought + number])
      }
    }
  }

  @inline(__always)
  private mutating func found(
    _ number: Int, of frame: UnsafeMutablePointer<Node>, from frames: UnsafeMutablePointer<Node>
  ) -> Node {
    table.inner(
      sought.start[(frame - frames) / Self.frameSize * Self.mostSought + number])
  }

  // MARK: Leaves

  /// Replaces nodes of leaves by their middles, some generations later.
  private mutating func takeLeaves(
    _ places: HashLifeIndices, of nodes: UnsafeMutablePointer<Node>, _ generations: Int,
    _ isBackgroundAlive: Bool, _ key: UInt32
  ) {
    for place in places { table.fetchLeaves(of: nodes[place]) }
    var middles = InlineArray<9, UInt64>(repeating: 0)
    for place in places {
      look()
      middles[place] = middle(of: nodes[place], generations, isBackgroundAlive)
      table.fetchLeaf(middles[place])
    }
    for place in places {
      let leaf = table.leaf(middles[place])
      table.setResult(leaf, of: nodes[place], key: key)
      nodes[place] = leaf
    }
  }

  /// The middle 8 × 8 of 16 × 16 cells, 1, 2 or 4 generations later, or the middle 2 × 2 of 4 × 4 cells a generation
  /// later.
  private func middle(
    of node: Node, _ generations: Int, _ isBackgroundAlive: Bool
  ) -> UInt64 {
    let corners = table.corners(of: node)
    switch stepper {
    case .bits(let relative):
      return relative.middle(corners, after: generations, isBackgroundAlive: isBackgroundAlive)
    case .states(let cache): return cache.middle(corners)
    }
  }
}
