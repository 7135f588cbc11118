public import Platform

/// A clipboard without a desktop.
public final class PretendClipboard: DesktopClipboard {
  public private(set) var ownOffer: Int?
  private var forms: [ClipboardForm] = []
  private var count = 0

  public init() {}

  /// The kinds in which something is there, the best first.
  public var types: [ClipboardType] { forms.map(\.type) }

  public var isEmpty: Bool { forms.isEmpty }

  /// What another program gets.
  public func bytes(_ type: ClipboardType) -> [UInt8]? {
    forms.first { $0.type == type }?.makeBytes()
  }

  /// What another program gets as a text.
  public var text: String { String(decoding: bytes(.text) ?? [], as: UTF8.self) }

  @discardableResult
  public func offer(_ forms: [ClipboardForm]) -> Int? {
    count += 1
    ownOffer = count
    self.forms = forms
    return count
  }

  public func offer(_ text: String) { offer([ClipboardForm(.text) { Array(text.utf8) }]) }

  public func read(_ done: @escaping (String?) -> Void) {
    read([.text]) { done($0.map { String(decoding: $0.bytes, as: UTF8.self) }) }
  }

  public func read(_ types: [ClipboardType], _ done: @escaping (ClipboardContent?) -> Void) {
    for type in types {
      if let bytes = bytes(type) { return done(ClipboardContent(type: type, bytes: bytes)) }
    }
    done(nil)
  }

  /// Another program copies something, of some kinds.
  public func takeAway(_ goods: [ClipboardType: [UInt8]] = [:]) {
    ownOffer = nil
    forms = goods.map { type, bytes in ClipboardForm(type) { bytes } }
  }
}
