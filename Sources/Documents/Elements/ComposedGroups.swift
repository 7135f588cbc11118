public import Base

// Composed groups in a list of elements: they are drawn as a whole.
extension ChunkedArray<PaintingElement> {
  /// Returns the contiguous range of the members of the composed group around an element, or nil if it is in none.
  ///
  /// - Complexity: O(*m*) in the number of members.
  public func composedMembers(around index: Int) -> Range<Int>? {
    guard let group = self[index].composedGroup else { return nil }
    func isMember(_ index: Int) -> Bool { self[index].composedGroup == group }
    let first = indices[..<index].reversed().prefix(while: isMember).last ?? index
    let last = indices[index...].prefix(while: isMember).last ?? index
    return first..<last + 1
  }

  /// Widens splices so that each composed group that they touch is inserted as a whole.
  ///
  /// - Parameter splices: the ones that led to this list, in ascending order.
  /// - Returns: splices with the same result, in ascending order.
  public func wideningToComposedGroups(
    _ splices: [Splice<PaintingElement>]
  ) -> [Splice<PaintingElement>] {
    var parts: [WidenedSplice] = []
    var shift = 0
    for splice in splices {
      let start = splice.index + shift
      var part = WidenedSplice(
        range: start..<start + splice.inserted.count, insertedCount: splice.inserted.count,
        removedCount: splice.removedCount, shift: shift)
      shift += splice.inserted.count - splice.removedCount
      // Only a group across an end of the splice, or next to it, has members outside.
      for index in [start - 1, start, part.range.upperBound - 1, part.range.upperBound]
      where indices.contains(index) {
        if let members = composedMembers(around: index) { part.widen(to: members) }
      }
      while let last = parts.last, last.range.upperBound >= part.range.lowerBound {
        part.join(last)
        parts.removeLast()
      }
      parts.append(part)
    }
    return parts.map { part in
      Splice(
        index: part.range.lowerBound - part.shift,
        removedCount: part.range.count - part.insertedCount + part.removedCount,
        inserted: part.range.map { self[$0] })
    }
  }
}

extension Painting {
  /// Returns a change that led to this painting, with whole composed groups, for drawing.
  public func drawn(_ change: PaintingChange) -> PaintingChange {
    guard hasStyledGroups else { return change }
    return switch change {
    case .replaced(let splices): .replaced(elements.wideningToComposedGroups(splices))
    case .appended, .removedLast, .layered, .background, .reshaped, .turned, .drafted: change
    }
  }
}

/// One splice or several, with unchanged elements around or between them.
private struct WidenedSplice {
  /// In the list after all splices.
  var range: Range<Int>
  /// The number of elements in the range that splices inserted; the others are unchanged.
  var insertedCount: Int
  var removedCount: Int
  /// The difference between an index in the list after all splices and one in the list before them, at its start.
  var shift: Int

  mutating func widen(to members: Range<Int>) {
    range =
      min(range.lowerBound, members.lowerBound)..<max(range.upperBound, members.upperBound)
  }

  mutating func join(_ before: WidenedSplice) {
    widen(to: before.range)
    insertedCount += before.insertedCount
    removedCount += before.removedCount
    shift = before.shift
  }
}
