internal import Base
public import Documents
internal import Synchronization

/// Elements that are made when somebody wants them first, on whatever thread that is: there may be very many.
public final class LazyElements: Sendable {
  public let count: Int
  private let state: Mutex<State>

  private enum State {
    /// As they lie among others, and the groups that are left off them.
    case chosen(places: [Int], in: ElementIndex, without: Set<GroupID>)
    case made([PaintingElement])
  }

  public init(_ elements: [PaintingElement]) {
    count = elements.count
    state = Mutex(.made(elements))
  }

  /// Elements with what erasers took off them, connected among themselves alone.
  ///
  /// - Parameters:
  ///   - places: rising.
  ///   - groups: that they are taken out of.
  public init(at places: [Int], in index: ElementIndex, without groups: Set<GroupID>) {
    count = places.count
    state = Mutex(.chosen(places: places, in: index, without: groups))
  }

  public var isEmpty: Bool { count == 0 }

  public var all: [PaintingElement] {
    let made = made()
    state.withLock { state in
      if case .chosen = state { state = .made(made) }
    }
    return made
  }

  /// Nobody waits for who makes them.
  private func made() -> [PaintingElement] {
    switch state.withLock({ $0 }) {
    case .made(let elements): elements
    case .chosen(let places, let index, let groups):
      index.elementsWithGaps(at: places).map { element in
        element.inGroups { !groups.contains($0) }
      }.connectedAmongThemselves()
    }
  }

  /// How many points they have, about; more than the limit once there are more. Makes none of them.
  public func pointCount(upTo limit: Int) -> Int {
    var count = 0
    _ = contains { element in
      count += element.content.pointCount
      return count > limit
    }
    return count
  }

  /// Whether one of them is a text. Makes none of them.
  public var hasText: Bool { contains { $0.content.text != nil } }

  private func contains(where isMeant: (PaintingElement) -> Bool) -> Bool {
    switch state.withLock({ $0 }) {
    case .made(let elements): elements.contains(where: isMeant)
    case .chosen(let places, let index, _): places.contains { isMeant(index.elements[$0]) }
    }
  }
}
