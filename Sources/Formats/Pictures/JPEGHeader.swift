import Base

/// The header of a JPEG file.
///
/// Source: ITU-T T.81, annex B; for the orientation, CIPA DC-008 (Exif 2.32), 4.5.2 and 4.6.4.
struct JPEGHeader {
  /// The compression process.
  enum Process {
    /// Baseline or progressive, with Huffman coding and 8 bits a sample: supported by every PDF reader.
    case usual
    case other
  }

  private(set) var process = Process.other
  /// 1 for grey, 3 for colours, 4 for inks.
  private(set) var componentCount = 0
  private(set) var orientation = PictureOrientation.upright
  /// The position of the orientation in the file; nil if unspecified.
  private var orientationPlace: Int?

  /// Returns nil unless it is a JPEG file.
  init?(_ file: [UInt8]) {
    guard file.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 4 <= file.count, file[place] == 0xFF {
      let marker = file[place + 1]
      // Any number of these may precede a marker.
      if marker == 0xFF {
        place += 1
        continue
      }
      let length = Int(file[place + 2]) << 8 | Int(file[place + 3])
      let end = place + 2 + length
      guard length >= 2, end <= file.count else { return }
      switch marker {
      case 0xE1: readExif(file, place + 4..<end)
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard length >= 8 else { return }
        componentCount = Int(file[place + 9])
        process = marker <= 0xC2 && file[place + 4] == 8 ? .usual : .other
        return
      // The start of the pixels.
      case 0xDA: return
      default: break
      }
      place = end
    }
  }

  /// Whether every PDF reader shows it unchanged. Inks are excluded: programs disagree on their polarity.
  var isForPages: Bool { process == .usual && (componentCount == 1 || componentCount == 3) }

  /// The file with its orientation changed; unchanged if it specifies none.
  func bytes(of file: [UInt8], held orientation: PictureOrientation) -> [UInt8] {
    guard let place = orientationPlace else { return file }
    var file = file
    file[place] = orientation.rawValue
    return file
  }

  private mutating func readExif(_ file: [UInt8], _ segment: Range<Int>) {
    let start = segment.lowerBound + 6
    guard orientationPlace == nil, segment.count >= 14,
      file[segment].starts(with: Array("Exif\0\0".utf8))
    else { return }
    let isLittle = file[start] == UInt8(ascii: "I")
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= start, place + count <= segment.upperBound else { return nil }
      let bytes = file[place..<place + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(start + 2, 2) == 42, let offset = number(start + 4, 4),
      let count = number(start + offset, 2)
    else { return }
    for entry in 0..<count {
      let place = start + offset + 2 + 12 * entry
      guard let tag = number(place, 2) else { return }
      // A single 16-bit number.
      guard tag == 0x0112, number(place + 2, 2) == 3, number(place + 4, 4) == 1,
        let value = number(place + 8, 2)
      else { continue }
      guard let held = UInt8(exactly: value).flatMap(PictureOrientation.init) else { return }
      orientation = held
      orientationPlace = place + (isLittle ? 8 : 9)
      return
    }
  }
}

/// The orientation of a camera: the displayed position of the first row and column of a file's pixels.
///
/// Source: CIPA DC-008 (Exif 2.32), 4.6.4, *Orientation*.
enum PictureOrientation: UInt8, CaseIterable {
  case upright = 1
  case mirrored, turned, flipped, transposed, turnedRight, turnedOver, turnedLeft

  /// Maps the file's pixels to the upright picture, both with the corners (0, 0) and (1, 1).
  var map: PaperMap {
    switch self {
    case .upright: .identity
    case .mirrored: PaperMap(xx: -1, xy: 0, yx: 0, yy: 1, x0: 1, y0: 0)
    case .turned: PaperMap(xx: -1, xy: 0, yx: 0, yy: -1, x0: 1, y0: 1)
    case .flipped: PaperMap(xx: 1, xy: 0, yx: 0, yy: -1, x0: 0, y0: 1)
    case .transposed: PaperMap(xx: 0, xy: 1, yx: 1, yy: 0, x0: 0, y0: 0)
    case .turnedRight: PaperMap(xx: 0, xy: -1, yx: 1, yy: 0, x0: 1, y0: 0)
    case .turnedOver: PaperMap(xx: 0, xy: -1, yx: -1, yy: 0, x0: 1, y0: 1)
    case .turnedLeft: PaperMap(xx: 0, xy: 1, yx: -1, yy: 0, x0: 0, y0: 1)
    }
  }

  /// Whether the file's rows are the picture's columns.
  var swapsSides: Bool { rawValue > 4 }
}
