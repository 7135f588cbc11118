import Base
import Documents

/// The elements shown in place of others while an edit of them is a draft.
public struct DraftReplacements: Equatable {
  /// An element of the painting and its replacements, which are empty if it is removed.
  struct Replacement: Equatable {
    /// Its index in the painting.
    let index: Int
    var elements: [PaintingElement]
  }

  /// Ascending.
  private(set) var replacements: [Replacement]

  /// - Parameter replacements: ascending.
  init(_ replacements: [Replacement] = []) { self.replacements = replacements }

  /// Removes elements.
  ///
  /// - Parameter indices: ascending.
  init(without indices: [Int]) {
    self.init(indices.map { Replacement(index: $0, elements: []) })
  }

  /// Creates the replacements of an edit, or returns nil if it adds elements that replace none.
  init?(_ splices: [Splice<PaintingElement>]) {
    replacements = []
    for splice in splices {
      guard splice.removedCount > 0 || splice.inserted.isEmpty else { return nil }
      let isOneByOne = splice.removedCount == splice.inserted.count
      for offset in 0..<splice.removedCount {
        let new = isOneByOne ? [splice.inserted[offset]] : offset == 0 ? splice.inserted : []
        replacements.append(Replacement(index: splice.index + offset, elements: new))
      }
    }
  }

  var isEmpty: Bool { replacements.isEmpty }

  /// Returns the splices that change the displayed list to another state.
  ///
  /// - Parameter originals: the elements of the painting; nil if they are gone.
  /// - Returns: nil if an original is needed that is gone.
  func splices(
    to next: DraftReplacements, originals: ChunkedArray<PaintingElement>?
  ) -> [Splice<PaintingElement>]? {
    var splices: [Splice<PaintingElement>] = []
    var (old, new) = (replacements[...], next.replacements[...])
    var shift = 0
    while !old.isEmpty || !new.isEmpty {
      let index = min(old.first?.index ?? .max, new.first?.index ?? .max)
      let shown = old.first?.index == index ? old.removeFirst().elements : nil
      let wanted = new.first?.index == index ? new.removeFirst().elements : nil
      let count = shown?.count ?? 1
      if shown != wanted {
        guard let inserted = wanted ?? originals.map({ [$0[index]] }) else { return nil }
        splices.append(Splice(index: index + shift, removedCount: count, inserted: inserted))
      }
      shift += count - 1
    }
    return splices
  }
}
