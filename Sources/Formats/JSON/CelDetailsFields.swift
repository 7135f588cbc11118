import Base
import Documents

/// What is said of a cel apart from its cells, while it is read.
struct CelDetailsFields {
  private var details = CelDetails()
  private var rows: [[CellGrid.Cell]]?

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "bounds": details.bounds = try FieldRule.rect(&reader)
      case "opacity": details.opacity = UInt8(try FieldRule.integer(&reader, in: 0...255))
      case "zIndex": details.zIndex = try FieldRule.integer(&reader, in: -32_768...32_767)
      case "preciseBounds":
        let numbers = try FieldRule.integers(&reader, in: FieldRule.longs, count: 5)
          .map { UInt32($0) }
        details.preciseBounds = CelDetails.PreciseBounds(
          flags: numbers[0], bounds: Array(numbers[1...]))
      case "userData": details.userData = try DetailsFields.userData(&reader)
      case "cells": rows = try CelFields.readRows(from: &reader)
      case "tiles":
        details.wholeTiles = try FieldRule.integers(&reader, in: FieldRule.longs)
          .map { PlacedTile(bits: UInt32($0)) }
      default: _ = try reader.readRawValue()
      }
    }
  }

  func details(colorCount: Int) throws(InterchangeError) -> CelDetails {
    guard let rows else { return details }
    let width = rows.first?.count ?? 0
    guard width > 0, rows.allSatisfy({ $0.count == width }) else {
      throw InterchangeError("must have {width} cells, to match the width", ["width": width])
        .inside(field: "cells")
    }
    guard rows.allSatisfy({ $0.allSatisfy { Int($0) < colorCount } }) else {
      throw InterchangeError(
        "must be -1 or a palette index below {colorCount}", ["colorCount": colorCount]
      ).inside(field: "cells")
    }
    var details = details
    details.whole = CellGrid(
      size: CellSize(width: width, height: rows.count), cells: rows.flatMap { $0 })
    return details
  }
}
