import Base
import Documents

/// What a paper shows in the places of elements while an edit of them is a draft.
public struct DraftPlaces: Equatable {
  /// An element of the painting, and what is shown instead: nothing where it goes.
  struct Place: Equatable {
    /// Where it is in the painting.
    let index: Int
    var elements: [PaintingElement]
  }

  /// Rising.
  private(set) var places: [Place]

  /// - Parameter places: rising.
  init(_ places: [Place] = []) { self.places = places }

  /// Elements that go.
  ///
  /// - Parameter indices: rising.
  init(without indices: [Int]) {
    self.init(indices.map { Place(index: $0, elements: []) })
  }

  /// What an edit makes of elements; nil where it brings some that come in no other's place.
  init?(_ splices: [Splice<PaintingElement>]) {
    places = []
    for splice in splices {
      guard splice.removedCount > 0 || splice.inserted.isEmpty else { return nil }
      let isOneByOne = splice.removedCount == splice.inserted.count
      for offset in 0..<splice.removedCount {
        let new = isOneByOne ? [splice.inserted[offset]] : offset == 0 ? splice.inserted : []
        places.append(Place(index: splice.index + offset, elements: new))
      }
    }
  }

  var isEmpty: Bool { places.isEmpty }

  /// What is to be done to the list that is shown so that it shows something else.
  ///
  /// - Parameter originals: the elements of the painting; nil where they are gone.
  /// - Returns: nil where an original is needed that is gone.
  func splices(
    to next: DraftPlaces, originals: ChunkedArray<PaintingElement>?
  ) -> [Splice<PaintingElement>]? {
    var splices: [Splice<PaintingElement>] = []
    var (old, new) = (places[...], next.places[...])
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
