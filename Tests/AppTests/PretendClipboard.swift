import Desktop

/// A clipboard without a desktop.
final class PretendClipboard: TextClipboard {
  private(set) var ownOffer: Int?
  private(set) var makeText: () -> String = { "" }
  private var count = 0

  func offer(madeBy makeText: @escaping () -> String) -> Int? {
    count += 1
    ownOffer = count
    self.makeText = makeText
    return count
  }

  func offer(_ text: String) { _ = offer { text } }

  func read(_ done: @escaping (String?) -> Void) { done(ownOffer == nil ? nil : makeText()) }

  /// Another program copies something.
  func takeAway() { ownOffer = nil }
}
