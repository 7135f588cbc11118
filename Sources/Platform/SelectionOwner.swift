internal import CX11

/// Owns a selection, such as the clipboard, and answers requests for its content.
///
/// Source: ICCCM 2.0, section 2.
final class SelectionOwner {
  /// The offered content; nil once another program owns the selection.
  private(set) var offered: OfferedContent?
  /// The atom of the selection.
  let selection: UInt
  var isConnected: () -> Bool = { true }
  /// A window of the program that may choose the save location of an offered file; nil for none.
  var saver: UInt?

  let connection: OpaquePointer
  let atoms: AtomTable
  let window: UInt
  /// The types by their target atoms.
  private(set) var types: [UInt: ClipboardType] = [:]
  let transfers: OutgoingTransfers
  private let made: MadeContents
  private var offerCount = 0
  private(set) var start = ServerTime(0)
  private var awaitsTime = false

  /// - Parameter window: represents the owner; lives as long as the program.
  init(
    of selection: UInt, connection: OpaquePointer, atoms: AtomTable, window: UInt,
    transfers: OutgoingTransfers, made: MadeContents
  ) {
    self.selection = selection
    self.connection = connection
    self.atoms = atoms
    self.window = window
    self.transfers = transfers
    self.made = made
    XSelectInput(connection, window, PropertyChangeMask)
  }

  func own(_ text: String, since time: ServerTime) {
    offerCount += 1
    own(OfferedContent(text: text, number: offerCount, results: made), since: time)
  }

  /// - Parameter forms: the best first.
  /// - Parameter file: offered to be saved to a place chosen by another program.
  func own(_ forms: [ClipboardForm], file: SavedFile? = nil, since time: ServerTime) {
    offerCount += 1
    saver = nil
    own(OfferedContent(forms, file: file, number: offerCount, results: made), since: time)
  }

  private func own(_ content: OfferedContent, since time: ServerTime) {
    offered = content
    let named = content.forms.map(\.type).filter { $0 != .text }
    let numbers = AtomTable.numbers(of: named.map(\.name), connection: connection)
    types = Dictionary(zip(numbers, named)) { first, _ in first }
    if content.forms.contains(where: { $0.type == .text }) {
      for atom in textAtoms { types[atom] = .text }
    }
    awaitsTime = time.isCurrent
    if awaitsTime {
      // Without the time of an event, the response to a property change provides it.
      PropertyWriter(connection: connection, window: window)
        .setBytes(atoms[.transfer], type: UInt(XA_STRING), [])
    } else {
      claim(since: time)
    }
  }

  /// Receives the time of a change made by `own(_:since:)`.
  func ownIfWaiting(since time: ServerTime) {
    guard awaitsTime else { return }
    awaitsTime = false
    claim(since: time)
  }

  func lose(_ event: XSelectionClearEvent) {
    guard event.selection == selection, !awaitsTime,
      !ServerTime(event.time).isBefore(start)
    else { return }
    offered = nil
  }

  private func claim(since time: ServerTime) {
    XSetSelectionOwner(connection, selection, window, UInt(time.milliseconds))
    // Another program may have copied something after the press we respond to.
    guard XGetSelectionOwner(connection, selection) == window else {
      offered = nil
      return
    }
    start = time
  }

  /// Withdraws an offer that has been taken or is no longer wanted.
  func withdraw() {
    (offered, saver) = (nil, nil)
    if isConnected() { XDeleteProperty(connection, window, atoms[.directSave]) }
  }

  /// The targets for a clipboard manager to keep; nil unless we own the clipboard.
  var savedTargets: [UInt]? { offered.map(contentTargets) }

  var startTime: UInt { UInt(start.milliseconds) }

  private var textAtoms: [UInt] {
    [atoms[.utf8String], atoms[.plainTextUTF8], atoms[.plainText], UInt(XA_STRING)]
  }

  func targets(of content: OfferedContent) -> [UInt] {
    let own: [Atom] = [.targets, .multiple, .timestamp]
    return own.map { atoms[$0] } + contentTargets(of: content)
  }

  /// The targets of the content itself, the best first.
  private func contentTargets(of content: OfferedContent) -> [UInt] {
    let saving = content.file == nil ? [] : [atoms[.directSave]]
    return saving
      + content.forms.flatMap { form -> [UInt] in
        if form.type == .text {
          return content.isLatin1 ? textAtoms : Array(textAtoms.dropLast())
        }
        return types.first { $0.value == form.type }.map { [$0.key] } ?? []
      }
  }
}
