public import Base
import Documents
import Texts

extension ToolContext {
  /// Fills what ink encloses round a point, as it is seen: what reaches farther than what is seen, is drawn first.
  public func fill(at point: PaperPoint) {
    let size = ratio.paperSize
    guard (0...size.dx).contains(point.x), (0...size.dy).contains(point.y) else { return }
    guard mayDraw() else { return }
    giveShape()
    session.whenReady { [weak self] in self?.beginFilling(at: point) }
  }

  private func beginFilling(at point: PaperPoint) {
    let fill = Fill(
      point: point, painting: painting, index: index, seen: sight.ink, draw: sight.drawingOfInk,
      layer: layer.id, gap: width(ofPoints: settings.gap), tolerance: settings.tolerance,
      style: LineStyle(color: brush.style.color))
    work.run(saying: texts.filling) {
      fill.edit(goesOn: $0)
    } done: { [weak self] outcome in
      guard let self, let outcome else { return }
      switch outcome {
      case .edit(let edit, let area):
        perform(edit)
        drawn.post(area)
      case .isTooFine: said.post(texts.fillFailed)
      case .calledOff: break
      }
    }
  }
}

/// What another thread needs to find the area and where it lies.
private struct Fill: Sendable {
  let point: PaperPoint
  let painting: Painting
  let index: ElementIndex
  let seen: InkPixels?
  let draw: DrawingOfInk
  let layer: Layer.ID
  let gap: Double
  /// 0…1.
  let tolerance: Double
  let style: LineStyle

  enum Outcome: Sendable {
    case edit(PaintingEdit, PaintingElement)
    /// Nothing is there that could be filled.
    case isTooFine
    case calledOff
  }

  /// The longer side of the picture in which is looked for what reaches farther than what is seen, in pixels.
  private static let wholeSide = 4096

  func edit(goesOn: @escaping @Sendable (Double) -> Bool) -> Outcome {
    if let seen {
      switch area(in: seen, goesOn) {
      case .area(let outline): return outcome(outline, in: seen)
      case .nothing: return .isTooFine
      case nil: return .calledOff
      case .leadsOutside: break
      }
    }
    guard let whole = draw(painting, Self.wholeSide, { goesOn(0.9 * $0) }) else {
      return .calledOff
    }
    switch area(in: whole, goesOn) {
    case .area(let outline): return outcome(outline, in: whole)
    case .nothing, .leadsOutside: return .isTooFine
    case nil: return .calledOff
    }
  }

  private func area(
    in ink: InkPixels, _ goesOn: (Double) -> Bool
  ) -> AreaTracing.Result? {
    AreaTracing.area(at: point, in: ink, closing: gap, likeness: tolerance, on: index.paper) {
      goesOn(0.95)
    }
  }

  private func outcome(_ outline: AreaOutline, in ink: InkPixels) -> Outcome {
    // Nothing of its look depends on the width.
    let area = PaintingElement(
      layer: layer, .area(outline), width: PaperScale.length(ofPoints: 1), style: style)
    let reach = ink.length(ofPixels: Double(AreaTracing.overlap))
    return .edit(index.filling(with: area, at: point, reach: reach), area)
  }
}
