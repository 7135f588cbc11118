public import Base
import Canvas
import Rendering
import Widgets

// The line being drawn, before it becomes one of the paper's lines.
extension PaintView {
  /// Updates the line of a gesture.
  public func updateLine(after progress: LineProgress) {
    switch progress {
    case .began(let look): beginLine(look, [])
    case .grew(let sample): extend([sample])
    case .waits: leaveAsDraft()
    case .ended: dropLine()
    }
  }

  /// Whether a line is being drawn.
  public var hasLine: Bool { line != nil }

  /// Adds the line and its copies to the paper's lines.
  public func keepLine() {
    guard line != nil else { return }
    line = nil
    if let live { live.keep(on: picture).forEach(redraw) } else { reload() }
    live = nil
  }

  private func dropLine() {
    if let live {
      live.cancel()
      live.bounds.forEach(redraw)
    }
    live = nil
    line = nil
  }

  private func leaveAsDraft() {
    if let live {
      draft = .lines(
        live.lines.map { line in
          var line = line
          line.sheet = sheet
          return line
        })
    }
    dropLine()
  }

  private func beginLine(_ look: GestureLine, _ samples: [Sample]) {
    dropLine()
    line = (look, samples)
    do throws(CanvasError) {
      while surfaces.count < look.copies.count {
        surfaces.append(try LiveSurfaces(visible: picture.visible))
      }
      live = try LiveLine(
        look, on: paperRatio, in: viewport, surfaces: Array(surfaces.prefix(look.copies.count)))
      if !samples.isEmpty {
        try live?.append(samples).forEach(redraw)
        try live?.settlePieces()
      }
    } catch {
      // If memory is short, the line isn't visible until it is finished, but it is kept.
      live = nil
    }
  }

  private func extend(_ samples: [Sample]) {
    line?.samples += samples
    if let damage = try? live?.append(samples) { damage.forEach(redraw) }
    guard let live, live.hasCompletePieces else { return }
    // Anything that fails for lack of memory is retried with the next sample.
    _ = window?.host?.after(.zero) { [weak live] in try? live?.settlePieces() }
  }

  /// Restarts the line at the paper's present position.
  func restartLine() {
    surfaces = []
    live = nil
    if let line { beginLine(line.look, line.samples) }
  }

  /// The shape of the paper, or of its area on screen as long as it has none of its own.
  private var paperRatio: AspectRatio {
    aspectRatio ?? AspectRatio(of: viewport.paper.size) ?? .fourToThree
  }
}
