internal import Dispatch

/// What we offer on the clipboard, in the kinds that can be asked for; each is made once.
final class OfferedContent {
  /// Counted from 1.
  let number: Int
  let forms: [ClipboardForm]
  /// Is there at once, where it was offered as it is.
  let text: String?

  /// Nil for what could not be made.
  private var made: [ClipboardType: [UInt8]?] = [:]
  private var waiting: [ClipboardType: [([UInt8]?) -> Void]] = [:]
  private let queue = DispatchQueue(label: "filbert.clipboard", qos: .userInitiated)

  private let results: MadeContents

  init(_ forms: [ClipboardForm], number: Int, results: MadeContents) {
    self.forms = forms
    self.number = number
    self.results = results
    text = nil
  }

  init(text: String, number: Int, results: MadeContents) {
    forms = [ClipboardForm(.text) { Array(text.utf8) }]
    self.number = number
    self.results = results
    self.text = text
    made[.text] = Array(text.utf8)
  }

  /// Whether the text can be given in the encoding of old programs; one that is not made yet is not made for this.
  var isLatin1: Bool { text.map(SelectionText.fitsLatin1) ?? false }

  /// Hands over the bytes of a kind, at once if they were made before; nil where there are none.
  func read(_ type: ClipboardType, done: @escaping ([UInt8]?) -> Void) {
    if let bytes = made[type] { return done(bytes) }
    guard let form = forms.first(where: { $0.type == type }) else { return done(nil) }
    let isBeingMade = waiting[type] != nil
    waiting[type, default: []].append(done)
    guard !isBeingMade else { return }
    let makeBytes = form.makeBytes
    queue.async { [results] in
      results.add(MadeContents.Item(content: self, type: type, bytes: makeBytes()))
    }
  }

  /// Hands over what was made to all who wait for it.
  func take(_ bytes: [UInt8]?, _ type: ClipboardType) {
    made[type] = .some(bytes)
    for done in waiting.removeValue(forKey: type) ?? [] { done(bytes) }
  }
}
