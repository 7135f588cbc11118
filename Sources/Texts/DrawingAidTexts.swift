/// Texts about the rulers, the grid, the guides, and snapping.
public struct DrawingAidTexts: Sendable {
  let translate: Translator

  public var aids: String { translate("Rulers, grid and snapping…") }
  public var aidsTip: String { translate("Rulers, grid and snapping") }
  public var snap: String { translate("Snap") }
  public var snapTip: String {
    translate("Snap to edges, centres, gaps, guides and the grid; hold Ctrl or Alt to suspend it")
  }
  /// For the list of keys.
  public var family: String { translate("Snapping, rulers, grid") }
  public var rulers: String { translate("Rulers") }
  public var rulersTip: String {
    translate("Show rulers; drag guides out of them")
  }
  public var horizontalRuler: String { translate("Horizontal ruler") }
  public var verticalRuler: String { translate("Vertical ruler") }
  public var rulerTip: String {
    translate("Drag a guide out of the ruler; drag it back to remove it")
  }
  public var grid: String { translate("Grid") }
  public var gridTip: String { translate("Show a grid over the page") }
  public func gridStep(_ points: Int) -> String {
    translate("Grid of {points} pt", ["points": points])
  }
  public var guides: String { translate("Guides") }
  public var guidesTip: String {
    translate(
      "Show guides; move them with the Select tool, or drag them back onto a ruler to remove"
        + " them")
  }
  public var guidePlace: String { translate("Guide position") }
  public var removeGuides: String { translate("Remove all guides") }
}

extension Texts {
  public var drawingAids: DrawingAidTexts { DrawingAidTexts(translate: translate) }
}
