public import Base
import Dispatch
public import Editing
public import Formats
import Platform
public import Texts

/// The keymap that holds now: read at the start, and again whenever its file changes.
public final class KeymapFollower {
  public private(set) var keymap: Keymap
  /// Posted after the keymap became another one.
  public let changed = Signal<Keymap>()
  /// Called with what of the file does not hold, whenever that changes; nil where all of it does.
  public let complained = Signal<String?>()
  public private(set) var complaint: String?
  private let file: KeymapFile
  private let texts: CommandTexts
  private let queue = DispatchQueue(label: "filbert.keymap", qos: .userInitiated)
  private var watch: FileWatch?

  public init(_ file: KeymapFile, texts: CommandTexts) {
    self.file = file
    self.texts = texts
    let reading = file.read()
    keymap = reading.keymap
    complaint = texts.sentence(for: reading.complaints)
  }

  /// Reads the file again from now on whenever somebody changes it.
  public func follow() {
    watch = FileWatch(file.path) { [weak self] in self?.readAgain() }
    // It may have been changed since it was read.
    readAgain()
  }

  /// Where the file is.
  public var path: String { file.path }

  /// Writes other keys for some commands into the file, on another thread; they hold then.
  ///
  /// - Parameters:
  ///   - changes: nil for the usual keys.
  ///   - failed: takes why they could not be written.
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
