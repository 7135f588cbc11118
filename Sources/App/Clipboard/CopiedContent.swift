import Platform

/// What was copied in one of the program's windows, for all of them, for as long as it is the last thing that was
/// copied on the desktop.
final class CopiedContent<Content> {
  private let place: any TextClipboard
  private var kept: (content: Content, offer: Int)?

  init(on place: any TextClipboard) { self.place = place }

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
