import CZlib
import Base

/// The pixel format of a PNG file from its chunks IHDR, PLTE and tRNS.
struct PNGFormat {
  enum ColorType: UInt8 {
    case gray = 0
    case color = 2
    case palette = 3
    case grayAlpha = 4
    case colorAlpha = 6

    /// The number of channels in a pixel.
    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .color: 3
      case .colorAlpha: 4
      }
    }

    var allowedDepths: Set<Int> {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .color, .grayAlpha, .colorAlpha: [8, 16]
      }
    }
  }

  /// The size of the whole picture, in pixels.
  let size: CellSize
  let type: ColorType
  /// Bits per channel.
  let depth: Int
  let isInterlaced: Bool
  /// 0xRRGGBBAA.
  private(set) var palette: [UInt32] = []
  /// The transparent colour by its channels.
  private(set) var transparentKey: [Int]?

  /// - Parameter content: of the chunk IHDR.
  init(header content: ArraySlice<UInt8>) throws(PixelFileError) {
    guard content.count == 13 else { throw Self.damaged }
    let bytes = Array(content)
    let (width, height) = (
      Int(PNGChunkReader.number(content)), Int(PNGChunkReader.number(content.dropFirst(4)))
    )
    guard width > 0, height > 0 else { throw PixelFileError("the PNG has a width or height of 0") }
    guard let type = ColorType(rawValue: bytes[9]), type.allowedDepths.contains(Int(bytes[8])),
      bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1
    else { throw Self.damaged }
    size = CellSize(width: width, height: height)
    self.type = type
    depth = Int(bytes[8])
    isInterlaced = bytes[12] == 1
  }

  static let damaged = PixelFileError("the PNG is damaged")

  /// - Parameter content: of the chunk PLTE.
  mutating func readPalette(_ content: ArraySlice<UInt8>) throws(PixelFileError) {
    let bytes = Array(content)
    guard bytes.count % 3 == 0, (1...256).contains(bytes.count / 3), palette.isEmpty else {
      throw Self.damaged
    }
    // For colours that are not indices, it is only a suggestion.
    guard type == .palette else { return }
    palette = stride(from: 0, to: bytes.count, by: 3).map {
      UInt32(bytes[$0]) << 24 | UInt32(bytes[$0 + 1]) << 16 | UInt32(bytes[$0 + 2]) << 8 | 255
    }
  }

  /// - Parameter content: of the chunk tRNS.
  mutating func readTransparency(_ content: ArraySlice<UInt8>) throws(PixelFileError) {
    switch type {
    case .palette:
      guard content.count <= palette.count else { throw Self.damaged }
      for (index, alpha) in content.enumerated() {
        palette[index] = palette[index] & 0xFFFF_FF00 | UInt32(alpha)
      }
    case .gray, .color:
      guard content.count == 2 * type.channels else { throw Self.damaged }
      transparentKey = (0..<type.channels).map {
        PNGChunkReader.smallNumber(content.dropFirst(2 * $0))
      }
    case .grayAlpha, .colorAlpha: throw Self.damaged
    }
  }

  /// The same format with each palette index, from 1, instead of its colour; 0 for transparent pixels. Nil if pixels
  /// are not indices.
  var withPlaces: PNGFormat? {
    guard type == .palette else { return nil }
    var format = self
    format.palette = palette.enumerated().map { $1 & 255 > 0 ? UInt32($0 + 1) : 0 }
    return format
  }

  /// Bits per pixel.
  var bitsPerPixel: Int { type.channels * depth }

  func bytesPerRow(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// The successive passes of an image: the image itself, or those of Adam M. Costello's interlacing.
  func passes(of size: CellSize) -> [PNGPass] {
    guard isInterlaced else { return [PNGPass(x: 0, y: 0, dx: 1, dy: 1, in: size)] }
    let all = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return all.map { PNGPass(x: $0.0, y: $0.1, dx: $0.2, dy: $0.3, in: size) }
      .filter { !$0.size.isEmpty }
  }
}

/// A regular subset of an image's columns and rows.
struct PNGPass {
  let x: Int
  let y: Int
  let dx: Int
  let dy: Int
  /// The number of columns and rows.
  let size: CellSize

  init(x: Int, y: Int, dx: Int, dy: Int, in whole: CellSize) {
    (self.x, self.y, self.dx, self.dy) = (x, y, dx, dy)
    size = CellSize(
      width: (whole.width - x + dx - 1) / dx, height: (whole.height - y + dy - 1) / dy)
  }
}
