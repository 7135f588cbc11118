import Base
import Canvas
import Documents
import Formats
import Foundation
import TestSupport
import Testing

@Suite("The size of a paper in exports")
struct PaperSizeExportTests {
  private func painting(_ millimeters: Double?) throws -> Painting {
    Painting(
      shape: .fixed(try #require(AspectRatio(2))),
      paperLength: millimeters.flatMap { PaperLength(millimeters: $0) })
  }

  private func bytes(_ format: FileFormat, _ millimeters: Double?) throws -> [UInt8] {
    try PaintingExport(as: format, width: 1000).bytes(of: painting(millimeters), name: "A")
  }

  @Test(arguments: [(100.0, 1000), (nil, 2970), (50.8, 508)] as [(Double?, Int)])
  func `is that of a PDF's page, of A4 where there is none`(millimeters: Double?, pixels: Int)
    throws
  {
    try OtherProgram.withFolder { folder in
      try Data(bytes(.pdf, millimeters)).write(to: URL(filePath: folder + "/a"))
      // Ten pixels to the millimetre.
      try OtherProgram.run(
        "pdftoppm", ["-png", "-singlefile", "-r", "254", folder + "/a", folder + "/a"])
      let page = try Surface(png: Array(Data(contentsOf: URL(filePath: folder + "/a.png"))))
      #expect(abs(page.size.width - pixels) <= 1 && abs(page.size.height - pixels / 2) <= 1)
    }
  }

  /// The four bytes after a word, and those after them.
  private func numbers(after word: String, in bytes: [UInt8]) -> [Int]? {
    let data = Data(bytes)
    guard let found = data.range(of: Data(word.utf8)) else { return nil }
    let rest = Array(data[found.upperBound...].prefix(9))
    func number(_ from: Int) -> Int { rest[from..<from + 4].reduce(0) { $0 << 8 | Int($1) } }
    return [number(0), number(4), Int(rest[8])]
  }

  @Test func `is how densely a PNG is to be printed`() throws {
    // 1000 pixels on a decimetre are 10,000 to the metre, which is unit 1.
    #expect(try numbers(after: "pHYs", in: bytes(.png, 100)) == [10_000, 10_000, 1])
    #expect(try numbers(after: "pHYs", in: bytes(.png, nil)) == nil)
    #expect(try Surface(png: bytes(.png, 100)).size.width == 1000)
  }

  @Test func `is how densely a JPEG is to be printed`() throws {
    // Behind the name of the kind and its version: the unit (1 is an inch), and pixels to it across and down.
    let head = try Array(bytes(.jpeg, 254)[13..<18])
    #expect(head == [1, 0, 100, 0, 100])
    #expect(try bytes(.jpeg, nil)[13] == 0)
  }
}
