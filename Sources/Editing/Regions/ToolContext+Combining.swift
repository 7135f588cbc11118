import Base
import Documents
import Texts

// Operations on the regions of the selected elements.
extension ToolContext {
  /// The number of elements that are looked at before an operation begins.
  private static let mostExamined = 1000

  private func everySelected(_ fits: (PaintingElement) -> Bool) -> Bool {
    !selection.isEmpty && selection.elements.prefix(Self.mostExamined).allSatisfy(fits)
  }

  /// Whether several elements with an inside are selected.
  public var canCombine: Bool { selection.indices.count > 1 && canOffset }

  /// Replaces the selected elements by the result of an operation, which looks like the lowest of them, and selects it.
  public func combine(_ operation: RegionOperation) {
    guard canCombine else { return }
    replaceSelected { elements, paper, goesOn in
      let regions = elements.compactMap { CurvedRegion(of: $0, on: paper) }
      guard regions.count == elements.count, let lowest = elements.first,
        let parts = operation.applied(to: regions, goesOn: goesOn)
      else { return nil }
      let results = lowest.redrawn(
        along: parts, isSeparate: operation == .division,
        erasedBy: elements.flatMap(\.erasures), on: paper)
      return [results] + elements.dropFirst().map { _ in [] }
    }
  }

  /// Whether elements with an inside are selected.
  public var canOffset: Bool {
    everySelected(\.hasRegion)
  }

  /// Moves the edges of the selected elements.
  ///
  /// - Parameter points: outwards, in points of the paper; inwards if negative.
  public func offset(byPoints points: Double) {
    guard canOffset, points != 0 else { return }
    let distance = PaperScale.length(ofPoints: points)
    replaceSelected { elements, paper, goesOn in
      var results: [[PaintingElement]] = []
      for element in elements {
        guard goesOn(Double(results.count) / Double(elements.count)),
          let parts = CurvedRegion(of: element, on: paper)?
            .parts(movedBy: distance, isRound: element.style.join == .round)
        else { return nil }
        results.append(
          element.redrawn(
            along: parts, isSeparate: false, erasedBy: element.erasures, on: paper))
      }
      return results
    }
  }

  /// Whether lines are selected.
  public var canOutline: Bool {
    everySelected { !$0.isEraser && !$0.isArea }
  }

  /// Replaces the selected lines by areas of their ink, and of their fill below that.
  public func outlineStrokes() {
    guard canOutline else { return }
    replaceSelected { elements, paper, goesOn in
      var results: [[PaintingElement]] = []
      for element in elements {
        guard goesOn(Double(results.count) / Double(elements.count)),
          let ink = CurvedRegion.ink(of: element, on: paper)
        else { return nil }
        results.append(element.redrawn(asInk: ink, on: paper))
      }
      return results
    }
  }

  // MARK: Replacing

  /// Replaces the selected elements, and selects the new ones, the first of which keeps its id.
  ///
  /// - Parameter results: returns the elements in the place of each, on another thread; nil if that would take too
  ///   long.
  private func replaceSelected(
    by results:
      @escaping @Sendable (
        _ elements: [PaintingElement], _ paper: AspectRatio, _ goesOn: (Double) -> Bool
      ) -> [[PaintingElement]]?
  ) {
    guard mayDraw() else { return }
    let (elements, ids) = (index.elementsWithGaps(at: selection.indices), selection.ids)
    work.run(saying: { [texts] in texts.paths.combining($0) }) { [ratio] goesOn in
      results(elements, ratio, goesOn).map(Results.elements) ?? (goesOn(1) ? .isTooFine : nil)
    } done: { [weak self] outcome in
      guard let self, let outcome = outcome ?? nil, selection.ids == ids else { return }
      switch outcome {
      case .elements(let results) where results.joined().isEmpty:
        said.post(texts.paths.nothingLeft)
      case .elements(let results):
        let replacements = zip(ids, results).map { PaintingEdit.Replacement($0, by: $1) }
        perform(.replace(replacements)) { [weak self] in
          if $0 { self?.select(replacements) }
        }
      case .isTooFine: said.post(texts.paths.tooFine)
      }
    }
  }

  private enum Results: Sendable {
    case elements([[PaintingElement]])
    case isTooFine
  }

  private func select(_ replacements: [PaintingEdit.Replacement]) {
    let elements = painting.elements
    let counts = Dictionary(
      replacements.map { ($0.id, $0.elements.count) }, uniquingKeysWith: { first, _ in first })
    let indices = elements.indices(of: replacements.filter { !$0.elements.isEmpty }.map(\.id))
    selection.select(
      indices.flatMap { index in
        let end = min(index + (counts[elements[index].id] ?? 1), elements.count)
        return (index..<end).map { elements[$0].id }
      })
  }
}
