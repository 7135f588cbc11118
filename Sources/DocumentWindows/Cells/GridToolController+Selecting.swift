public import Editing
import Texts
import Widgets

// The shape and mode of cell selection.
extension GridToolController {
  func name(of shape: SelectionShape) -> String {
    switch shape {
    case .rectangle: texts.rectangle
    case .ellipse: texts.ellipse
    case .lasso: texts.selection.lasso
    case .wand: texts.pixels.wand
    }
  }

  /// Selects the selection tool with one of its shapes.
  public func select(by shape: SelectionShape) {
    settings.selectionShape = shape
    choose(.select)
  }

  /// Returns to the rectangle if another key had chosen the lasso or the wand.
  func leaveShapesWithKeys() {
    if [.lasso, .wand].contains(settings.selectionShape) { settings.selectionShape = .rectangle }
  }

  private func name(of mode: SelectionMode) -> String {
    switch mode {
    case .replace: texts.pixels.replacesSelection
    case .add: texts.pixels.addsToSelection
    case .subtract: texts.pixels.takesOffSelection
    case .intersect: texts.pixels.intersectsSelection
    }
  }

  /// Returns the menu of the shape, the mode and the wand's options.
  func selectionShapeMenu() -> Menu {
    var items: [Menu.Item] = SelectionShape.allCases.map { shape in
      choice(name(of: shape), \.selectionShape, shape)
    }
    items.append(.separator)
    items += SelectionMode.allCases.map { choice(name(of: $0), \.selectionMode, $0) }
    if settings.selectionShape == .wand {
      items.append(.separator)
      items += [(texts.pixels.contiguous, false), (texts.pixels.everywhere, true)].map {
        choice($0, \.fillsEverywhere, $1)
      }
      items.append(.separator)
      items += [0, 8, 16, 32, 64].map { choice(texts.pixels.tolerance($0), \.tolerance, $0) }
    }
    return Menu(name: texts.pixels.selectionShape, items: items)
  }

  func choice<Value: Equatable>(
    _ name: String, _ path: WritableKeyPath<CellToolSettings, Value>, _ value: Value
  ) -> Menu.Item {
    .choice(name, isChosen: settings[keyPath: path] == value) { [weak self] in
      self?.settings[keyPath: path] = value
    }
  }
}
