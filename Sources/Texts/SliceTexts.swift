/// Texts about the slices of pixel art.
public struct SliceTexts: Sendable {
  let translate: Translator

  /// The name of the tool.
  public var slice: String { translate("Slice", context: "tool") }
  /// The name of a new slice, by its number.
  public func slice(_ number: Int) -> String { translate("Slice {number}", ["number": number]) }
  /// The name of the menu of chosen slices.
  public var slices: String { translate("Slices") }
  /// Describes the menu of the chosen slices.
  public var slicesTip: String { translate("Actions for the chosen slices") }
  /// The title of the dialog of properties.
  public var properties: String { translate("Slice properties") }
  /// The title of the command for its properties.
  public var propertiesEllipsis: String { translate("Slice properties…") }
  /// The title of the dialog for the size of a grid.
  public var fromGrid: String { translate("Slices from grid") }
  /// The title of the command that makes slices of a grid.
  public var fromGridEllipsis: String { translate("Slices from grid…") }
  /// Describes the command.
  public var fromGridTip: String {
    translate("Make a slice of each cell of a grid, in the selection if there is one")
  }
  /// Says that a grid has too many cells.
  public var tooMany: String { translate("Too many slices.") }
  /// The title of the command that deletes the chosen slices.
  public var delete: String { translate("Delete slice") }
  /// The title of the command that deletes all slices.
  public var deleteAll: String { translate("Delete all slices") }
  /// The title of the switch that shows slices with every tool.
  public var show: String { translate("Show slices") }
  /// Describes the switch.
  public var showTip: String { translate("Show slices with every tool") }
  /// The name of the field for the slice's name.
  public var name: String { translate("Slice name") }
  /// The name of the field for notes, which game engines read.
  public var userData: String { translate("User data") }
  /// The choice of nine parts, the middle ones of which stretch.
  public var ninePatch: String { translate("Nine-patch") }
  /// The choice of a point that the slice is turned and placed by.
  public var pivot: String { translate("Pivot") }
  /// The choice of a slice that stretches as a whole.
  public var noNinePatch: String { translate("No nine-patch") }
  /// The choice of a slice without such a point.
  public var noPivot: String { translate("No pivot") }
  /// The name of a coordinate or a length of the part that stretches.
  public func center(_ name: String) -> String { translate("Centre: {name}", ["name": name]) }
  /// The name of a coordinate of the pivot.
  public func pivot(_ name: String) -> String { translate("Pivot: {name}", ["name": name]) }
  /// Says that a slice needs a name.
  public var nameMissing: String { translate("The slice needs a name.") }
  /// Says that a colour can't be read.
  public var noColor: String { translate("The colour must be like #3366FF.") }
  /// Says that no cell of the slice is in the picture.
  public var outside: String { translate("The slice must be inside the picture.") }
  /// Says that the stretching part isn't within the slice.
  public var centerOutside: String { translate("The centre must be inside the slice.") }
  /// Describes a cell of a slice for screen readers.
  public func cell(_ content: String, in slice: String) -> String {
    translate("{content}, {slice}", ["content": content, "slice": slice])
  }
}
