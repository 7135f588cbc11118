public import Ink

/// The colours that the chooser offers: one row of greys, then hues in four tints.
public struct ColorPalette: Equatable, Sendable {
  public let colors: [InkColor]
  public let columns: Int

  public static let standard = ColorPalette(
    columns: 8,
    hexes: [
      "#000000", "#3D3A38", "#6B6662", "#9A948E", "#C4BEB7", "#E6E1DA", "#F6F3EE", "#FFFFFF",
      "#7A1F1F", "#8A4B14", "#7A6410", "#3F6B1F", "#156B5B", "#1B4E8A", "#45318F", "#7D2467",
      "#C0332E", "#D9741F", "#D6A512", "#5E9E31", "#1F9C86", "#2B78D6", "#6B4FD0", "#B93C9A",
      "#E8675F", "#F2A15A", "#F3D05B", "#9CCB6A", "#63C9B5", "#78B1F2", "#A693F0", "#E38BCB",
      "#F8C3BE", "#FBDDBE", "#FAEFC4", "#DAEDC7", "#C5ECE5", "#CFE3FB", "#DED7FA", "#F6D3EC",
    ])

  init(columns: Int, hexes: [String]) {
    self.columns = columns
    colors = hexes.compactMap(InkColor.init(hex:))
  }
}
