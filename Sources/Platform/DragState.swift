/// How far another program's drag over a window has come.
struct DragState {
  /// Of the protocol, as windows announce it.
  static let version: UInt = 5
  /// Those before have another form of messages and are gone from the world.
  static let versions = 3...version

  private struct Visitor {
    let source: UInt
    let offers: [OfferedKind]
    var taken: [OfferedKind] = []
    var position: (x: Int, y: Int)?
  }

  private var visitor: Visitor?

  /// Messages of others than the visitor who is here get no answer.
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

  /// Of what is offered, this would be taken where it is now, the best first.
  mutating func take(_ kinds: [OfferedKind]) { visitor?.taken = kinds }
}
