import Base
import Documents

/// A layer of pixel art while it is read.
struct PixelLayerFields {
  private var sheet = LayerFields()
  private var blendMode: BlendMode?
  private var isGroup: Bool?
  private var group: Int?
  private var ground: Int?

  /// What a layer can be besides one of cels.
  private enum Kind: String, CaseIterable { case group }

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "blend":
        try FieldRule.once(blendMode)
        blendMode = try FieldRule.word(&reader, BlendMode.self)
      case "kind":
        try FieldRule.once(isGroup)
        isGroup = try FieldRule.word(&reader, Kind.self) == .group
      case "group":
        try FieldRule.once(group)
        group = try FieldRule.integer(&reader, in: 1...Int(UInt32.max))
      case "ground":
        try FieldRule.once(ground)
        ground = try FieldRule.integer(&reader, in: 0...Palette.allowedCount.upperBound - 1)
      default: try sheet.read(key, from: &reader)
      }
    }
  }

  func layer(colorCount: Int) throws(InterchangeError) -> PixelLayer {
    if let ground, ground >= colorCount {
      throw InterchangeError(
        "must be -1 or a place of the palette, below {colorCount}", ["colorCount": colorCount]
      ).inside(field: "ground")
    }
    return PixelLayer(
      try sheet.layer(), blendMode: blendMode ?? .normal,
      group: group.map { Layer.ID(UInt32($0)) }, isGroup: isGroup ?? false,
      ground: ground.map { CellGrid.Cell($0) })
  }
}
