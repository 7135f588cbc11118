public import Base
import Canvas
import Rendering
import Widgets

// The line that the pointer draws, before it is one of the paper's.
extension PaintView {
  /// Follows the line of a gesture.
  public func follow(_ progress: LineProgress) {
    switch progress {
    case .began(let look): begin(look, [])
    case .grew(let sample): extend([sample])
    case .waits: leaveAsDraft()
    case .ended: dropLine()
    }
  }

  /// Whether there is a line that is none of the paper's.
  public var hasLine: Bool { line != nil }

  /// Makes the line one of the paper's, or as many as it has copies.
  public func keepLine() {
    guard line != nil else { return }
    line = nil
    if let live { live.keep(on: picture).forEach(show) } else { reload() }
    live = nil
  }

  private func dropLine() {
    if let live {
      live.cancel()
      live.bounds.forEach(show)
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

  private func begin(_ look: GestureLine, _ samples: [Sample]) {
    dropLine()
    line = (look, samples)
    do throws(CanvasError) {
      while surfaces.count < look.copies.count {
        surfaces.append(try LiveSurfaces(visible: picture.visible))
      }
      live = try LiveLine(
        look, on: paperRatio, in: viewport, surfaces: Array(surfaces.prefix(look.copies.count)))
      if !samples.isEmpty {
        try live?.append(samples).forEach(show)
        try live?.settlePieces()
      }
    } catch {
      // Without memory the line is not seen until it is finished, but it is kept.
      live = nil
    }
  }

  private func extend(_ samples: [Sample]) {
    line?.samples += samples
    if let damage = try? live?.append(samples) { damage.forEach(show) }
    guard let live, live.hasCompletePieces else { return }
    // What fails for want of memory is tried again with the next sample.
    _ = window?.host?.after(.zero) { [weak live] in try? live?.settlePieces() }
  }

  /// Shows the line where the paper is now.
  func restartLine() {
    surfaces = []
    live = nil
    if let line { begin(line.look, line.samples) }
  }

  /// The shape of the paper: that which it has on screen while it has none of its own.
  private var paperRatio: AspectRatio {
    aspectRatio ?? AspectRatio(of: viewport.paper.size) ?? .fourToThree
  }
}
