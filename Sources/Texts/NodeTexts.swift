/// Texts about paths, their nodes and the pen.
public struct NodeTexts: Sendable {
  private let translate: Translator

  init(_ translate: Translator) { self.translate = translate }

  public var path: String { translate("path", context: "an element of a painting") }
  public var tool: String { translate("Nodes", context: "tool") }
  public var label: String { translate("NODES") }
  public var pen: String { translate("Pen", context: "tool that draws curves") }
  public var penLabel: String { translate("PEN") }
  public var family: String { translate("Nodes, pen for curves") }
  public var nodes: String { translate("Nodes", context: "of a path") }
  public var nodesTip: String { translate("Commands for the selected nodes") }
  public var corner: String { translate("Corner", context: "kind of node") }
  public var cornerTip: String { translate("Make the selected nodes corners") }
  public var smooth: String { translate("Smooth", context: "kind of node") }
  public var smoothTip: String { translate("Make the selected nodes smooth") }
  public var symmetric: String { translate("Symmetric", context: "kind of node") }
  public var symmetricTip: String { translate("Make the selected nodes symmetric") }
  public var changes: String { translate("Nodes: kind, add, break, join, close") }
  public var addNodes: String { translate("Add nodes") }
  public var addNodesTip: String { translate("Add a node in the middle of each selected curve") }
  public var straighten: String { translate("Remove handles") }
  public var breakPath: String { translate("Break at nodes") }
  public var breakTip: String { translate("Break the path at the selected nodes") }
  public var join: String { translate("Join ends") }
  public var joinTip: String { translate("Join the two ends of the path, or two selected paths") }
  public var close: String { translate("Close path") }
  public var backToStroke: String { translate("Back to the stroke") }
  public var backToStrokeTip: String {
    translate("Show the stroke as it was drawn, without the changes of its nodes")
  }
  public func selected(_ count: Int, of all: Int) -> String {
    translate("Nodes: {count} of {all} selected", ["count": count, "all": all])
  }
}

extension Texts {
  public var nodes: NodeTexts { NodeTexts(translate) }
}
