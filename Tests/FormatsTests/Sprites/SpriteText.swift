import Foundation
import Base
import Formats
import TestSupport

/// What is in a sprite, a line for each part of it, as `Tests/Sprites/aseprite.py` tells it.
enum SpriteText {
  static func text(of sprite: LayeredPixels) -> String {
    let depth =
      switch sprite.depth {
      case .indexed: 8
      case .gray: 16
      case .color: 32
      }
    var lines = ["size \(sprite.size.width) \(sprite.size.height) \(depth)"]
    lines += sprite.durations.map { "frame \($0)" }
    for layer in sprite.layers {
      let flags = [layer.isGroup, layer.isVisible, layer.isLocked, layer.isBackground]
        .map { $0 ? "1" : "0" }.joined(separator: " ")
      lines.append(
        "layer \(layer.level) \(flags) \(layer.opacity) \(layer.blend.rawValue) \(layer.name)")
    }
    for (index, layer) in sprite.layers.enumerated() {
      for (frame, cel) in layer.cels.enumerated() {
        guard let cel else { continue }
        let linked = cel.linkedFrame.map { "\($0)" } ?? "-"
        let pixels = colors(of: cel.pixels, sprite.palette.map(\.rgba)).map(hex)
          .joined(separator: " ")
        lines.append(
          "cel \(index) \(frame) \(cel.origin.x) \(cel.origin.y) \(cel.size.width)"
            + " \(cel.size.height) \(cel.opacity) \(cel.zIndex) \(linked) \(pixels)")
      }
    }
    for tag in sprite.tags {
      let color = tag.color.map { hex($0.rgba) } ?? "-"
      lines.append(
        "tag \(tag.frames.lowerBound) \(tag.frames.upperBound) \(tag.direction.rawValue)"
          + " \(tag.repeats) \(color) \(tag.name)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func colors(of pixels: LayeredPixels.Pixels, _ palette: [UInt32]) -> [UInt32] {
    switch pixels {
    case .colors(let colors): colors
    case .indices(let indices):
      indices.map { $0 < 0 || palette[Int($0)] & 255 == 0 ? 0 : palette[Int($0)] }
    }
  }

  private static func hex(_ number: UInt32) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  private static let scripts = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sprites").path

  /// Files made from the specification, and what is in each.
  ///
  /// - Parameter script: in `Tests/Sprites`.
  static func made(
    by script: String = "aseprite.py"
  ) throws -> [(name: String, bytes: [UInt8], text: String)] {
    let folder = try TemporaryFolder()
    try Program.run("/usr/bin/python3", ["-B", scripts + "/" + script, "write", folder.path])
    return try folder.contents().filter { !$0.key.hasSuffix(".txt") }
      .sorted { $0.key < $1.key }
      .map { name, bytes in
        let stem = name.prefix { $0 != "." }
        let text = try String(contentsOfFile: folder.file(stem + ".txt"), encoding: .utf8)
        return (name, Array(bytes), text)
      }
  }

  /// What the script finds in a file.
  ///
  /// - Parameter verb: `tell`, or `chunks` for every field of each chunk.
  static func decodedByScript(_ bytes: [UInt8], _ verb: String = "tell") throws -> String {
    let folder = try TemporaryFolder()
    try Data(bytes).write(to: URL(filePath: folder.file("a.aseprite")))
    return try Program.run(
      "/usr/bin/python3", ["-B", scripts + "/aseprite.py", verb, folder.file("a.aseprite")])
  }
}
