import Base
import Documents
import Formats
import Rendering
import Views

// Drafts that remove or replace elements.
extension PaintingDisplay {
  /// Replaces elements: at once if that can be done within a frame. Otherwise the background covers them until another
  /// thread has redrawn the elements below and above.
  func replace(_ replacements: [PaintingEdit.Replacement]) {
    findPlaces(of: replacements)
    let next = DraftReplacements(
      replacements.compactMap { replacement in
        goingPlaces[replacement.id].map {
          DraftReplacements.Replacement(index: $0, elements: replacement.elements)
        }
      }.sorted { $0.index < $1.index })
    // While another thread is drawing, wait for its picture.
    if !putAtOnce(next), paper.isSharp { put(next) }
    if paper.isSharp, inPlace == next {
      covers = [:]
      gone = Set(goingPlaces.values)
      paper.draft = nil
    } else {
      cover(next.replacements.map(\.index))
    }
  }

  /// Looks up elements. As the eraser touches one after the other, only the newest have to be looked up.
  func findPlaces(of replacements: [PaintingEdit.Replacement]) {
    let new = replacements.map(\.id).filter { goingPlaces[$0] == nil }
    for place in painting.elements.indices(of: new) {
      goingPlaces[painting.elements[place].id] = place
    }
  }

  /// Covers elements that are still in the picture with the background.
  private func cover(_ indices: [Int]) {
    for place in indices where covers[place] == nil && !gone.contains(place) {
      let line = Polyline(
        ignoringGroupsOf: painting.elements[place], on: aspectRatio, in: paper.viewport)
      var pen = line.pen
      pen.effect = .erase
      // Also cover antialiased edges.
      pen.width += 2
      covers[place] = line.drawn(with: pen)
    }
    paper.draft = .lines(indices.compactMap { covers[$0] })
  }
}
