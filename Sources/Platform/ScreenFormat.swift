internal import CX11

/// The visual for our pixels: 32 bits each, `0xRRGGBB` in the lower 24.
struct ScreenFormat {
  let visual: UnsafeMutablePointer<Visual>
  let depth: Int32
  /// A colormap for windows of this visual.
  let colormap: UInt

  init(connection: OpaquePointer, screen: Int32, root: UInt) throws(DesktopError) {
    let usual = XDefaultVisual(connection, screen)
    let usualDepth = XDefaultDepth(connection, screen)
    if let usual, usualDepth == 24 || usualDepth == 32, Self.suits(usual.pointee) {
      visual = usual
      depth = usualDepth
      colormap = XDefaultColormap(connection, screen)
      return
    }
    var match = XVisualInfo()
    guard XMatchVisualInfo(connection, screen, 24, TrueColor, &match) != 0,
      let visual = match.visual, Self.suits(visual.pointee)
    else { throw .noTrueColor(depth: Int(usualDepth)) }
    self.visual = visual
    depth = 24
    colormap = XCreateColormap(connection, root, visual, AllocNone)
  }

  private static func suits(_ visual: Visual) -> Bool {
    visual.class == TrueColor && visual.red_mask == 0xff0000 && visual.green_mask == 0xff00
      && visual.blue_mask == 0xff
  }
}
