/// How far another program's drag over a window has come.
struct DragState {
  /// Of the protocol, as windows announce it.
  static let version: UInt = 5
  /// Those before have another form of messages and are gone from the world.
  private static let versions = 3...Int(version)

  private struct Visitor {
    let source: UInt
    let offersFiles: Bool
    var position: (x: Int, y: Int)?
  }

  private var visitor: Visitor?

  /// Messages of others than the visitor who is here get no answer.
  mutating func answer(to message: DragMessage) -> DragAnswer? {
    switch message {
    case .entered(let source, let version, let offersFiles):
      visitor =
        Self.versions.contains(version) ? Visitor(source: source, offersFiles: offersFiles) : nil
      return nil
    case .moved(let source, let x, let y):
      guard let visitor, visitor.source == source else { return nil }
      self.visitor?.position = (x, y)
      return .status(source: source, accepts: visitor.offersFiles)
    case .left(let source):
      if visitor?.source == source { visitor = nil }
      return nil
    case .dropped(let source, let time):
      guard let visitor, visitor.source == source else { return nil }
      self.visitor = nil
      guard visitor.offersFiles, let (x, y) = visitor.position else {
        return .refuse(source: source)
      }
      return .fetch(source: source, time: time, x: x, y: y)
    }
  }
}
