import Base
import Documents

/// A frame while it is read: its rows of cells, before the size, the layers and the palette are known.
struct PixelFrameFields {
  private var milliseconds: Int?
  /// Of a frame without layers.
  private var rows: [[CellGrid.Cell]]?
  private var cels: [CelFields]?
  private var unknown = UnknownFields()

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "durationMs":
        try FieldRule.once(milliseconds)
        milliseconds = try FieldRule.integer(&reader, in: PixelFrame.allowedMilliseconds)
      case "cells":
        try FieldRule.once(rows)
        rows = try CelFields.readRows(from: &reader)
      case "cels":
        try FieldRule.once(cels)
        cels = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
          try CelFields(from: &reader)
        }
      default: try unknown.keep(key, from: &reader)
      }
    }
  }

  func frame(_ reading: inout CelReading) throws(InterchangeError) -> PixelFrame {
    let cels: [PixelCel]
    if reading.isFlat {
      guard self.cels == nil else {
        throw InterchangeError("is only allowed from version 2 on").inside(field: "cels")
      }
      cels = [PixelCel(try reading.grid(of: try FieldRule.present(rows, "cells")))]
    } else {
      cels = try reading.cels(of: try FieldRule.present(self.cels, "cels"))
    }
    return PixelFrame(cels, milliseconds: milliseconds ?? 100, unknownFields: unknown.text)
  }
}

/// A cel while it is read.
struct CelFields {
  private(set) var layer: Int?
  private(set) var link: Int?
  private(set) var rows: [[CellGrid.Cell]]?
  /// Of a layer of tiles.
  private(set) var map: [[PlacedTile]]?
  private(set) var details: CelDetailsFields?

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "layer":
        try FieldRule.once(layer)
        layer = try FieldRule.integer(&reader, in: 1...Int(UInt32.max))
      case "link":
        try FieldRule.once(link)
        link = try FieldRule.integer(&reader, in: 1...Int(UInt32.max))
      case "cells":
        try FieldRule.once(rows)
        rows = try Self.readRows(from: &reader)
      case "details":
        try FieldRule.once(details)
        details = try CelDetailsFields(from: &reader)
      case "map":
        try FieldRule.once(map)
        map = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
          try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
            PlacedTile(bits: UInt32(try FieldRule.integer(&reader, in: 0...Int(UInt32.max))))
          }
        }
      default: _ = try reader.readRawValue()
      }
    }
  }

  static func readRows(
    from reader: inout JSONReader
  ) throws(InterchangeError) -> [[CellGrid.Cell]] {
    try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
      try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
        let highest = Palette.mostTrueColors - 1
        return CellGrid.Cell(try FieldRule.integer(&reader, in: -1...highest))
      }
    }
  }
}
