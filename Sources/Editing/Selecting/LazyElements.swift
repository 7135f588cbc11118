internal import Base
public import Documents
internal import Synchronization

/// Elements created on first use, on any thread: there may be very many.
public final class LazyElements: Sendable {
  /// The number of elements, known before they are made.
  public let count: Int
  private let state: Mutex<State>

  private enum State {
    /// The indices of elements in an index, and the groups to remove them from.
    case chosen(indices: [Int], in: ElementIndex, without: Set<GroupID>)
    case made([PaintingElement])
  }

  /// Wraps elements that exist already.
  public init(_ elements: [PaintingElement]) {
    count = elements.count
    state = Mutex(.made(elements))
  }

  /// The elements with their gaps, connected only among each other.
  ///
  /// - Parameters:
  ///   - indices: ascending.
  ///   - groups: the groups to remove them from.
  public init(at indices: [Int], in index: ElementIndex, without groups: Set<GroupID>) {
    count = indices.count
    state = Mutex(.chosen(indices: indices, in: index, without: groups))
  }

  /// Whether there are none.
  public var isEmpty: Bool { count == 0 }

  /// The elements, made now if they were not yet.
  ///
  /// - Complexity: O(*n*) at the first use.
  public var all: [PaintingElement] {
    let made = made()
    state.withLock { state in
      if case .chosen = state { state = .made(made) }
    }
    return made
  }

  /// Computed outside the lock, so that no thread has to wait.
  private func made() -> [PaintingElement] {
    switch state.withLock({ $0 }) {
    case .made(let elements): elements
    case .chosen(let indices, let index, let groups):
      index.elementsWithGaps(at: indices).map { element in
        element.inGroups { !groups.contains($0) }
      }.connectedAmongThemselves()
    }
  }

  /// Returns the approximate number of points without creating the elements, or more than the limit if there are more.
  public func pointCount(upTo limit: Int) -> Int {
    var count = 0
    _ = contains { element in
      count += element.content.pointCount
      return count > limit
    }
    return count
  }

  /// Whether any of them is a text. Doesn't create the elements.
  public var hasText: Bool { contains { $0.content.text != nil } }

  private func contains(where isMeant: (PaintingElement) -> Bool) -> Bool {
    switch state.withLock({ $0 }) {
    case .made(let elements): elements.contains(where: isMeant)
    case .chosen(let indices, let index, _): indices.contains { isMeant(index.elements[$0]) }
    }
  }
}
