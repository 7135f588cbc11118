extension PaperMap {
  /// Maps lengths of a paper's longer side to pixels from its corner.
  public init(toPixelsOf viewport: Viewport, from ratio: AspectRatio) {
    let size = ratio.paperSize
    self.init(
      xx: Double(viewport.paper.width) / size.dx, xy: 0, yx: 0,
      yy: Double(viewport.paper.height) / size.dy, x0: 0, y0: 0)
  }
}
