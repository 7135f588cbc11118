import Base
import Testing
import Texts

@Suite("What keys are called")
struct KeyTextTests {
  private let german = CommandTexts.german

  @Test(
    arguments: [
      ("Ctrl+Shift+Z", "Strg+Umschalt+Z"), ("Delete", "Entf"), ("F11", "F11"),
      ("Ctrl++", "Strg++"), ("Alt+Left", "Alt+Links"), ("[", "["), ("Page Up", "Bild auf"),
    ])
  func `is what stands on keyboards of the language`(english: String, shown: String) throws {
    let key = try #require(KeyBinding(english))
    #expect(key.text(german) == shown)
    #expect(key.text(Texts.english.commands) == english)
    #expect(key.description == english, "files of keys stay as they are")
  }
}

extension CommandTexts {
  fileprivate static var german: CommandTexts {
    let words = [
      "Ctrl": "Strg", "Shift": "Umschalt", "Delete": "Entf", "Left": "Links", "Page Up": "Bild auf",
    ]
    return Texts(Translator { $0.context == "key" ? words[$0.text] : nil }).commands
  }
}
