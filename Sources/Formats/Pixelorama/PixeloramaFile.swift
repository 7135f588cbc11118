import Base

/// Projects of Pixelorama: since version 1.0 a zip file, before that a line of JSON followed by the pixels.
///
/// In a zip file, `data.json` describes the project, and `image_data/frames/F/layer_L`, counted from 1, has the pixels
/// of a cel at the project's size: red, green, blue and opacity of each. In older files, cels follow each other frame
/// by frame. Most of those were compressed with Zstandard, which is not worth a library: they are refused with advice.
///
/// Source: `OpenSave.gd`, `Project.gd` and `BaseLayer.gd` of Pixelorama.
public enum PixeloramaFile {
  /// Whether bytes look like a project of either kind.
  static func isPixelorama(_ bytes: [UInt8]) -> Bool {
    if ZipFile.isZip(bytes) { return (try? ZipFile(bytes))?.count(of: "data.json") != nil }
    return isPacked(bytes)
      || DocumentImport.firstCharacter(of: bytes) == "{"
        && bytes.prefix(1 << 10).contains("\"pixelorama_version\"".utf8)
  }

  /// Whether the file is compressed in Godot's blocks.
  private static func isPacked(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "GCPF".utf8) }

  /// Reads a project of either form.
  ///
  /// - Throws: `PixelFileError` for an unreadable file, and for one compressed with Zstandard.
  public static func sprite(_ bytes: [UInt8]) throws(PixelFileError) -> LayeredPixels {
    guard !isPacked(bytes) else {
      throw PixelFileError(
        "it was saved by an old version of {program}; open and save it there again",
        ["program": "Pixelorama"])
    }
    if ZipFile.isZip(bytes) {
      let zip = try ZipFile(bytes)
      guard let data = try zip.file("data.json", atMost: 1 << 26) else {
        throw PixelFileError("not a Pixelorama project")
      }
      var reader = try PixeloramaReader(JSONValue(data))
      return try reader.sprite { (frame, layer, count) throws(PixelFileError) in
        let name = "image_data/frames/\(frame + 1)/layer_\(layer + 1)"
        guard let pixels = try zip.file(name, atMost: count) else { return nil }
        guard pixels.count == count else {
          throw PixelFileError("its picture is smaller than its frames").inside(name)
        }
        return pixels[...]
      }
    }
    let line = bytes.prefix { $0 != 0x0A }
    var rest = ByteReader(bytes)
    try rest.skip(min(bytes.count, line.count + 1))
    var reader = try PixeloramaReader(JSONValue(Array(line)))
    return try reader.sprite { (_, _, count) throws(PixelFileError) in try rest.bytes(count) }
  }
}
