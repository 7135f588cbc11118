import Base
import Documents
import Foundation

/// Reads what other programs say of sprites and their parts.
enum DetailsFields {
  /// The whole numbers that files of other programs have, exactly.
  static let numbers = -(1 << 52)...1 << 52
  private static let words = 0...65_535

  static func sprite(_ reader: inout JSONReader) throws(InterchangeError) -> SpriteDetails {
    var details = SpriteDetails()
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "colorMode":
        details.colorMode = try FieldRule.word(&reader, SpriteDetails.ColorMode.self)
      case "transparentIndex":
        details.transparentIndex = try FieldRule.integer(&reader, in: 0...255)
      case "colorNames":
        details.colorNames = try indexed(&reader) { (reader) throws(InterchangeError) in
          try reader.readString()
        }
      case "strayColors":
        let places = 0...Palette.allowedCount.upperBound - 1
        details.strayColors = Set(try FieldRule.integers(&reader, in: places))
      case "grid": details.grid = try FieldRule.rect(&reader)
      case "pixelRatio":
        let sides = try FieldRule.integers(&reader, count: 2)
        details.pixelRatio = CellSize(width: sides[0], height: sides[1])
      case "colorProfile": details.colorProfile = try profile(&reader)
      case "groupsBlend": details.groupsBlend = try FieldRule.truth(&reader)
      case "userData": details.userData = try userData(&reader)
      case "externalFiles":
        details.externalFiles = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
          try externalFile(&reader)
        }
      case "unknownParts":
        details.unknownParts = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
          try unknownPart(&reader)
        }
      default: _ = try reader.readRawValue()
      }
    }
    return details
  }

  static func userData(_ reader: inout JSONReader) throws(InterchangeError) -> UserData {
    var data = UserData()
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "text": data.text = try reader.readString()
      case "color": data.color = try FieldRule.color(&reader)
      case "properties": data.properties = try FieldRule.bytes(&reader)
      default: _ = try reader.readRawValue()
      }
    }
    return data
  }

  /// Returns nil for a file that says nothing of a colour space.
  private static func profile(
    _ reader: inout JSONReader
  ) throws(InterchangeError) -> SpriteDetails.ColorProfile? {
    var profile = SpriteDetails.ColorProfile()
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "kind": profile.kind = try FieldRule.integer(&reader, in: -1...65_535)
      case "flags": profile.flags = try FieldRule.integer(&reader, in: words)
      case "gamma": profile.gamma = UInt32(try FieldRule.integer(&reader, in: FieldRule.longs))
      case "profile": profile.profile = try FieldRule.bytes(&reader)
      default: _ = try reader.readRawValue()
      }
    }
    return profile.kind < 0 ? nil : profile
  }

  private static func externalFile(
    _ reader: inout JSONReader
  ) throws(InterchangeError) -> SpriteDetails.ExternalFile {
    var file = SpriteDetails.ExternalFile(id: 0, kind: 0, name: "")
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "id": file.id = UInt32(try FieldRule.integer(&reader, in: FieldRule.longs))
      case "kind": file.kind = UInt8(try FieldRule.integer(&reader, in: 0...255))
      case "name": file.name = try reader.readString()
      default: _ = try reader.readRawValue()
      }
    }
    return file
  }

  private static func unknownPart(
    _ reader: inout JSONReader
  ) throws(InterchangeError) -> SpriteDetails.UnknownPart {
    var part = SpriteDetails.UnknownPart(kind: 0, bytes: [])
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "kind": part.kind = try FieldRule.integer(&reader, in: words)
      case "bytes": part.bytes = try FieldRule.bytes(&reader)
      default: _ = try reader.readRawValue()
      }
    }
    return part
  }

  static func layer(_ reader: inout JSONReader) throws(InterchangeError) -> LayerDetails {
    var details = LayerDetails()
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "flags": details.flags = try FieldRule.integer(&reader, in: words)
      case "id": details.id = try FieldRule.bytes(&reader)
      case "userData": details.userData = try userData(&reader)
      default: _ = try reader.readRawValue()
      }
    }
    return details
  }

  static func tileset(_ reader: inout JSONReader) throws(InterchangeError) -> TilesetDetails {
    var details = TilesetDetails()
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "flags": details.flags = UInt32(try FieldRule.integer(&reader, in: FieldRule.longs))
      case "baseIndex": details.baseIndex = try FieldRule.integer(&reader, in: -32_768...32_767)
      case "external":
        let numbers = try FieldRule.integers(&reader, in: FieldRule.longs, count: 2)
        details.external = TilesetDetails.External(
          file: UInt32(numbers[0]), tileset: UInt32(numbers[1]))
      case "userData": details.userData = try userData(&reader)
      case "tileData":
        details.tileData = try indexed(&reader) { (reader) throws(InterchangeError) in
          try userData(&reader)
        }
      default: _ = try reader.readRawValue()
      }
    }
    return details
  }

  /// Reads pairs of an index and a value.
  private static func indexed<Value>(
    _ reader: inout JSONReader,
    _ value: (inout JSONReader) throws(InterchangeError) -> Value
  ) throws(InterchangeError) -> [Int: Value] {
    var values: [Int: Value] = [:]
    try reader.readArray { (reader, _) throws(InterchangeError) in
      var key: Int?
      try reader.readArray { (reader, place) throws(InterchangeError) in
        if place == 0 {
          key = try FieldRule.integer(&reader, in: words)
        } else if let key {
          values[key] = try value(&reader)
        }
      }
    }
    return values
  }

  static func slice(_ reader: inout JSONReader) throws(InterchangeError) -> Slice {
    var slice = Slice(name: "", keys: [])
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "name": slice.name = try reader.readString()
      case "userData": slice.userData = try userData(&reader)
      case "keys":
        slice.keys = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
          try self.key(&reader)
        }
      default: _ = try reader.readRawValue()
      }
    }
    return slice
  }

  private static func key(_ reader: inout JSONReader) throws(InterchangeError) -> Slice.Key {
    var made = Slice.Key(frame: 0, bounds: .empty)
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "frame": made.frame = try FieldRule.integer(&reader, in: FieldRule.longs)
      case "bounds": made.bounds = try FieldRule.rect(&reader)
      case "center": made.center = try FieldRule.rect(&reader)
      case "pivot":
        let place = try FieldRule.integers(&reader, count: 2)
        made.pivot = CellPosition(x: place[0], y: place[1])
      default: _ = try reader.readRawValue()
      }
    }
    return made
  }
}

extension FieldRule {
  /// The numbers of 32 bits.
  static let longs = 0...Int(UInt32.max)

  static func integers(
    _ reader: inout JSONReader, in range: ClosedRange<Int> = DetailsFields.numbers,
    count: Int? = nil
  ) throws(InterchangeError) -> [Int] {
    let numbers = try list(&reader) { (reader) throws(InterchangeError) in
      try integer(&reader, in: range)
    }
    guard count == nil || numbers.count == count else {
      throw InterchangeError("must hold {count} numbers", ["count": count ?? 0])
    }
    return numbers
  }

  /// Reads the left, the top, the width and the height of a rectangle.
  static func rect(_ reader: inout JSONReader) throws(InterchangeError) -> CellRect {
    let sides = try integers(&reader, in: -longs.upperBound...longs.upperBound, count: 4)
    return CellRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  static func bytes(_ reader: inout JSONReader) throws(InterchangeError) -> [UInt8] {
    guard let bytes = Data(base64Encoded: try reader.readString()) else {
      throw InterchangeError("must be bytes in Base64")
    }
    return Array(bytes)
  }
}
