/// The progress of another program's drag over a window.
struct DragState {
  /// The protocol version that windows announce.
  static let version: UInt = 5
  /// Earlier versions have different messages and are extinct.
  static let versions = 3...version

  private struct Visitor {
    let source: UInt
    let offers: [OfferedKind]
    var taken: [OfferedKind] = []
    var position: (x: Int, y: Int)?
  }

  private var visitor: Visitor?

  /// Ignores messages from any program but the current visitor.
  mutating func answer(to message: DragMessage) -> DragAnswer? {
    switch message {
    case .entered(let source, let version, let offers):
      let isKnown = version >= 0 && Self.versions.contains(UInt(version))
      visitor = isKnown ? Visitor(source: source, offers: offers) : nil
      return nil
    case .moved(let source, let x, let y):
      guard let visitor, visitor.source == source else { return nil }
      self.visitor?.position = (x, y)
      return .weigh(source: source, offers: visitor.offers, x: x, y: y)
    case .left(let source):
      if visitor?.source == source { visitor = nil }
      return nil
    case .dropped(let source, let time):
      guard let visitor, visitor.source == source else { return nil }
      self.visitor = nil
      guard !visitor.taken.isEmpty, let (x, y) = visitor.position else {
        return .refuse(source: source)
      }
      return .fetch(source: source, time: time, kinds: visitor.taken, x: x, y: y)
    }
  }

  /// Sets the kinds that would be taken at the current position, the best first.
  mutating func setTaken(_ kinds: [OfferedKind]) { visitor?.taken = kinds }
}
