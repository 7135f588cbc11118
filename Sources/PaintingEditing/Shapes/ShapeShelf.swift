import Base
import DocumentWindows
import Editing
import Formats
import Windows

/// The user's own shapes: selections that are kept under names, for all paintings and in all windows.
final class ShapeShelf {
  /// Posted when there are other shapes.
  let changed = Signal<Void>()
  private let settings: Settings
  /// In the order of keeping.
  private(set) var shapes: [NamedDrawing] {
    didSet {
      guard shapes != oldValue else { return }
      settings[.ownShapes] = shapes
      changed.post(())
    }
  }

  /// Recalls the shapes.
  init(_ settings: Settings) {
    self.settings = settings
    shapes = settings[.ownShapes]
  }

  /// Adds shapes, replacing those of the same names.
  ///
  /// - Returns: the replaced ones.
  func keep(_ new: [NamedDrawing]) -> [NamedDrawing] {
    var (shapes, replaced) = (shapes, [NamedDrawing]())
    for shape in new {
      if let index = shapes.firstIndex(where: { $0.name == shape.name }) {
        if shapes[index] != shape { replaced.append(shapes[index]) }
        shapes[index] = shape
      } else {
        shapes.append(shape)
      }
    }
    self.shapes = Array(shapes.suffix(DrawingShelf.mostDrawings))
    return replaced
  }

  /// Removes a shape.
  ///
  /// - Returns: a closure that puts it back in its place.
  func remove(_ shape: NamedDrawing) -> () -> Void {
    guard let index = shapes.firstIndex(of: shape) else { return {} }
    shapes.remove(at: index)
    return { [weak self] in
      guard let self else { return }
      shapes.insert(shape, at: min(index, shapes.count))
    }
  }

  func hasShape(named name: String?) -> Bool { shapes.contains { $0.name == name } }
}

extension Setting<[NamedDrawing]> {
  /// The user's own shapes: a line each, the name, a tab, the painting.
  fileprivate static var ownShapes: Setting {
    Setting("shapes.own", in: .library, usually: []) {
      $0.split(separator: "\n").compactMap { line in
        guard let tab = line.firstIndex(of: "\t") else { return nil }
        return NamedDrawing(
          stored: String(line[line.index(after: tab)...]), named: String(line[..<tab]))
      }
    } write: {
      $0.map { $0.name + "\t" + $0.text }.joined(separator: "\n")
    }
  }
}
