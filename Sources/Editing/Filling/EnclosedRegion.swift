/// What ink encloses round a place, as pixels.
enum EnclosedRegion {
  /// The pixels that hang together with one, where gaps up to a size count as closed.
  ///
  /// A ball that is wider than the gap rolls as far as it gets. What it can't get into, such as corners, belongs to the
  /// side from which it is nearer, so that a gap ends halfway. Where the ball does not fit round the place it is made
  /// smaller: then smaller gaps alone are closed. (Zhang, Chen, Hu, Martin, "Vectorizing Cartoon Animations", 2009,
  /// call it a trapped ball.)
  ///
  /// - Parameters:
  ///   - free: what is not ink.
  ///   - gap: in pixels.
  ///   - goesOn: asked now and then.
  /// - Returns: none where the place is ink; nil where it was called off.
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

  /// The part of a core that is nearest to a place, on a way through what is free.
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

  /// Both sides grow at the same pace, into what the ball covers and then, for three times as long, into what it could
  /// not get into.
  ///
  /// All that the ball covers is free, and nothing lies in its way there. So the sides grow by many pixels at once, but
  /// for what both of them cover: there it is decided step by step which of them comes first.
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

  /// One side after some steps of growing against another.
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
      // Where it reaches none of four neighbours it may yet reach one of eight.
      if standstill == 2 { break }
    }
    return own.grid
  }

  /// The region with so much of the ink round it that no pale seam is seen where the ink lies over it: never as far as
  /// what is free beyond the ink.
  static func underInk(_ region: BitGrid, free: BitGrid, by count: Int) -> BitGrid {
    let ink = ~free
    let beyond = free.subtracting(region).grown(.four)
    let room = ink.subtracting(beyond)
    var region = region
    for step in 0..<count { region = region.grown(step % 2 == 0 ? .four : .eight, within: room) }
    return region
  }
}
