public import Platform

/// Content copied in one of the program's windows and available to all of them, as long as it is the desktop's latest
/// copy.
public final class CopiedContent<Content> {
  private let place: any DesktopClipboard
  private var kept: (content: Content, offer: Int)?

  /// Creates an empty store that watches a clipboard.
  public init(on place: any DesktopClipboard) { self.place = place }

  /// Nil once something else was copied, here or in another program.
  public var content: Content? {
    guard let kept, kept.offer == place.ownOffer else { return nil }
    return kept.content
  }

  /// Keeps copied content, and offers it to other programs in several formats, the best first.
  public func keep(_ content: Content, as forms: [ClipboardForm]) {
    kept = place.offer(forms).map { (content, $0) }
  }
}
