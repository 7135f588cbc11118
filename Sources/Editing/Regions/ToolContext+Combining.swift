import Base
import Documents
import Texts

// Boolean operations of the selected elements.
extension ToolContext {
  /// Whether several elements with an inside are selected.
  public var canCombine: Bool {
    guard selection.indices.count > 1 else { return false }
    return selection.elements.prefix(Self.mostCombined).allSatisfy { element in
      !element.isEraser && element.content.picture == nil && element.content.pointCount > 1
    }
  }

  /// The number of elements that are looked at before an operation begins.
  private static let mostCombined = 1000

  /// Replaces the selected elements by the result of an operation, which looks like the lowest of them, and selects it.
  public func combine(_ operation: RegionOperation) {
    guard canCombine, mayDraw() else { return }
    let (combination, selected) = (
      Combination(
        operation: operation, elements: index.elementsWithGaps(at: selection.indices),
        paper: ratio), selection.ids
    )
    work.run(saying: { [texts] in texts.paths.combining($0) }) {
      combination.outcome(goesOn: $0)
    } done: { [weak self] outcome in
      guard let self, let outcome, selection.ids == selected else { return }
      switch outcome {
      case .elements(let elements): replace(selected, by: elements)
      case .isEmpty: said.post(texts.paths.nothingLeft)
      case .isTooFine: said.post(texts.paths.tooFine)
      case .calledOff: break
      }
    }
  }

  /// Replaces elements by others in the place of the first, which keeps its id, and selects those.
  private func replace(_ ids: [ElementID], by elements: [PaintingElement]) {
    guard let first = ids.first else { return }
    let replacements = ids.map { id in
      PaintingEdit.Replacement(id, by: id == first ? elements : [])
    }
    perform(.replace(replacements)) { [weak self] isChanged in
      guard let self, isChanged,
        let place = painting.elements.firstIndex(where: { $0.id == first })
      else { return }
      let end = min(place + elements.count, painting.elements.count)
      selection.select((place..<end).map { self.painting.elements[$0].id })
    }
  }
}

/// The input of an operation on another thread.
private struct Combination: Sendable {
  let operation: RegionOperation
  /// From the lowest to the topmost, with what is erased of them.
  let elements: [PaintingElement]
  let paper: AspectRatio

  enum Outcome: Sendable {
    case elements([PaintingElement])
    case isEmpty
    /// It would take too long.
    case isTooFine
    case calledOff
  }

  func outcome(goesOn: @Sendable (Double) -> Bool) -> Outcome {
    let regions = elements.compactMap { CurvedRegion(of: $0, on: paper) }
    guard regions.count == elements.count, let lowest = elements.first,
      let parts = operation.applied(to: regions, goesOn: goesOn)
    else { return goesOn(1) ? .isTooFine : .calledOff }
    guard !parts.isEmpty else { return .isEmpty }
    return .elements(
      lowest.redrawn(
        along: parts, isSeparate: operation == .division,
        erasedBy: elements.flatMap(\.erasures), on: paper))
  }
}
