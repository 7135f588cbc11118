import Base
import Documents
import Rendering
import Views

// Elements that go, or have others in their places, while that is a draft.
extension PaintingDisplay {
  /// Takes elements away: at once where a frame has time for it. Otherwise the background shows where they are, until
  /// another thread has drawn what lies under and over them.
  func replace(_ replacements: [PaintingEdit.Replacement]) {
    findPlaces(of: replacements)
    let next = DraftPlaces(
      replacements.compactMap { replacement in
        goingPlaces[replacement.id].map {
          DraftPlaces.Place(index: $0, elements: replacement.elements)
        }
      }.sorted { $0.index < $1.index })
    // While another thread draws, its picture is waited for.
    if !putAtOnce(next), paper.isSharp { put(next) }
    if paper.isSharp, inPlace == next {
      covers = [:]
      gone = Set(goingPlaces.values)
      paper.draft = nil
    } else {
      cover(next.places.map(\.index))
    }
  }

  /// Looks for elements. The eraser touches one after the other: only those that came last are looked for.
  func findPlaces(of replacements: [PaintingEdit.Replacement]) {
    let new = replacements.map(\.id).filter { goingPlaces[$0] == nil }
    for place in painting.elements.places(of: new) {
      goingPlaces[painting.elements[place].id] = place
    }
  }

  /// Lets the background show where elements are that the picture still has.
  private func cover(_ places: [Int]) {
    for place in places where covers[place] == nil && !gone.contains(place) {
      let line = line(of: painting.elements[place])
      var pen = line.pen
      pen.effect = .erase
      // Antialiased edges go as well.
      pen.width += 2
      covers[place] = line.drawn(with: pen)
    }
    paper.draft = .lines(places.compactMap { covers[$0] })
  }
}
