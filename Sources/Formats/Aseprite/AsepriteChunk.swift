/// A part of a frame.
public enum AsepriteChunk: Equatable, Sendable {
  case layer(AsepriteLayer)
  case cel(AsepriteCel)
  /// Belongs to the preceding cel.
  case celExtra(AsepriteCelExtra)
  case colorProfile(AsepriteColorProfile)
  case externalFiles([AsepriteExternalFile])
  case tags([AsepriteTag])
  case palette(AsepritePalette)
  case oldPalette(AsepriteOldPalette)
  /// Belongs to the preceding layer, cel, slice, tileset or palette; after tags one for each.
  case userData(AsepriteUserData)
  case slice(AsepriteSlice)
  case tileset(AsepriteTileset)
  /// Of an unknown or obsolete kind.
  case unknown(kind: Int, bytes: [UInt8])

  enum Kind: Int {
    case oldPalette = 0x0004
    /// The number used by Aseprite, that of a FLI animation.
    case oldestPalette = 0x000B
    /// The number given in the specification.
    case specifiedPalette = 0x0011
    case layer = 0x2004
    case cel = 0x2005
    case celExtra = 0x2006
    case colorProfile = 0x2007
    case externalFiles = 0x2008
    case tags = 0x2018
    case palette = 0x2019
    case userData = 0x2020
    case slice = 0x2022
    case tileset = 0x2023
  }

  /// Reads a chunk, possibly with compressed pixels.
  ///
  /// - Parameter packed: set to the compressed bytes of this chunk.
  init(
    from reader: inout ByteReader, kind number: Int, _ header: AsepriteHeader,
    packed: inout AsepritePackedBytes?
  ) throws(PixelFileError) {
    switch Kind(rawValue: number) {
    case .oldPalette: self = .oldPalette(try AsepriteOldPalette(from: &reader, .bytes))
    case .oldestPalette: self = .oldPalette(try AsepriteOldPalette(from: &reader, .sixBits))
    case .specifiedPalette:
      self = .oldPalette(try AsepriteOldPalette(from: &reader, .sixBitsAsSpecified))
    case .layer: self = .layer(try AsepriteLayer(from: &reader, header))
    case .cel: self = .cel(try AsepriteCel(from: &reader, header, packed: &packed))
    case .celExtra: self = .celExtra(try AsepriteCelExtra(from: &reader))
    case .colorProfile: self = .colorProfile(try AsepriteColorProfile(from: &reader))
    case .externalFiles: self = .externalFiles(try AsepriteExternalFile.all(from: &reader))
    case .tags: self = .tags(try AsepriteTag.all(from: &reader))
    case .palette: self = .palette(try AsepritePalette(from: &reader))
    case .userData: self = .userData(try AsepriteUserData(from: &reader))
    case .slice: self = .slice(try AsepriteSlice(from: &reader))
    case .tileset: self = .tileset(try AsepriteTileset(from: &reader, header, packed: &packed))
    case nil: self = .unknown(kind: number, bytes: Array(reader.rest()))
    }
  }

  /// Writes the kind and the content.
  func write(
    to writer: inout ByteWriter, _ header: AsepriteHeader, cores: Int?
  ) throws(PixelFileError) {
    writer.word(kind)
    switch self {
    case .layer(let layer): layer.write(to: &writer, header)
    case .cel(let cel): try cel.write(to: &writer, cores: cores)
    case .celExtra(let extra): extra.write(to: &writer)
    case .colorProfile(let profile): profile.write(to: &writer)
    case .externalFiles(let files): AsepriteExternalFile.write(files, to: &writer)
    case .tags(let tags): AsepriteTag.write(tags, to: &writer)
    case .palette(let palette): palette.write(to: &writer)
    case .oldPalette(let palette): palette.write(to: &writer)
    case .userData(let data): data.write(to: &writer)
    case .slice(let slice): slice.write(to: &writer)
    case .tileset(let tileset): try tileset.write(to: &writer, cores: cores)
    case .unknown(_, let bytes): writer.append(bytes)
    }
  }

  private var kind: Int {
    let kind: Kind
    switch self {
    case .layer: kind = .layer
    case .cel: kind = .cel
    case .celExtra: kind = .celExtra
    case .colorProfile: kind = .colorProfile
    case .externalFiles: kind = .externalFiles
    case .tags: kind = .tags
    case .palette: kind = .palette
    case .oldPalette(let palette):
      kind =
        switch palette.scale {
        case .bytes: .oldPalette
        case .sixBits: .oldestPalette
        case .sixBitsAsSpecified: .specifiedPalette
        }
    case .userData: kind = .userData
    case .slice: kind = .slice
    case .tileset: kind = .tileset
    case .unknown(let kind, _): return kind
    }
    return kind.rawValue
  }

  /// Inserts the unpacked bytes.
  mutating func fill(_ bytes: [UInt8]) {
    switch self {
    case .cel(var cel):
      cel.fill(bytes)
      self = .cel(cel)
    case .tileset(var tileset):
      tileset.image?.bytes = bytes
      self = .tileset(tileset)
    default: break
    }
  }
}
