import Canvas
import Foundation
import Testing

/// A picture as it was last found to be right; with `FILBERT_RECORD=1` the one that is drawn now takes its place.
struct GoldenPicture {
  private let file: URL

  init(_ file: URL) { self.file = file }

  /// Cairo rounds otherwise on other processors, by a level or two; what changed is far beyond.
  func expect(_ drawn: Surface) throws {
    if ProcessInfo.processInfo.environment["FILBERT_RECORD"] == "1" {
      try Data(drawn.pngBytes()).write(to: file)
    }
    let golden = try Surface(png: Array(Data(contentsOf: file)))
    #expect(drawn.size == golden.size)
    guard drawn.size == golden.size else { return }
    let difference = Difference(drawn, golden)
    guard !difference.isHardlySeen else { return }
    let seen = URL(filePath: NSTemporaryDirectory()).appending(path: file.lastPathComponent)
    try Data(drawn.pngBytes()).write(to: seen)
    Issue.record("\(file.lastPathComponent) changed: \(difference), see \(seen.path)")
  }
}
