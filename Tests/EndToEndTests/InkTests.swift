import Base
import Canvas
import Foundation
import Testing

extension EndToEnd {
  @Suite struct InkTests {
    /// One of the fifteen rows of samples that Cairo cuts a pixel into, of 255.
    private static let tolerance = 17

    @Test func `Cairo draws all ink where it is asked to, and pictures stay as they are`() throws {
      try VirtualDesktop.use { desktop in
        _ = try desktop.start(changes: ["FILBERT_INK": "cairo"])
        let window = try desktop.newPainting()
        let paper = try window.paperRect()
        for (place, ends) in [((0.1, 0.2), (0.9, 0.7)), ((0.8, 0.15), (0.2, 0.8))].enumerated() {
          let points = Strokes.line(
            from: paper.point(ends.0.0, ends.0.1), to: paper.point(ends.1.0, ends.1.1))
          try window.draw(points)
          try window.waitForInk(at: points[5])
          _ = try desktop.library.newest(elements: place + 1)
        }
        let item = try #require(try desktop.library.items().first)
        let pictures = try ["scanner", "cairo"].map { source in
          let library = LibraryOfTest(
            path: desktop.library.path, folder: desktop.folder,
            environment: desktop.library.environment.merging(["FILBERT_INK": source]) { $1 })
          let file = desktop.folder.appending("\(source).png")
          let answer = try library.run("export", String(item.id), file, "--width", "1200")
          #expect(answer.status == 0, "\(answer.complaints)")
          return try Surface(png: Array(try Data(contentsOf: URL(filePath: file))))
        }
        #expect(pictures[0].size == pictures[1].size)
        #expect(Self.difference(pictures[0], pictures[1]) <= Self.tolerance)
        #expect(pictures[0].hasInk && pictures[1].hasInk)
      }
    }

    /// The greatest difference of a channel.
    private static func difference(_ a: Surface, _ b: Surface) -> Int {
      var most = 0
      for y in 0..<a.size.height {
        for x in 0..<a.size.width {
          let (p, q) = (a.pixel(x: x, y: y), b.pixel(x: x, y: y))
          for shift: UInt32 in [0, 8, 16] {
            let (mine, other) = (Int(p >> shift & 255), Int(q >> shift & 255))
            most = max(most, abs(mine - other))
          }
        }
      }
      return most
    }
  }
}

extension Surface {
  fileprivate var hasInk: Bool {
    for y in 0..<size.height {
      for x in 0..<size.width where pixel(x: x, y: y) & 0xff_ffff != 0xff_ffff { return true }
    }
    return false
  }
}
