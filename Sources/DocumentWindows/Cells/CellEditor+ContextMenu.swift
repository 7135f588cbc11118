public import Base
import Editing
import Views
import Widgets
import Windows

// The menus of the right button on cells.
extension CellEditor {
  /// Shows the menu of the selected cells at a point of the window, or of the slice there while they are edited, and
  /// elsewhere that of the document.
  func showMenu(at point: ViewPoint) {
    let cell = grid.cell(at: grid.positionFromScene(point))
    if tools.tool.slices, let slices = tools.context.sliceSelection,
      let index = slices.index(at: cell)
    {
      if !slices.chosen.contains(index) { slices.choose([index]) }
      return showMenu(of: .slices, at: point, on: cell)
    }
    showMenu(
      of: tools.context.selected?.contains(cell) == true ? .selection : .background, at: point,
      on: cell)
  }

  /// Shows the menu at the keyboard pointer, if that is in use, otherwise that of the selection or the document.
  public func showMenu() {
    if grid.keyboardPointer.isActive, let point = grid.keyboardPointer.position {
      return showMenu(at: grid.positionInScene(point))
    }
    let hasSelection = tools.context.selected != nil
    showMenu(
      of: tools.changesSlices ? .slices : hasSelection ? .selection : .background,
      at: grid.positionInScene(grid.bounds.center),
      on: nil)
  }

  private func showMenu(of target: MenuTarget, at point: ViewPoint, on cell: CellPosition?) {
    guard isLoaded, !isInGesture else { return }
    tools.menuCell = cell
    let menu = menu(of: target)
    window.scene.show(menu, at: point, size: menu.preferredSize(width: 340))
  }

  /// The centre of cells pasted by the command for that: the pointer, or the place of the menu that calls it.
  public var placeForPasting: CellPosition? {
    commands.callingKey == nil ? tools.menuCell : tools.pointer
  }
}
