import Base
import Canvas

/// Elements of an SVG file to be drawn by librsvg.
struct SVGPartsJob: Equatable {
  let file: [UInt8]
  /// A style sheet that overrules those of the file.
  let style: String
  /// Of the whole file, in pixels.
  let size: PixelSize
  /// Of the whole file, in CSS pixels.
  let viewport: ViewSize
  /// Of the elements; empty for the whole file.
  let ids: [String]

  /// A drawn element.
  struct Picture: Equatable {
    /// Among the elements of the job.
    let index: Int
    /// Its place among the pixels of the whole file.
    let frame: PixelRect
    let png: [UInt8]
  }

  /// Draws the elements that show something, one after the other.
  ///
  /// - Parameters:
  ///   - goesOn: returns false to stop; called before each.
  ///   - take: called with each.
  /// - Returns: whether all were drawn; nil if librsvg can't read the file.
  func draw(goesOn: () -> Bool, take: (Picture) -> Void) -> Bool? {
    guard let renderer = SVGRenderer(file, overruling: style) else { return nil }
    for (index, id) in ids.enumerated() {
      guard goesOn() else { return false }
      guard
        let (pixels, frame) = renderer.picture(
          of: id.isEmpty ? nil : "#" + id, scaledTo: size, viewport: id.isEmpty ? viewport : nil),
        let png = try? pixels.pngBytes()
      else { continue }
      take(Picture(index: index, frame: frame, png: png))
    }
    return true
  }
}

// The job and its pictures as bytes, from one process to another.
extension SVGPartsJob {
  var bytes: [UInt8] {
    var writer = ByteWriter()
    for number in [size.width, size.height, style.utf8.count, ids.count] { writer.long(number) }
    for side in [viewport.width, viewport.height] {
      writer.long(UInt32(truncatingIfNeeded: side.bitPattern))
      writer.long(UInt32(truncatingIfNeeded: side.bitPattern >> 32))
    }
    writer.append(style.utf8)
    for id in ids {
      writer.long(id.utf8.count)
      writer.append(id.utf8)
    }
    return writer.bytes + file
  }

  init(_ bytes: [UInt8]) throws(PixelFileError) {
    var reader = ByteReader(bytes)
    size = PixelSize(width: Int(try reader.long()), height: Int(try reader.long()))
    let (styleCount, count) = (Int(try reader.long()), Int(try reader.long()))
    viewport = ViewSize(width: try Self.side(&reader), height: try Self.side(&reader))
    style = String(decoding: try reader.bytes(styleCount), as: UTF8.self)
    var ids: [String] = []
    for _ in 0..<count {
      ids.append(String(decoding: try reader.bytes(Int(try reader.long())), as: UTF8.self))
    }
    self.ids = ids
    file = Array(reader.rest())
  }

  private static func side(_ reader: inout ByteReader) throws(PixelFileError) -> Double {
    let low = UInt64(try reader.long())
    return Double(bitPattern: UInt64(try reader.long()) << 32 | low)
  }
}

extension SVGPartsJob.Picture {
  var bytes: [UInt8] {
    var writer = ByteWriter()
    for number in [index, frame.x, frame.y, frame.width, frame.height, png.count] {
      writer.long(number)
    }
    return writer.bytes + png
  }

  /// The pictures that are complete.
  static func list(_ bytes: [UInt8]) -> [Self] {
    var reader = ByteReader(bytes)
    var pictures: [Self] = []
    while let picture = try? Self(&reader) { pictures.append(picture) }
    return pictures
  }

  private init(_ reader: inout ByteReader) throws(PixelFileError) {
    index = Int(try reader.long())
    frame = PixelRect(
      x: Int(try reader.long()), y: Int(try reader.long()), width: Int(try reader.long()),
      height: Int(try reader.long()))
    png = Array(try reader.bytes(Int(try reader.long())))
  }
}
