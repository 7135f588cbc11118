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
        return grownBack(own, others: core.subtracting(own), in: free, by: 4 * radius, goesOn)
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
    var reached = BitGrid(width: free.width, height: free.height)
    reached[x, y] = true
    for step in 0...distance {
      let hit = reached & core
      if !hit.isEmpty {
        for y in 0..<hit.height {
          let x = hit.first(true, from: 0, row: y)
          if x < hit.width { return core.component(of: x, y) }
        }
      }
      reached = reached.grown(step % 2 == 0 ? .four : .eight, within: free)
    }
    return nil
  }

  /// Both sides grow at the same pace.
  private static func grownBack(
    _ own: BitGrid, others: BitGrid, in free: BitGrid, by count: Int, _ goesOn: () -> Bool
  ) -> BitGrid? {
    var (own, others) = (BitGrowth(own), BitGrowth(others))
    for step in 0..<count {
      guard goesOn() else { return nil }
      let neighbours: BitGrid.Neighbours = step % 2 == 0 ? .four : .eight
      let isGrowing = own.grow(neighbours, within: free, outside: others.grid)
      _ = others.grow(neighbours, within: free, outside: own.grid)
      if !isGrowing { break }
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
