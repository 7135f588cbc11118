import Canvas
import Base
import Widgets

// Selection by a rubber band, started on the background.
extension CollectionView {
  /// The width of the scrolling zone at an edge, and the share of the pointer's distance to scroll each time.
  private static let (edge, share) = (24.0, 0.4)
  private static let pause = Duration.milliseconds(16)

  func beginBand(at position: ViewPoint, _ modifiers: Modifiers) {
    let adds = !modifiers.isDisjoint(with: [.control, .shift])
    band = CollectionMarquee(
      from: inContent(position), keeping: adds ? choice.chosen : [], before: choice)
    bandPointer = position
  }

  func dragBand(to position: ViewPoint) {
    guard var band else { return }
    displayBand()
    band.drag(to: inContent(position))
    self.band = band
    bandPointer = position
    displayBand()
    guard band.isDrawn else { return }
    let touched = grid.indices(touching: band.rect).map { entries[$0].key }
    let wanted = band.kept.union(touched)
    if wanted != choice.chosen { choice.choose(wanted) }
    if edgeSpeed != 0, cancelEdgeScroll == nil { scrollAtEdge() }
  }

  /// Ends the rubber band. One that wasn't drawn is a click on the background.
  func endBand() {
    guard let band else { return }
    if !band.isDrawn, band.kept.isEmpty { choice.chooseNone() }
    dropBand()
  }

  func cancelBand() {
    guard let band else { return }
    var before = band.before
    before.update(to: ChunkedArray(entries.lazy.map(\.key)))
    choice = before
    dropBand()
  }

  private func dropBand() {
    displayBand()
    band = nil
    cancelEdgeScroll?()
    cancelEdgeScroll = nil
  }

  func drawBand(_ pass: RenderPass) {
    guard let band, band.isDrawn else { return }
    let rect = inView(band.rect)
    pass.context.setColor(pass.theme.accent.with(alpha: 0.14))
    pass.context.rectangle(rect)
    pass.context.fill()
    pass.context.setColor(pass.theme.accent)
    pass.context.setLine(width: 1)
    pass.context.rectangle(snapped(rect).inset(0.5))
    pass.context.stroke()
  }

  private func displayBand() {
    guard let band, band.isDrawn else { return }
    setNeedsDisplay(inView(band.rect).inset(-2))
  }

  private func inContent(_ point: ViewPoint) -> ViewPoint {
    point + ViewPoint(x: 0, y: scrollbar.scrolling.offset)
  }

  private func inView(_ rect: ViewRect) -> ViewRect {
    rect.offset(by: ViewPoint(x: 0, y: -scrollbar.scrolling.offset))
  }

  // MARK: Scrolling

  /// The distance to scroll in a turn, in points; negative for up.
  private var edgeSpeed: Double {
    let y = bandPointer.y
    if y < Self.edge { return (y - Self.edge) * Self.share }
    let lower = bounds.height - Self.edge
    return y > lower ? (y - lower) * Self.share : 0
  }

  private func scrollAtEdge() {
    cancelEdgeScroll = window?.host?.after(Self.pause) { [weak self] in
      guard let self, band != nil else { return }
      cancelEdgeScroll = nil
      let speed = edgeSpeed
      if speed != 0, scroll({ $0.scroll(to: $0.offset + speed) }) { dragBand(to: bandPointer) }
    }
  }
}
