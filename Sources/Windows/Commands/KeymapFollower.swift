public import Base
import Dispatch
public import Editing
public import Formats
import Platform
public import Texts

/// The current keymap, read at the start and whenever its file changes.
public final class KeymapFollower {
  /// The keys of all commands, with the changes of the user's file.
  public private(set) var keymap: Keymap
  /// Posted after the keymap changed.
  public let changed = Signal<Keymap>()
  /// Posts a description of the file's invalid lines when it changes; nil if all are valid.
  public let complained = Signal<String?>()
  /// The description of the file's invalid lines; nil if all are valid.
  public private(set) var complaint: String?
  private let file: KeymapFile
  private let texts: CommandTexts
  private let queue = DispatchQueue(label: "filbert.keymap", qos: .userInitiated)
  private var watch: FileWatch?

  /// Reads the file now, and watches it from then on.
  public init(_ file: KeymapFile, texts: CommandTexts) {
    self.file = file
    self.texts = texts
    let reading = file.read()
    keymap = reading.keymap
    complaint = texts.sentence(for: reading.complaints)
  }

  /// Starts reading the file again whenever it changes.
  public func startWatching() {
    watch = FileWatch(file.path) { [weak self] in self?.readAgain() }
    // It may have changed since it was read.
    readAgain()
  }

  /// The path of the file.
  public var path: String { file.path }

  /// Writes new keys of commands to the file on another thread, and then applies them.
  ///
  /// - Parameters:
  ///   - changes: nil for the default keys.
  ///   - failed: called with the reason if they can't be written.
  public func set(
    _ changes: [CommandID: [KeyBinding]?], failed: @escaping @MainActor (Message) -> Void
  ) {
    let file = file
    queue.async { [weak self] in
      let outcome = Result { try file.change(changes) }
      DispatchQueue.main.async {
        self?.readAgain()
        if case .failure(let error) = outcome { failed(Message(error)) }
      }
    }
  }

  private func readAgain() {
    let reading = file.read()
    if reading.keymap != keymap {
      keymap = reading.keymap
      changed.post(keymap)
    }
    let new = texts.sentence(for: reading.complaints)
    guard new != complaint else { return }
    complaint = new
    complained.post(new)
  }
}
