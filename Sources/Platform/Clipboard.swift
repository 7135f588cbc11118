internal import CX11

/// The desktop's clipboard, or another selection for exchanging content between programs.
///
/// ```swift
/// display.clipboard.offer("#A1B2C3")
/// display.clipboard.read { text in if let text { field.insert(text) } }
/// display.clipboard.read([.svg, .png]) { content in if let content { show(content) } }
/// ```
public struct Clipboard {
  /// The size limit of another program's content.
  private static let byteLimit = 64 << 20

  let display: Display
  let owner: SelectionOwner

  /// The text offered by us as it is, until replaced.
  public var ownText: String? { owner.offered?.text }

  /// The number of our offer, until another program replaces it.
  public var ownOffer: Int? { owner.offered?.number }

  /// Whether no program owns it; costs a round trip.
  public var isEmpty: Bool {
    guard display.isConnected else { return true }
    return XGetSelectionOwner(display.connection, owner.selection) == 0
  }

  /// Offers content in several kinds, the best first, as of the last press of a key or a button; each is made on
  /// another thread on demand.
  ///
  /// - Returns: the offer's number; nil on failure.
  @discardableResult
  public func offer(_ forms: [ClipboardForm]) -> Int? {
    guard display.isConnected else { return nil }
    owner.own(forms, since: ServerTime(display.lastUserTime))
    return ownOffer
  }

  /// Offers a text, as of the last press of a key or a button.
  ///
  /// It stays available to other programs, even after our windows close, until another copy replaces it or the program
  /// ends.
  public func offer(_ text: String) {
    guard display.isConnected else { return }
    owner.own(text, since: ServerTime(display.lastUserTime))
  }

  /// Reads the text: at once if it is ours and already made, otherwise on arrival. Meant to be called in response to a
  /// press of a key or a button.
  ///
  /// - Parameter done: called once, unless the server dies. Receives nil for no text, a text of more than 64 MB, or an
  ///   owner silent for longer than the display's options allow. Two concurrent reads are answered as their texts
  ///   arrive; of more, the oldest get nil.
  public func read(_ done: @escaping (String?) -> Void) {
    if let ownText { return done(ownText) }
    let finish = { (content: ClipboardContent?) in
      done(content.map { String(decoding: $0.bytes, as: UTF8.self) })
    }
    if let own = owner.offered { return own.read([.text], finish) }
    guard display.isConnected else { return done(nil) }
    ask(targets(for: [.text]).filter { !rareTexts.contains($0.target) }, finish)
  }

  /// Reads the content in the first of some kinds that the owner has: at once if it is ours and already made, otherwise
  /// on arrival. Meant to be called in response to a press of a key or a button.
  ///
  /// The owner is first asked for its kinds, then for the best one; an owner that does not list them is asked for one
  /// after the other.
  ///
  /// - Parameter done: like that of `read(_:)`.
  public func read(_ types: [ClipboardType], _ done: @escaping (ClipboardContent?) -> Void) {
    if let own = owner.offered { return own.read(types, done) }
    guard display.isConnected else { return done(nil) }
    let all = targets(for: types)
    let wanted = all.filter { !rareTexts.contains($0.target) }
    display.selectionReader.ask(
      owner.selection, for: [display.atoms[.targets]], at: display.lastUserTime,
      limit: 1 << 20
    ) { [display] answer, target in
      // An owner that refuses to list its kinds may still have one; a silent one is not asked again.
      guard display.isConnected, answer != nil || target == nil else { return done(nil) }
      let offered = answer.map { Set($0.words) } ?? []
      let known = offered.isEmpty ? wanted : all.filter { offered.contains($0.target) }
      guard !known.isEmpty else { return done(nil) }
      ask(known, done)
    }
  }

  /// Other programs' names of the types, the best first.
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

  /// Text targets that few programs offer as the only ones: requested only if the owner lists them.
  private var rareTexts: [UInt] { [.plainTextUTF8, .plainText].map { display.atoms[$0] } }

  private func ask(_ targets: [OfferedKind], _ done: @escaping (ClipboardContent?) -> Void) {
    display.read(
      targets, of: owner.selection, at: display.lastUserTime, limit: Self.byteLimit, done)
  }
}

extension Display {
  /// The clipboard of copying and pasting, as opposed to that of the middle mouse button.
  public var clipboard: Clipboard { Clipboard(display: self, owner: selectionOwner) }

  /// The last selected text of any program, pasted by a middle click.
  public var primary: Clipboard { Clipboard(display: self, owner: primaryOwner) }
}
