import Base
import Documents
import Editing
import Formats
import Rendering
import Views

// References that reach beyond the paper, which are shown on the desk around it.
extension PaintingDisplay {
  /// Looks up the elements of shown reference layers.
  ///
  /// - Complexity: O(*n*) in the number of elements if there is such a layer.
  func findReferences() {
    references = painting.layers.filter { $0.isReference && !$0.isHidden }.map { layer in
      (layer, painting.elements.filter { $0.layer == layer.id && !$0.isEraser })
    }
    showReferences()
  }

  /// Shows references as they are placed, or as a movement in progress places them.
  func showReferences() {
    guard !references.isEmpty || !paper.desk.isEmpty else { return }
    let movement = shown?.movement
    let moved = Set(movement?.ids ?? [])
    let (ratio, size) = (aspectRatio, PixelRect(size: paper.viewport.paper.size))
    paper.desk = references.compactMap { layer, elements in
      let placed = elements.map { element in
        guard let movement, moved.contains(element.id) else { return element }
        return element.moved(by: movement.map, on: ratio)
      }
      let lines = lines(of: placed).filter { !size.contains($0.bounds) }
      return lines.isEmpty ? nil : DeskLines(lines, opacity: layer.opacity)
    }
  }
}
