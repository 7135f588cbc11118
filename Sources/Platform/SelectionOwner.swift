internal import CX11

/// Holds the clipboard's text for other programs and answers what they ask.
///
/// Source: ICCCM 2.0, section 2.
final class SelectionOwner {
  /// The number of the text that is there, counted from 1; nil once another program owns the clipboard.
  private(set) var offer: Int?
  let transfers: OutgoingTransfers

  private let connection: OpaquePointer
  private let atoms: AtomTable
  private let window: UInt
  private var makeText: () -> String = { "" }
  /// Nil until somebody asks for it.
  private var madeText: String?
  private var offerCount = 0
  private var start = ServerTime(0)
  private var awaitsTime = false

  /// - Parameter window: stands for the owner; lives as long as the program.
  init(connection: OpaquePointer, atoms: AtomTable, window: UInt, patience: Duration) {
    self.connection = connection
    self.atoms = atoms
    self.window = window
    transfers = OutgoingTransfers(
      connection: connection, announcement: atoms[.incremental], patience: patience)
    XSelectInput(connection, window, PropertyChangeMask)
  }

  /// Nil once another program owns the clipboard.
  var text: String? {
    guard offer != nil else { return nil }
    if let madeText { return madeText }
    let text = makeText()
    madeText = text
    return text
  }

  func own(_ text: String, since time: ServerTime) {
    own(madeBy: { text }, since: time)
    madeText = text
  }

  /// - Parameter makeText: called once, when somebody asks for the text.
  func own(madeBy makeText: @escaping () -> String, since time: ServerTime) {
    offerCount += 1
    offer = offerCount
    self.makeText = makeText
    madeText = nil
    awaitsTime = time.isCurrent
    if awaitsTime {
      // No event has told us the time: the answer to a change of our own does.
      PropertyWriter(connection: connection, window: window)
        .setBytes(atoms[.transfer], type: UInt(XA_STRING), [])
    } else {
      claim(since: time)
    }
  }

  /// Takes the time of a change that `own(_:since:)` has made.
  func ownIfWaiting(since time: ServerTime) {
    guard awaitsTime else { return }
    awaitsTime = false
    claim(since: time)
  }

  func lose(_ event: XSelectionClearEvent) {
    guard event.selection == atoms[.clipboard], !awaitsTime,
      !ServerTime(event.time).isBefore(start)
    else { return }
    forget()
  }

  func answer(_ request: XSelectionRequestEvent) {
    // Programs from before ICCCM name no property.
    let property = request.property == 0 ? request.target : request.property
    let isGiven =
      request.selection == atoms[.clipboard] && isOurs(at: ServerTime(request.time))
      && (request.target == atoms[.multiple]
        ? giveAll(to: request.requestor, request.property)
        : give(request.target, to: request.requestor, property))
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = isGiven ? property : 0
    event.xselection.time = request.time
    XSendEvent(connection, request.requestor, 0, 0, &event)
  }

  private func claim(since time: ServerTime) {
    let selection = atoms[.clipboard]
    XSetSelectionOwner(connection, selection, window, UInt(time.milliseconds))
    // Somebody may have copied something later than the press that we answer.
    guard XGetSelectionOwner(connection, selection) == window else { return forget() }
    start = time
  }

  private func forget() {
    offer = nil
    makeText = { "" }
    madeText = nil
  }

  private func isOurs(at time: ServerTime) -> Bool {
    offer != nil && (time.isCurrent || !time.isBefore(start))
  }

  /// Answers a list of pairs of target and property; the property of a pair that fails becomes none.
  private func giveAll(to requestor: UInt, _ list: UInt) -> Bool {
    let reader = PropertyReader(connection: connection)
    guard list != 0, var pairs = reader.words(list, of: requestor, type: AnyPropertyType) else {
      return false
    }
    for index in stride(from: 0, to: pairs.count - 1, by: 2)
    where pairs[index + 1] == 0 || !give(pairs[index], to: requestor, pairs[index + 1]) {
      pairs[index + 1] = 0
    }
    PropertyWriter(connection: connection, window: requestor)
      .setWords(list, type: Int(atoms[.atomPair]), pairs)
    return true
  }

  private func give(_ target: UInt, to requestor: UInt, _ property: UInt) -> Bool {
    let writer = PropertyWriter(connection: connection, window: requestor)
    switch target {
    case atoms[.targets]: writer.setAtoms(property, targets)
    case atoms[.timestamp]:
      writer.setWords(property, type: Int(XA_INTEGER), [UInt(start.milliseconds)])
    case atoms[.utf8String], atoms[.plainTextUTF8], atoms[.plainText]:
      return transfers.give(Array((text ?? "").utf8), type: target, to: requestor, property)
    case UInt(XA_STRING):
      guard let bytes = text.flatMap(SelectionText.latin1) else { return false }
      return transfers.give(bytes, type: target, to: requestor, property)
    default: return false
    }
    return true
  }

  private var targets: [UInt] {
    let names: [Atom] = [
      .targets, .multiple, .timestamp, .utf8String, .plainTextUTF8, .plainText,
    ]
    // A text that is not made yet is not made for this.
    let isLatin1 = madeText.map(SelectionText.fitsLatin1) ?? false
    return names.map { atoms[$0] } + (isLatin1 ? [UInt(XA_STRING)] : [])
  }
}
