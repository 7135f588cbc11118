import Base
import DocumentWindows
import Documents
import Editing
import Texts
import Views
import Widgets
import Windows

// The nodes on the paper, with the node tool and the pen.
extension ToolController {
  var isNodeTool: Bool { if case .nodes = tool.kind { true } else { false } }
  private var isPen: Bool { if case .pen = tool.kind { true } else { false } }

  /// The nodes of the selected element, or of the path being drawn; nil with other tools, and without any.
  var nodeMarks: NodeMarks? {
    if isPen { return penMarks }
    guard isNodeTool else { return nil }
    var marks = context.nodes.map { self.marks(of: $0.paths, chosen: context.chosenNodes) }
    if let (start, end) = context.nodeBand {
      let corners = [
        start, PaperPoint(x: end.x, y: start.y), end, PaperPoint(x: start.x, y: end.y),
      ]
      marks = marks ?? NodeMarks(lines: [], nodes: [])
      marks?.band = corners.map(unit)
    }
    return marks
  }

  private var penMarks: NodeMarks? {
    guard let path = NodePath(context.penNodes) else { return nil }
    var marks = marks(of: [path], chosen: [NodePlace(node: path.nodes.count - 1)])
    // The ink shows the line already.
    marks.lines = []
    return marks
  }

  private func unit(_ point: PaperPoint) -> UnitPoint { point.unitPoint(on: context.ratio) }

  private func marks(of paths: [NodePath], chosen: Set<NodePlace>) -> NodeMarks {
    let tolerance = context.length(ofPoints: 0.2)
    var marks = NodeMarks(lines: [], nodes: [])
    for (index, path) in paths.enumerated() {
      var line = [unit(path.nodes[0].point)]
      for curve in path.curves {
        let count = curve.lineCount(tolerance: tolerance)
        line += (1...count).map { unit(curve.knot(at: Double($0) / Double(count)).position) }
      }
      marks.lines.append(line)
      for (number, node) in path.nodes.enumerated() {
        let isChosen = chosen.contains(NodePlace(path: index, node: number))
        marks.nodes.append(
          NodeMarks.Node(
            at: unit(node.point), isSmooth: node.kind != .corner, isChosen: isChosen))
        guard isChosen else { continue }
        for side in PathNode.Side.allCases where node.hasHandle(side) {
          marks.handles.append(NodeMarks.Handle(of: unit(node.point), at: unit(node[side])))
        }
      }
    }
    return marks
  }

  // MARK: Options

  private static let kinds: [(kind: PathNode.Kind, icon: Icon, name: CommandName)] = [
    (.corner, .cornerNode, .nodeCorner), (.smooth, .smoothNode, .nodeSmooth),
    (.symmetric, .symmetricNode, .nodeSymmetric),
  ]

  /// A button for each kind of node, on for the kind of all selected ones.
  func nodeKindChoices(_ commands: WindowCommands) -> [ToolBarOption] {
    let nodes = context.nodes
    let chosen = Set(context.chosenNodes.compactMap { nodes?[$0]?.kind })
    return Self.kinds.map { kind, icon, name in
      ToolBarOption(
        icon: icon, name: kindName(kind), tooltip: commands.tip(name), isOn: chosen == [kind],
        opensMenu: false
      ) { [weak self] _ in self?.context.setNodes(kind) }
    }
  }

  private func kindName(_ kind: PathNode.Kind) -> String {
    switch kind {
    case .corner: texts.nodes.corner
    case .smooth: texts.nodes.smooth
    case .symmetric: texts.nodes.symmetric
    }
  }

  /// The name of the button of all commands, which says how many nodes are selected.
  var nodeCommandsName: String {
    guard let nodes = context.nodes else { return texts.nodes.nodes }
    return texts.nodes.selected(context.chosenNodes.count, of: nodes.count)
  }
}
