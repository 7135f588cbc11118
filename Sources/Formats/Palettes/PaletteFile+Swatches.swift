import Base
import Glibc

// Adobe's swatches, for exchange with Illustrator and InDesign (ASE: blocks, including colours with a name and a model)
// and for Photoshop (ACO: rows of ten bytes). Numbers are big-endian.
extension PaletteFile {
  /// The type of a block with a colour; others start and end groups.
  private static let colorBlock = 0x0001

  /// Returns nil for anything but an exchange file of swatches.
  static func exchangedColors(_ bytes: [UInt8]) throws(PixelFileError) -> [InkColor]? {
    guard bytes.starts(with: "ASEF".utf8) else { return nil }
    var reader = ByteReader(bytes)
    try reader.skip(8)
    let count = Int(try reader.bigLong())
    var colors: [InkColor] = []
    var read = 0
    while read < count, reader.remaining > 0 {
      read += 1
      let kind = try reader.bigWord()
      var block = try reader.part(Int(try reader.bigLong()))
      guard kind == colorBlock else { continue }
      // The name, in two-byte characters.
      try block.skip(2 * (try block.bigWord()))
      let start = block.position
      let model = String(decoding: try block.bytes(4), as: UTF8.self)
      switch model {
      case "RGB ":
        colors.append(
          InkColor(red: try block.part(), green: try block.part(), blue: try block.part()))
      case "CMYK":
        colors.append(
          .printed(
            cyan: try block.float(), magenta: try block.float(), yellow: try block.float(),
            black: try block.float()))
      case "LAB ":
        let lightness = 100 * (try block.float())
        colors.append(.lab(lightness, try block.float(), try block.float()))
      case "Gray", "GRAY":
        let gray = try block.part()
        colors.append(InkColor(red: gray, green: gray, blue: gray))
      default:
        throw PixelFileError("byte {place}: number out of range", ["place": start])
      }
    }
    return colors
  }

  /// The colour spaces of Photoshop's swatches.
  private enum Space: Int {
    case rgb = 0
    case hsb = 1
    case cmyk = 2
    case lab = 7
    case gray = 8
  }

  private static let rowLength = 10

  /// Returns nil for anything but Photoshop's swatches: rows of the first version, followed by those of the second,
  /// with names.
  static func swatchColors(_ bytes: [UInt8]) throws(PixelFileError) -> [InkColor]? {
    guard bytes.count >= 4 + rowLength, bytes[0] == 0, bytes[1] == 1 else { return nil }
    var reader = ByteReader(bytes)
    try reader.skip(2)
    let count = try reader.bigWord()
    let end = 4 + count * rowLength
    guard count > 0, bytes.count == end || bytes.count > end + 1 && bytes[end + 1] == 2 else {
      return nil
    }
    var colors: [InkColor] = []
    for _ in 0..<count {
      let place = reader.position
      let space = Space(rawValue: try reader.bigWord())
      var values: [Int] = []
      for _ in 0..<4 { values.append(try reader.bigWord()) }
      let parts = values.map { Double($0) / 65_535 }
      switch space {
      case .rgb: colors.append(InkColor(parts[0], parts[1], parts[2]))
      case .hsb:
        colors.append(
          HSVColor(hue: 360 * parts[0], saturation: parts[1], value: parts[2]).inkColor())
      case .cmyk:
        // The highest number means no ink.
        colors.append(
          .printed(
            cyan: 1 - parts[0], magenta: 1 - parts[1], yellow: 1 - parts[2], black: 1 - parts[3]))
      case .lab:
        let signed = values.map { Double(Int16(truncatingIfNeeded: $0)) / 100 }
        colors.append(.lab(Double(values[0]) / 100, signed[1], signed[2]))
      case .gray:
        // 10,000 is black.
        let gray = 1 - Double(values[0]) / 10_000
        colors.append(InkColor(gray, gray, gray))
      case nil: throw PixelFileError("byte {place}: number out of range", ["place": place])
      }
    }
    return colors
  }
}

extension ByteReader {
  /// A big-endian 16-bit number.
  fileprivate mutating func bigWord() throws(PixelFileError) -> Int {
    Int(UInt16(truncatingIfNeeded: try word()).byteSwapped)
  }

  fileprivate mutating func bigLong() throws(PixelFileError) -> UInt32 { try long().byteSwapped }

  fileprivate mutating func float() throws(PixelFileError) -> Double {
    Double(Float(bitPattern: try bigLong()))
  }

  /// A colour component, 0…1.
  fileprivate mutating func part() throws(PixelFileError) -> UInt8 { InkColor.part(try float()) }
}

extension InkColor {
  /// - Parameter value: 0…1; clamped.
  fileprivate static func part(_ value: Double) -> UInt8 {
    UInt8(saturating: (min(max(value, 0), 1) * 255).rounded())
  }

  fileprivate init(_ red: Double, _ green: Double, _ blue: Double) {
    self.init(red: Self.part(red), green: Self.part(green), blue: Self.part(blue))
  }

  /// Without a profile, simulating ideal inks.
  fileprivate static func printed(
    cyan: Double, magenta: Double, yellow: Double, black: Double
  ) -> InkColor {
    let light = 1 - black
    return InkColor((1 - cyan) * light, (1 - magenta) * light, (1 - yellow) * light)
  }

  /// Converts from CIE L*a*b* with D50.
  ///
  /// Source: CIE 15:2004; Bradford's matrix from D50 to the linear light of sRGB, as B. Lindbloom gives it.
  fileprivate static func lab(_ lightness: Double, _ a: Double, _ b: Double) -> InkColor {
    func linear(_ value: Double) -> Double {
      value > 6 / 29 ? value * value * value : 3 * (6 / 29) * (6 / 29) * (value - 4 / 29)
    }
    func encoded(_ value: Double) -> Double {
      value <= 0.003_130_8 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    let y = (lightness + 16) / 116
    let (x, z) = (0.964_22 * linear(y + a / 500), 0.825_21 * linear(y - b / 200))
    let light = linear(y)
    return InkColor(
      encoded(3.133_856_1 * x - 1.616_866_7 * light - 0.490_614_6 * z),
      encoded(-0.978_768_4 * x + 1.916_141_5 * light + 0.033_454_0 * z),
      encoded(0.071_945_3 * x - 0.228_991_4 * light + 1.405_242_7 * z))
  }
}
