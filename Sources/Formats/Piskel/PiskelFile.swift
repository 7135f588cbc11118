import Base
import Documents
import Foundation

/// Sprites of Piskel: JSON with layers as JSON texts, which contain their frames as Base64-encoded PNG files.
///
/// Frames share one or several pictures; each picture's `layout` has a list for every column, with the numbers of the
/// frames from top to bottom. All frames have the same duration, and layers have an opacity but no blend mode.
///
/// Source: `Serializer.js` and `Deserializer.js` of Piskel, `modelVersion` 2.
public enum PiskelFile {
  /// Whether bytes look like such a file: JSON with its characteristic field.
  static func isPiskel(_ bytes: [UInt8]) -> Bool {
    DocumentImport.firstCharacter(of: bytes) == "{"
      && bytes.prefix(1 << 12).contains("\"modelVersion\"".utf8)
      && !bytes.prefix(1 << 12).contains("\"format\"".utf8)
  }

  /// - Throws: an error that names the offending layer.
  public static func sprite(_ bytes: [UInt8]) throws(PixelFileError) -> LayeredPixels {
    let file = try JSONValue(bytes)
    guard file["modelVersion"].integer == 2 else {
      throw PixelFileError(
        "it was saved by an old version of {program}; open and save it there again",
        ["program": "Piskel"])
    }
    let head = file["piskel"]
    guard let width = head["width"].integer, let height = head["height"].integer else {
      throw PixelFileError("it has no width and height")
    }
    let size = CellSize(width: width, height: height)
    try AnimationLimits.check(size, kind: ".piskel")
    let speed = head["fps"].double ?? 12
    let milliseconds =
      speed > 0 ? Int(saturating: min(max(1, 1000 / speed), 65_535).rounded()) : 100
    var sprite = LayeredPixels(size: size, depth: .color, durations: [])
    var room = LayeredPixels.mostPixels
    for (index, text) in head["layers"].elements.enumerated() {
      do throws(PixelFileError) {
        let layer = try layer(text, of: size, room: &room)
        try LayeredPixels.check(layerCount: index + 1, frameCount: layer.cels.count)
        sprite.layers.append(layer)
      } catch {
        throw error.inside("layers[\(index)]")
      }
    }
    let count = sprite.layers.map(\.cels.count).max() ?? 0
    guard count > 0 else { throw PixelFileError("the {kind} has no image", ["kind": ".piskel"]) }
    try LayeredPixels.check(layerCount: sprite.layers.count, frameCount: count)
    sprite.durations = Array(repeating: milliseconds, count: count)
    for index in sprite.layers.indices {
      let missing = count - sprite.layers[index].cels.count
      sprite.layers[index].cels += Array(repeating: nil, count: missing)
    }
    return sprite
  }

  private static func layer(
    _ text: JSONValue, of size: CellSize, room: inout Int
  ) throws(PixelFileError) -> LayeredPixels.Layer {
    guard let string = text.string else { throw PixelFileError("must be a string in quotes") }
    let fields = try JSONValue(Array(string.utf8))
    var layer = LayeredPixels.Layer(name: fields["name"].string ?? "")
    let opacity = min(max(0, fields["opacity"].double ?? 1), 1)
    layer.opacity = UInt8(saturating: (opacity * 255).rounded())
    let frameCount = fields["frameCount"].integer ?? 0
    guard (0...Sprite.mostFrames).contains(frameCount) else { throw isTooLong(size) }
    layer.cels = Array(repeating: nil, count: frameCount)
    var chunks = fields["chunks"].elements
    if chunks.isEmpty, fields["base64PNG"].string != nil {
      // The old form with a single picture: all frames in a row.
      let columns = (0..<frameCount).map { JSONValue.list([.number(Double($0))]) }
      chunks = [
        .object([
          JSONValue.Member(name: "layout", value: .list(columns)),
          JSONValue.Member(name: "base64PNG", value: fields["base64PNG"]),
        ])
      ]
    }
    for chunk in chunks { try read(chunk, of: size, into: &layer, room: &room) }
    return layer
  }

  /// Extracts the frames from one of a layer's pictures.
  private static func read(
    _ chunk: JSONValue, of size: CellSize, into layer: inout LayeredPixels.Layer, room: inout Int
  ) throws(PixelFileError) {
    let image = try PNGImage(file(in: chunk["base64PNG"]), mostPixels: room)
    room -= image.raster.size.count
    for (column, places) in chunk["layout"].elements.enumerated() {
      for (row, place) in places.elements.enumerated() {
        guard let frame = place.integer, (0..<Sprite.mostFrames).contains(frame) else {
          throw isTooLong(size)
        }
        let rect = CellRect(
          x: column * size.width, y: row * size.height, width: size.width, height: size.height)
        guard image.raster.size.width >= rect.maxX, image.raster.size.height >= rect.maxY else {
          throw PixelFileError("its picture is smaller than its frames")
        }
        while layer.cels.count <= frame { layer.cels.append(nil) }
        layer.cels[frame] = LayeredPixels.Cel(
          origin: CellPosition(x: 0, y: 0), size: size,
          pixels: .colors(image.raster.cropped(to: rect).pixels))
      }
    }
  }

  private static func isTooLong(_ size: CellSize) -> PixelFileError {
    PixelFileError(
      "the {kind} has too many frames of {width} × {height} for pixel art",
      ["kind": ".piskel", "width": size.width, "height": size.height])
  }

  /// The file in a `data` URI.
  private static func file(in value: JSONValue) throws(PixelFileError) -> [UInt8] {
    let head = "data:image/png;base64,"
    guard let text = value.string, text.hasPrefix(head),
      let data = Data(base64Encoded: String(text.dropFirst(head.count)))
    else { throw PixelFileError("must be a picture file in Base64") }
    return Array(data)
  }
}
