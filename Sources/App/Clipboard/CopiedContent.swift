import Desktop

/// Where the desktop keeps what was copied last, by whatever program.
protocol ClipboardPlace {
  /// The number of what this program put there, until another one puts something else there.
  var ownOffer: Int? { get }

  /// Puts a text there, made when another program asks for it.
  ///
  /// - Returns: its number; nil where it could not be put there.
  func offer(madeBy makeText: @escaping () -> String) -> Int?
}

extension Clipboard: ClipboardPlace {}

/// What was copied in one of the program's windows, for all of them, for as long as it is the last thing that was
/// copied on the desktop.
final class CopiedContent<Content> {
  private let place: any ClipboardPlace
  private var kept: (content: Content, offer: Int)?

  init(on place: any ClipboardPlace) { self.place = place }

  /// Nil once something else was copied, here or in another program.
  var content: Content? {
    guard let kept, kept.offer == place.ownOffer else { return nil }
    return kept.content
  }

  /// Keeps what is copied, and offers it to other programs as a text.
  func keep(_ content: Content, asText makeText: @escaping () -> String) {
    kept = place.offer(madeBy: makeText).map { (content, $0) }
  }
}
