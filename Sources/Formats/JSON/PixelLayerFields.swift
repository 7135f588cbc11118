import Base
import Documents

/// A layer of pixel art while it is read.
struct PixelLayerFields {
  private var sheet = LayerFields()
  private var blendMode: BlendMode?
  private var isGroup: Bool?
  private var group: Int?
  private var background: Int?
  private var tileset: Int?
  private var details: LayerDetails?

  /// The type of a layer, if not one of cels.
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
        try FieldRule.once(background)
        background = try FieldRule.integer(&reader, in: 0...Palette.mostTrueColors - 1)
      case "tileset":
        try FieldRule.once(tileset)
        tileset = try FieldRule.integer(&reader, in: 1...Int(UInt32.max))
      case "details":
        try FieldRule.once(details)
        details = try DetailsFields.layer(&reader)
      default: try sheet.read(key, from: &reader)
      }
    }
  }

  func layer(
    colorCount: Int, tilesets: [Tileset]
  ) throws(InterchangeError) -> PixelLayer {
    if let tileset, isGroup == true || !tilesets.contains(where: { $0.id.number == tileset }) {
      throw InterchangeError("must be the id of a tileset").inside(field: "tileset")
    }
    if let background, background >= colorCount {
      throw InterchangeError(
        "must be -1 or a palette index below {colorCount}", ["colorCount": colorCount]
      ).inside(field: "ground")
    }
    var layer = PixelLayer(
      try sheet.layer(), blendMode: blendMode ?? .normal,
      group: group.map { Layer.ID(UInt32($0)) }, isGroup: isGroup ?? false,
      background: background.map { CellGrid.Cell($0) },
      tileset: tileset.map { Tileset.ID(UInt32($0)) })
    layer.details = details ?? LayerDetails()
    return layer
  }
}
