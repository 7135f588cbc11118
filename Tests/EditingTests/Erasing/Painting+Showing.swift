import Base
import Documents

@testable import Editing

extension Painting {
  /// Whether ink of an element is seen at a point, but for what lies over it; nil so near an edge that rounding may
  /// tell otherwise.
  func shows(_ id: ElementID, at point: PaperPoint) -> Bool? {
    guard let place = elements.firstIndex(where: { $0.id == id }) else { return false }
    let line = elements[place].line(on: aspectRatio)
    let erasers = elements[(place + 1)...].filter(\.isEraser) + elements[place].erasures
    let hair = 1e-9
    func covers(_ line: Stroke, _ hair: Double) -> Bool {
      EraserPath(of: line, on: aspectRatio).touches(from: point, to: point, grownBy: hair)
    }
    let erased = [-hair, hair].map { hair in
      erasers.contains { covers($0.line(on: aspectRatio), hair) }
    }
    let isInk = [-hair, hair].map { covers(line, $0) }
    guard isInk[0] == isInk[1], erased[0] == erased[1] else { return nil }
    return isInk[0] && !erased[0]
  }
}
