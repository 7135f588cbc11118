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
      ("Pen 2", "Stift 2"), ("Ctrl+Pad 12", "Strg+Tablett 12"), ("Button 8", "Taste 8"),
    ])
  func `is what stands on keyboards of the language`(english: String, shown: String) throws {
    let key = try #require(KeyBinding(english))
    #expect(key.text(german) == shown)
    #expect(key.text(Texts.english.commands) == english)
    #expect(key.description == english, "files of keys stay as they are")
  }

  @Test(arguments: ["Pen 0", "Pen 33", "Pad", "Button -1", "Button x", "Pen99999999999999999999"])
  func `is nothing for buttons that no device has`(name: String) {
    #expect(KeyBinding(name) == nil)
  }
}

extension CommandTexts {
  fileprivate static var german: CommandTexts {
    let words = [
      "Ctrl": "Strg", "Shift": "Umschalt", "Delete": "Entf", "Left": "Links", "Page Up": "Bild auf",
      "Pen {number}": "Stift {number}", "Pad {number}": "Tablett {number}",
      "Button {number}": "Taste {number}",
    ]
    return Texts(Translator { $0.context == "key" ? words[$0.text] : nil }).commands
  }
}
