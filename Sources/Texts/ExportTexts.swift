/// What is said when a painting is exported.
public struct ExportTexts: Sendable {
  public var title = "Export"
  public var export = "Export"
  public var exportEllipsis = "Export…"
  public var kind = "Kind of file"
  public var kindTip: @Sendable (_ kind: String) -> String = { kind in
    switch kind {
    case "PNG": "PNG: pixels, without loss"
    case "JPEG": "JPEG: pixels, small, not quite exact"
    case "SVG": "SVG: lines, sharp at every size, for other programs"
    case "PDF": "PDF: lines, to print"
    case "GIF": "GIF: an animation that every program shows"
    case "APNG": "APNG: an animation with translucent colours"
    case "GPL": "GPL: the palette, for other programs"
    case "RLE": "RLE: run lengths, which every program of Life reads"
    case "MC": "MC: Golly's macrocell, for patterns of any size"
    case "CELLS": "CELLS: rows of points and O"
    case "LIF": "LIF: Life 1.06, a list of cells"
    case "HEX": "HEX: the palette, a colour a line"
    default: "JSON: everything that Filbert knows of it"
    }
  }
  public var content = "What is shown"
  public var frame = "Frame"
  public var width = "Width"
  public var widthTip = "Width in pixels: a number or a sum (Enter, arrows); drag the name"
  public var pixels = "px"
  public var background = "With background"
  public var backgroundTip = "Whether the background is part of the picture"
  public var preview = "Preview"
  public var size: @Sendable (_ width: Int, _ height: Int, _ size: String) -> String = {
    "\($0) × \($1), about \($2)"
  }
  public var sizeOfGIF:
    @Sendable (_ width: Int, _ height: Int, _ size: String, _ colors: Int) -> String = {
      "\($0) × \($1), about \($2). A frame of a GIF has at most \($3) colours."
    }
  public var sizeOfLines: @Sendable (_ size: String) -> String = { "About \($0)" }
  public var working: @Sendable (_ name: String, _ percent: Int) -> String = {
    "Exporting \($0): \($1) %"
  }
  public var done: @Sendable (_ path: String) -> String = { "Exported as \($0)" }
  public var cancelled = "The export was cancelled; no file was written."
  public var failed: @Sendable (_ reason: String) -> String = { "Not exported: \($0)" }
  public var isFolder = "There is a folder of this name."

  public init() {}
}
