/// The pixels enclosed by ink around a point.
enum EnclosedRegion {
  /// Returns the pixels connected to a given one, treating gaps up to a size as closed.
  ///
  /// Rolls a ball wider than the gap as far as it gets. Areas that it can't enter, such as corners, belong to the side
  /// from which they are nearer, so that a gap ends halfway. If the ball doesn't fit at the starting point, it is made
  /// smaller, so that only smaller gaps are closed. (Zhang, Chen, Hu, Martin, "Vectorizing Cartoon Animations", 2009,
  /// call it a trapped ball.)
  ///
  /// - Parameters:
  ///   - free: the pixels without ink.
  ///   - gap: in pixels.
  ///   - goesOn: called now and then. Returning false cancels.
  /// - Returns: no pixels if the point is ink; nil when cancelled.
  static func pixels(
    of free: BitGrid, around x: Int, _ y: Int, closing gap: Int,
    goesOn: () -> Bool = { true }
  ) -> BitGrid? {
    var radius = (gap + 1) / 2
    while radius > 0, free[x, y] {
      let core = ~(~free).grown(fromEdgesToo: radius)
      if let own = nearest(core, to: x, y, in: free, within: 2 * radius) {
        return grownBack(own, others: core.subtracting(own), in: free, radius: radius, goesOn)
      }
      guard goesOn() else { return nil }
      radius /= 2
    }
    return free.component(of: x, y)
  }

  /// Returns the part of a core nearest to a point along free pixels.
  private static func nearest(
    _ core: BitGrid, to x: Int, _ y: Int, in free: BitGrid, within distance: Int
  ) -> BitGrid? {
    let none = BitGrid(width: free.width, height: free.height)
    var start = none
    start[x, y] = true
    var reached = BitGrowth(start)
    for step in 0...distance {
      if let (x, y) = (reached.grid & core).firstPixel { return core.component(of: x, y) }
      _ = reached.grow(step % 2 == 0 ? .four : .eight, within: free, outside: none)
    }
    return nil
  }

  /// Grows both sides at the same pace, into the pixels covered by the ball and then, for three times as long, into the
  /// ones that it couldn't enter.
  ///
  /// Everything covered by the ball is free and unobstructed, so there the sides grow by many pixels at once. Where
  /// both cover the same pixels, growing step by step decides which side gets there first.
  private static func grownBack(
    _ own: BitGrid, others: BitGrid, in free: BitGrid, radius: Int, _ goesOn: () -> Bool
  ) -> BitGrid? {
    var covered = (own.grown(by: radius), others.grown(by: radius))
    let contested = covered.0 & covered.1
    guard goesOn() else { return nil }
    if !contested.isEmpty {
      let near = free & contested.grown(by: radius)
      guard
        let first = grown(own & near, others & near, in: near, steps: 0..<radius, goesOn)
      else { return nil }
      covered.0 = covered.0.subtracting(contested) | first & contested
      covered.1 = covered.1.subtracting(covered.0)
    }
    return grown(covered.0, covered.1, in: free, steps: radius..<4 * radius, goesOn)
  }

  /// Returns one side after a number of steps of growing against another.
  private static func grown(
    _ own: BitGrid, _ others: BitGrid, in free: BitGrid, steps: Range<Int>, _ goesOn: () -> Bool
  ) -> BitGrid? {
    var (own, others) = (BitGrowth(own), BitGrowth(others))
    var standstill = 0
    for step in steps {
      guard goesOn() else { return nil }
      let neighbours: BitGrid.Neighbours = step % 2 == 0 ? .four : .eight
      let isGrowing = own.grow(neighbours, within: free, outside: others.grid)
      _ = others.grow(neighbours, within: free, outside: own.grid)
      standstill = isGrowing ? 0 : standstill + 1
      // A step without four-neighbours may be followed by one with eight-neighbours.
      if standstill == 2 { break }
    }
    return own.grid
  }

  /// Extends the region below the surrounding ink, so that no pale seam shows, but never as far as free pixels beyond
  /// the ink.
  static func underInk(_ region: BitGrid, free: BitGrid, by count: Int) -> BitGrid {
    let ink = ~free
    let beyond = free.subtracting(region).grown(.four)
    let room = ink.subtracting(beyond)
    var region = region
    for step in 0..<count { region = region.grown(step % 2 == 0 ? .four : .eight, within: room) }
    return region
  }
}
