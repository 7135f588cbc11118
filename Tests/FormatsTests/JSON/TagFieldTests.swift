import Base
import Documents
import Life
import Testing

@testable import Formats

@Suite("Tags in interchange formats")
struct TagFieldTests {
  private static let documents: [Document] = [
    .painting(Painting(shape: .fixed(.fourToThree))),
    .pixels(PixelArt(Sprite(size: CellSize(width: 2, height: 1)))),
    .life(Board(LifeWorld())),
  ]

  @Test(arguments: 0..<3)
  func `are written and read with every kind of document`(kind: Int) throws {
    let tags = ["Cats", "say \"miau\"", "休假"].compactMap { ItemTag($0) }
    let named = NamedDocument(name: "A", tags: tags, document: Self.documents[kind])
    let read = try NamedDocument(json: named.json)
    #expect(read.tags.map(\.name) == tags.map(\.name) && read.name == "A")
    #expect(read.json == named.json)
  }

  @Test(arguments: 0..<3)
  func `are no field where there are none`(kind: Int) {
    let json = NamedDocument(name: "A", document: Self.documents[kind]).json
    #expect(!String(decoding: json, as: UTF8.self).contains("tags"))
  }

  private func read(_ tags: String) throws -> [String] {
    let json =
      #"{"format": "filbert-painting", "version": 2, "aspectRatio": 1, "tags": \#(tags),"#
      + #" "layers": [{"id": 1, "elements": []}]}"#
    return try NamedDocument(json: Array(json.utf8)).tags.map(\.name)
  }

  @Test func `are trimmed, and each is taken once`() throws {
    #expect(try read(#"[" Cats", "CATS", "a\nb"]"#) == ["Cats", "a b"])
    #expect(try read("[]").isEmpty)
  }

  @Test(arguments: [(#"["a", ""]"#, "tags[1]"), ("[1]", "tags[0]"), (#""a""#, "tags")])
  func `that are none are refused, with their place`(tags: String, place: String) {
    #expect {
      try read(tags)
    } throws: { error in
      "\(error)".hasPrefix(place)
    }
  }

  @Test func `that an earlier version kept as something unknown are written once`() throws {
    let painting = Painting(
      shape: .fixed(.fourToThree), unknownFields: #"{"tags":["old"],"mood":1}"#)
    let tagged = PaintingDocument(tags: ["new"].compactMap { ItemTag($0) }, painting: painting)
    #expect(try PaintingDocument(json: tagged.json).tags.map(\.name) == ["new"])
    #expect(String(decoding: tagged.json, as: UTF8.self).contains("mood"))
  }
}
