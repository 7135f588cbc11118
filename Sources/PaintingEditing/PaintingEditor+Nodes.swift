import Base
import DocumentWindows
import Documents
import Editing
import Texts
import Widgets
import Windows

// The commands for nodes and paths.
extension PaintingEditor {
  /// Whether the node tool shows the nodes of an element.
  var hasNodes: Bool { canChange && tools.isNodeTool && tools.context.nodes != nil }

  /// Whether nodes are selected.
  var hasChosenNodes: Bool { hasNodes && !tools.context.chosenNodes.isEmpty }

  func connectNodeCommands() {
    on(.nodeCorner, if: \.hasChosenNodes) { $0.tools.context.setNodes(.corner) }
    on(.nodeSmooth, if: \.hasChosenNodes) { $0.tools.context.setNodes(.smooth) }
    on(.nodeSymmetric, if: \.hasChosenNodes) { $0.tools.context.setNodes(.symmetric) }
    on(.nodeAdd, if: \.hasChosenNodes) { $0.tools.context.addNodes() }
    on(.nodeStraighten, if: \.hasChosenNodes) { $0.tools.context.removeHandles() }
    on(.pathBreak, if: { $0.hasNodes && $0.tools.context.canBreakPath }) {
      $0.tools.context.breakPath()
    }
    on(.pathJoin, if: { $0.hasNodes && $0.tools.context.canJoinEnds }) {
      $0.tools.context.joinEnds()
    }
    on(.pathClose, if: { $0.hasNodes && $0.tools.context.canClosePath }) {
      $0.tools.context.closePath()
    }
    for operation in RegionOperation.allCases {
      on(operation.command, if: { $0.canChange && $0.tools.context.canCombine }) {
        $0.tools.context.combine(operation)
      }
    }
    on(.pathOffset, if: { $0.canChange && $0.tools.context.canOffset }) { $0.askForOffset() }
    on(.strokeOutline, if: { $0.canChange && $0.tools.context.canOutline }) {
      $0.tools.context.outlineStrokes()
    }
    on(.backToStroke, if: { $0.canChange && $0.tools.context.canGoBackToStroke }) {
      $0.tools.context.goBackToStroke()
    }
  }

  /// Asks for the distance to move the edges of the selected elements by.
  private func askForOffset() {
    guard !window.scene.hasPopup else { return }
    let texts = services.texts
    let field = ExpressionField(
      name: texts.paths.distance, label: texts.paths.distance, unit: texts.pointUnit, decimals: 1)
    field.units = PaperUnit.inPoints(on: painting.paperLength)
    field.value = Self.usualOffset
    field.wanted.listen(field) { [weak field] in field?.value = $0.value }
    let dialog = FormDialog(
      title: texts.paths.offset, rows: [field], confirmTitle: texts.pixels.apply,
      cancelTitle: texts.cancel)
    dialog.confirmed = { [weak self] in
      self?.tools.context.offset(byPoints: field.value)
      return true
    }
    ask(dialog)
  }

  /// In points.
  private static let usualOffset = 8.0

  /// Removes the selected nodes, or without any the element.
  func deleteNodes() {
    if hasChosenNodes { tools.context.removeNodes() } else { tools.context.delete() }
  }

  /// The menu of the node tool, and of the right button on nodes.
  func nodeMenu() -> Menu { commands.menu(of: .nodes, name: services.texts.nodes.nodes) }
}
