@testable import App

/// A clipboard without a desktop.
final class PretendClipboard: ClipboardPlace {
  private(set) var ownOffer: Int?
  private(set) var makeText: () -> String = { "" }
  private var count = 0

  func offer(madeBy makeText: @escaping () -> String) -> Int? {
    count += 1
    ownOffer = count
    self.makeText = makeText
    return count
  }

  /// Another program copies something.
  func takeAway() { ownOffer = nil }
}
