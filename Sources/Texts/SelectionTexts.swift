/// What is said about selected strokes.
public struct SelectionTexts: Sendable {
  public var select = "Select"
  public var label = "SELECT"
  public var box = "Rectangle"
  public var lasso = "Lasso"
  public var modeTip = "What a drag beside the strokes draws round them"
  public var selection = "Selection"
  public var commands = "Selected strokes"
  public var commandsTip = "What to do with the selected strokes"
  public var selectAll = "Select all"
  public var duplicate = "Duplicate"
  public var delete = "Delete"
  public var raise = "Raise"
  public var lower = "Lower"
  public var toTop = "To the top"
  public var toBottom = "To the bottom"
  public var applyBrush = "Draw with the brush in use"
  public var copy = "Copy"
  public var paste = "Paste"
  public var nothingToPaste = "The clipboard holds nothing that can be pasted here."
  public var moved: @Sendable (_ x: Int, _ y: Int) -> String = { "\($0), \($1) pt" }
  public var turned: @Sendable (_ degrees: Int) -> String = { "\($0)°" }
  public var tooWideToDouble =
    "It can't be doubled: twice as wide it would be wider than the paper."
  public var tooHighToDouble =
    "It can't be doubled: twice as high it would be higher than the paper."

  public init() {}
}
