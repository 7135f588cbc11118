internal import CX11

/// The desktop's clipboard, as far as it holds text.
///
/// ```swift
/// display.clipboard.offer("#A1B2C3")
/// display.clipboard.read { text in if let text { field.insert(text) } }
/// ```
public struct Clipboard {
  /// What another program may send at most.
  private static let byteLimit = 64 << 20

  let display: Display

  /// The text that we have put there, until another program puts something else there.
  public var ownText: String? { display.selectionOwner.text }

  /// The number of the text that we have put there, until another program puts something else there.
  public var ownOffer: Int? { display.selectionOwner.offer }

  /// Puts a text there that is made when somebody asks for it, as of the last press of a key or a button.
  ///
  /// - Returns: the number of the text; nil where it could not be put there.
  @discardableResult
  public func offer(madeBy makeText: @escaping () -> String) -> Int? {
    guard display.isConnected else { return nil }
    display.selectionOwner.own(madeBy: makeText, since: ServerTime(display.lastUserTime))
    return ownOffer
  }

  /// Puts a text there, as of the last press of a key or a button.
  ///
  /// It stays for other programs, whatever becomes of our windows, until one of them copies
  /// something or ours ends.
  public func offer(_ text: String) {
    guard display.isConnected else { return }
    display.selectionOwner.own(text, since: ServerTime(display.lastUserTime))
  }

  /// Hands over the text that is there: at once if it is ours, else when it has arrived. Meant for
  /// an answer to a press of a key or a button.
  ///
  /// - Parameter done: is called once, unless the server dies. Nil stands for no text, for one of
  ///   more than 64 MB, and for an owner who falls silent for longer than the display's options
  ///   allow. Two reads at once are answered as their texts arrive; of more the oldest get nil.
  public func read(_ done: @escaping (String?) -> Void) {
    if let ownText { return done(ownText) }
    guard display.isConnected else { return done(nil) }
    let latin1 = UInt(XA_STRING)
    display.selectionReader.ask(
      display.atoms[.clipboard], for: [display.atoms[.utf8String], latin1],
      at: display.lastUserTime, limit: Self.byteLimit
    ) { contents in
      guard let contents else { return done(nil) }
      done(
        contents.type == latin1
          ? SelectionText.decodingLatin1(contents.bytes)
          : String(decoding: contents.bytes, as: UTF8.self))
    }
  }
}

extension Display {
  public var clipboard: Clipboard { Clipboard(display: self) }
}
