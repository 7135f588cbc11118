public import Base
import Documents
import Texts

extension ToolContext {
  /// Fills the visible area enclosed by ink around a point. If it extends past the visible part of the paper, draws the
  /// whole painting first.
  public func fill(at point: PaperPoint) {
    let size = ratio.paperSize
    guard (0...size.dx).contains(point.x), (0...size.dy).contains(point.y) else { return }
    guard mayDraw() else { return }
    giveShape()
    session.whenReady { [weak self] in self?.beginFilling(at: point) }
  }

  private func beginFilling(at point: PaperPoint) {
    let fill = Fill(
      point: point, painting: painting, index: index, seen: display.ink, draw: display.drawingOfInk,
      layer: layer.id, gap: width(ofPoints: settings.gap), tolerance: settings.tolerance,
      style: LineStyle(color: brush.style.color), inks: brush.inks)
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

/// The input for finding the area and its height on another thread.
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
  let inks: BrushInks

  enum Outcome: Sendable {
    case edit(PaintingEdit, PaintingElement)
    /// There is nothing to fill.
    case isTooFine
    case calledOff
  }

  /// The longer side, in pixels, of the picture used for areas that extend past the visible part.
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
    // The width has no effect on an area.
    let area = PaintingElement(
      layer: layer, .area(outline), width: PaperScale.length(ofPoints: 1), style: style
    ).inked(by: inks, on: index.paper)
    let reach = ink.length(ofPixels: Double(AreaTracing.overlap))
    return .edit(index.filling(with: area, at: point, reach: reach), area)
  }
}
