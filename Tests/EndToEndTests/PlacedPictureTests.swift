import Canvas
import Foundation
import Testing

extension EndToEnd {
  @Suite struct PlacedPictureTests {
    /// A square of paper whose middle is a red picture.
    private static var document: String {
      let corners = [(0.25, 0.25), (0.75, 0.25), (0.75, 0.75), (0.25, 0.75)]
      let points = corners.map { "[\($0.0), \($0.1)], [\($0.0), \($0.1)], [\($0.0), \($0.1)]" }
      let red =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AA"
        + "AAMBAQDJ/pLvAAAAAElFTkSuQmCC"
      return """
        {"format": "filbert-painting", "version": 2, "aspectRatio": 1, "layers": [{"id": 1, "elements": [
          {"id": 1, "kind": "picture", "width": 0.001, "points": [\(points.joined(separator: ","))],
           "contours": [12], "picture": {"map": [0.5, 0, 0, 0.5, 0.25, 0.25], "file": "\(red)"}}]}]}
        """
    }

    @Test func `What lies on a painting is in the pictures that the command line writes`() throws {
      try VirtualDesktop.use { desktop in
        let (json, png) = (desktop.folder.appending("a.json"), desktop.folder.appending("a.png"))
        try Self.document.write(toFile: json, atomically: true, encoding: .utf8)
        #expect(try desktop.library.run("import", json).status == 0)
        #expect(try desktop.library.run("export", "1", png, "--width", "40").status == 0)
        let picture = try Surface(png: Array(Data(contentsOf: URL(filePath: png))))
        #expect(picture.pixel(x: 20, y: 20) & 0xFFFFFF == 0xFF0000)
        #expect(picture.pixel(x: 3, y: 3) & 0xFFFFFF == 0xFFFFFF)
      }
    }
  }
}
