import Base
import Documents
import Formats
import TestSupport
import Testing

@Suite("What other programs say of a sprite, in the interchange format")
struct PixelDetailsDocumentTests {
  @Test func `is read as it was written, in version 4`() throws {
    let document = PixelsDocument(art: PixelArt(.detailed))
    let json = document.json
    #expect(String(decoding: json, as: UTF8.self).contains("\"version\": 4"))
    #expect(try PixelsDocument(json: json) == document)
  }

  @Test func `leaves documents without it in their old versions`() {
    let plain = PixelsDocument(art: PixelArt(Sprite(size: CellSize(width: 8, height: 8))))
    let text = String(decoding: plain.json, as: UTF8.self)
    #expect(text.contains("\"version\": 1") && !text.contains("details"))
  }

  @Test(
    arguments: [
      ("\"zIndex\": -2", "\"zIndex\": 1e9", "cels[0].details.zIndex: must be a whole number"),
      ("[-2, -2, 5, 5]", "[-2, -2, 5]", "cels[0].details.bounds: must hold 4 numbers"),
      ("\"colorMode\": \"gray\"", "\"colorMode\": \"grey\"", "details.colorMode: must be one of"),
      ("\"AQD/\"", "\"AQD\"", "properties: must be bytes in Base64"),
    ])
  func `is refused with its place if it is wrong`(
    text: String, wrong: String, message: String
  ) throws {
    let json = String(decoding: PixelsDocument(art: PixelArt(.detailed)).json, as: UTF8.self)
    let place = try #require(json.firstRange(of: text))
    var broken = json
    broken.replaceSubrange(place, with: wrong)
    let error = try #require(throws: InterchangeError.self) {
      try PixelsDocument(json: Array(broken.utf8))
    }
    #expect(String(describing: error).contains(message), "\(error)")
  }
}
