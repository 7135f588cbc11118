public import Platform

/// A clipboard without a desktop.
public final class PretendClipboard: TextClipboard {
  public private(set) var ownOffer: Int?
  public private(set) var makeText: () -> String = { "" }
  private var count = 0

  public init() {}

  public func offer(madeBy makeText: @escaping () -> String) -> Int? {
    count += 1
    ownOffer = count
    self.makeText = makeText
    return count
  }

  public func offer(_ text: String) { _ = offer { text } }

  public func read(_ done: @escaping (String?) -> Void) { done(ownOffer == nil ? nil : makeText()) }

  /// Another program copies something.
  public func takeAway() { ownOffer = nil }
}
