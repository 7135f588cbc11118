internal import CX11

/// The desktop's clipboard, or another selection through which programs hand content to one another.
///
/// ```swift
/// display.clipboard.offer("#A1B2C3")
/// display.clipboard.read { text in if let text { field.insert(text) } }
/// display.clipboard.read([.svg, .png]) { content in if let content { show(content) } }
/// ```
public struct Clipboard {
  /// What another program may send at most.
  private static let byteLimit = 64 << 20

  let display: Display
  let owner: SelectionOwner

  /// The text that we have put there as it is, until something else is put there.
  public var ownText: String? { owner.offered?.text }

  /// The number of what we have put there, until another program puts something else there.
  public var ownOffer: Int? { owner.offered?.number }

  /// Whether no program owns it; one round trip.
  public var isEmpty: Bool {
    guard display.isConnected else { return true }
    return XGetSelectionOwner(display.connection, owner.selection) == 0
  }

  /// Puts something there in several kinds, the best first, as of the last press of a key or a button; each is made on
  /// another thread when somebody asks for it.
  ///
  /// - Returns: its number; nil where it could not be put there.
  @discardableResult
  public func offer(_ forms: [ClipboardForm]) -> Int? {
    guard display.isConnected else { return nil }
    owner.own(forms, since: ServerTime(display.lastUserTime))
    return ownOffer
  }

  /// Puts a text there, as of the last press of a key or a button.
  ///
  /// It stays for other programs, whatever becomes of our windows, until one of them copies
  /// something or ours ends.
  public func offer(_ text: String) {
    guard display.isConnected else { return }
    owner.own(text, since: ServerTime(display.lastUserTime))
  }

  /// Hands over the text that is there: at once if it is ours and made, else when it has arrived. Meant for
  /// an answer to a press of a key or a button.
  ///
  /// - Parameter done: is called once, unless the server dies. Nil stands for no text, for one of
  ///   more than 64 MB, and for an owner who falls silent for longer than the display's options
  ///   allow. Two reads at once are answered as their texts arrive; of more the oldest get nil.
  public func read(_ done: @escaping (String?) -> Void) {
    if let ownText { return done(ownText) }
    let finish = { (content: ClipboardContent?) in
      done(content.map { String(decoding: $0.bytes, as: UTF8.self) })
    }
    if let own = owner.offered { return own.read([.text], finish) }
    guard display.isConnected else { return done(nil) }
    ask(targets(for: [.text]).filter { !rareTexts.contains($0.target) }, finish)
  }

  /// Hands over what is there in the first of some kinds that its owner has: at once if it is ours and made, else when
  /// it has arrived. Meant for an answer to a press of a key or a button.
  ///
  /// The owner is asked for its kinds first, then for the best; an owner who does not tell them is asked for one after
  /// the other.
  ///
  /// - Parameter done: as that of `read(_:)`.
  public func read(_ types: [ClipboardType], _ done: @escaping (ClipboardContent?) -> Void) {
    if let own = owner.offered { return own.read(types, done) }
    guard display.isConnected else { return done(nil) }
    let all = targets(for: types)
    let wanted = all.filter { !rareTexts.contains($0.target) }
    display.selectionReader.ask(
      owner.selection, for: [display.atoms[.targets]], at: display.lastUserTime,
      limit: 1 << 20
    ) { [display] answer, target in
      // One who has refused to tell may have it, one who is silent is not asked again.
      guard display.isConnected, answer != nil || target == nil else { return done(nil) }
      let offered = answer.map { Set($0.words) } ?? []
      let known = offered.isEmpty ? wanted : all.filter { offered.contains($0.target) }
      guard !known.isEmpty else { return done(nil) }
      ask(known, done)
    }
  }

  /// What other programs call the types, the best first.
  private func targets(for types: [ClipboardType]) -> [OfferedKind] {
    let others = types.filter { $0 != .text }
    let numbers = Dictionary(
      zip(others, AtomTable.numbers(of: others.map(\.name), connection: display.connection))
    ) { first, _ in first }
    return types.flatMap { type -> [OfferedKind] in
      if let number = numbers[type] { return [OfferedKind(target: number, type: type)] }
      let names = [display.atoms[.utf8String]] + rareTexts + [UInt(XA_STRING)]
      return names.map { OfferedKind(target: $0, type: type) }
    }
  }

  /// Names of a text that few programs have alone: those who do are asked for them, and nobody else.
  private var rareTexts: [UInt] { [.plainTextUTF8, .plainText].map { display.atoms[$0] } }

  private func ask(_ targets: [OfferedKind], _ done: @escaping (ClipboardContent?) -> Void) {
    display.read(
      targets, of: owner.selection, at: display.lastUserTime, limit: Self.byteLimit, done)
  }
}

extension Display {
  public var clipboard: Clipboard { Clipboard(display: self, owner: selectionOwner) }

  /// What was selected last in any program, which a middle click pastes.
  public var primary: Clipboard { Clipboard(display: self, owner: primaryOwner) }
}
