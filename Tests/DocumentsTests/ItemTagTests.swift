import Documents
import Testing

@Suite("Tags")
struct ItemTagTests {
  @Test(
    "are trimmed, and hold neither control characters nor line ends",
    arguments: [
      ("cats", "cats"), ("  cats\t", "cats"), ("summer\nholiday", "summer holiday"),
      ("\u{7}späť ", "späť"), ("休假", "休假"),
    ])
  func cleaning(text: String, name: String) {
    #expect(ItemTag(text)?.name == name)
  }

  @Test("have one to sixty characters")
  func length() {
    #expect(ItemTag("") == nil && ItemTag(" \n\t") == nil)
    #expect(ItemTag(String(repeating: "é", count: 60))?.name.count == 60)
    #expect(ItemTag(String(repeating: "é", count: 61)) == nil)
  }

  @Test("are the same in upper and lower case, and however an accent is made")
  func sameness() {
    #expect(ItemTag("Cats") == ItemTag("cATS") && ItemTag("ÄRGER") == ItemTag("a\u{308}rger"))
    #expect(ItemTag("cats") != ItemTag("cat"))
    #expect(
      ["Cats", "dogs", "CATS"].compactMap(ItemTag.init).unique.map(\.name) == ["Cats", "dogs"])
  }

  @Test("that are there keep their spelling when others come and go")
  func changes() {
    let tags = ["Cats", "dogs"].compactMap(ItemTag.init)
    let changed = tags.changed(
      adding: ["CATS", "eels"].compactMap(ItemTag.init), removing: ["DOGS"].compactMap(ItemTag.init)
    )
    #expect(changed.map(\.name) == ["Cats", "eels"])
  }
}
