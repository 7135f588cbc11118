import Documents
import Testing

@Suite("Tags")
struct ItemTagTests {
  @Test(
    arguments: [
      ("cats", "cats"), ("  cats\t", "cats"), ("summer\nholiday", "summer holiday"),
      ("\u{7}späť ", "späť"), ("休假", "休假"),
    ])
  func `are trimmed, and hold neither control characters nor line ends`(text: String, name: String)
  {
    #expect(ItemTag(text)?.name == name)
  }

  @Test func `have one to sixty characters`() {
    #expect(ItemTag("") == nil && ItemTag(" \n\t") == nil)
    #expect(ItemTag(String(repeating: "é", count: 60))?.name.count == 60)
    #expect(ItemTag(String(repeating: "é", count: 61)) == nil)
  }

  @Test func `are the same in upper and lower case, and however an accent is made`() {
    #expect(ItemTag("Cats") == ItemTag("cATS") && ItemTag("ÄRGER") == ItemTag("a\u{308}rger"))
    #expect(ItemTag("cats") != ItemTag("cat"))
    #expect(
      ["Cats", "dogs", "CATS"].compactMap(ItemTag.init).unique.map(\.name) == ["Cats", "dogs"])
  }

  @Test func `that are there keep their spelling when others come and go`() {
    let tags = ["Cats", "dogs"].compactMap(ItemTag.init)
    let changed = tags.changed(
      adding: ["CATS", "eels"].compactMap(ItemTag.init), removing: ["DOGS"].compactMap(ItemTag.init)
    )
    #expect(changed.map(\.name) == ["Cats", "eels"])
  }
}
