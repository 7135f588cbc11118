import Foundation
import TestSupport
import Testing

/// What another program finds in an animation: its frames as RGBA, how long each is seen, and its loops.
struct DecodedAnimation: Equatable {
  var width: Int
  var height: Int
  /// Milliseconds.
  var durations: [Double]
  /// As the file says it; nil for none.
  var loops: Int?
  /// 0xRRGGBBAA; nothing where there is no opacity.
  var frames: [[UInt32]]
}

/// Decodes files with Python's Pillow.
enum Pillow {
  static func decode(_ bytes: [UInt8], ending: String) throws -> DecodedAnimation {
    let folder = URL.temporaryDirectory.appending(path: "filbert-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.\(ending)")
    try Data(bytes).write(to: file)
    let script = """
      import sys
      from PIL import Image
      im = Image.open(sys.argv[1])
      n = getattr(im, "n_frames", 1)
      print(im.size[0], im.size[1], n, im.info.get("loop", -1))
      out = open(sys.argv[2], "wb")
      for i in range(n):
          im.seek(i)
          im.load()
          print(im.info.get("duration", -1))
          out.write(im.convert("RGBA").tobytes())
      """
    let raw = folder.appending(path: "a.raw")
    let text = try Program.run("/usr/bin/python3", ["-c", script, file.path, raw.path])
    let words = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    let (width, height, count) = (Int(words[0]), Int(words[1]), Int(words[2]))
    let pixels = [UInt8](try Data(contentsOf: raw))
    return DecodedAnimation(
      width: width, height: height, durations: Array(words[4...]),
      loops: words[3] < 0 ? nil : Int(words[3]),
      frames: (0..<count).map { index in
        let start = index * width * height * 4
        return RGBA.pixels(pixels[start..<start + width * height * 4])
      })
  }
}

enum RGBA {
  static func pixels(_ bytes: ArraySlice<UInt8>) -> [UInt32] {
    stride(from: bytes.startIndex, to: bytes.endIndex, by: 4).map { at in
      guard bytes[at + 3] > 0 else { return 0 }
      return bytes[at..<at + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}
