internal import Dispatch

/// Our offer on the clipboard in its available kinds, each made once.
final class OfferedContent {
  /// Counted from 1.
  let number: Int
  let forms: [ClipboardForm]
  /// The file that can be written to a place chosen by another program.
  let file: SavedFile?
  /// The text if it was offered ready-made.
  let text: String?

  /// The made bytes; nil for kinds that could not be made.
  private var made: [ClipboardType: [UInt8]?] = [:]
  private var waiting: [ClipboardType: [([UInt8]?) -> Void]] = [:]
  private let queue = DispatchQueue(label: "filbert.clipboard", qos: .userInitiated)

  private let results: MadeContents

  init(_ forms: [ClipboardForm], file: SavedFile? = nil, number: Int, results: MadeContents) {
    self.forms = forms
    self.file = file
    self.number = number
    self.results = results
    text = nil
  }

  init(text: String, number: Int, results: MadeContents) {
    forms = [ClipboardForm(.text) { Array(text.utf8) }]
    file = nil
    self.number = number
    self.results = results
    self.text = text
    made[.text] = Array(text.utf8)
  }

  /// Whether the text fits the encoding of old programs; a text not made yet is not made for this.
  var isLatin1: Bool { text.map(SelectionText.fitsLatin1) ?? false }

  /// Hands over the bytes of a kind, at once if already made; nil if unavailable.
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

  /// Reads the first of some kinds that is available and can be made.
  func read(_ types: [ClipboardType], _ done: @escaping (ClipboardContent?) -> Void) {
    guard let place = types.firstIndex(where: { type in forms.contains { $0.type == type } })
    else { return done(nil) }
    let (type, rest) = (types[place], Array(types[(place + 1)...]))
    read(type) { bytes in
      guard let bytes else { return self.read(rest, done) }
      done(ClipboardContent(type: type, bytes: bytes))
    }
  }

  /// Writes the file to an absolute path.
  func save(to path: String, done: @escaping (_ isSaved: Bool) -> Void) {
    guard let write = file?.write else { return done(false) }
    let type = ClipboardType(saving: path)
    waiting[type, default: []].append { done($0 != nil) }
    guard waiting[type]?.count == 1 else { return }
    queue.async { [results] in
      results.add(MadeContents.Item(content: self, type: type, bytes: write(path) ? [] : nil))
    }
  }

  /// Hands made bytes to all waiting readers.
  func deliver(_ bytes: [UInt8]?, _ type: ClipboardType) {
    if forms.contains(where: { $0.type == type }) { made[type] = .some(bytes) }
    for done in waiting.removeValue(forKey: type) ?? [] { done(bytes) }
  }
}

extension ClipboardType {
  /// Represents a file among the made kinds, under a name that no program requests.
  fileprivate init(saving path: String) { self.init("\0\(path)") }
}
