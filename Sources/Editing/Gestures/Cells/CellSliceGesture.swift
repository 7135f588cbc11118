public import Base
import Documents
import Texts

/// Makes slices, and moves and resizes them in the current frame.
///
/// Shift chooses more, and Control moves a copy. A double click asks for the properties.
public final class CellSliceGesture: Gesture {
  private let context: CellToolContext
  private var state = State.idle
  /// The slices chosen before the press.
  private var before: Set<Int> = []
  private var wantsProperties = false
  /// Whether the first motion makes copies and moves them.
  private var copies = false

  private enum State {
    case idle
    case drawing(from: CellPosition, [Slice])
    /// - Parameter slices: those at the press.
    case dragging(SliceSelection.Hit, from: CellPosition, slices: [Slice])
  }

  /// Creates the gesture, which starts with the next press.
  public init(in context: CellToolContext) { self.context = context }

  private var slices: SliceSelection { context.slices }

  /// Chooses the slice under the press, or starts a new one.
  public func begin(_ reading: CellReading, _ press: GesturePress) {
    before = slices.chosen
    let cell = reading.position
    let isMore = reading.modifiers.contains(.shift)
    guard let hit = context.sliceHit(at: cell) else {
      if !isMore { slices.choose([]) }
      if context.frame.beginGesture() { state = .drawing(from: cell, slices.slices) }
      return
    }
    if isMore, hit.part == .inside {
      slices.choose(slices.chosen.symmetricDifference([hit.index]))
    } else if !slices.chosen.contains(hit.index) {
      slices.choose([hit.index])
    }
    wantsProperties = press.isDouble && !isMore && press.button == .primary
    guard !slices.chosen.isEmpty, context.frame.beginGesture() else { return }
    copies = hit.part == .inside && reading.modifiers.contains(.control) && !isMore
    state = .dragging(hit, from: cell, slices: slices.slices)
  }

  /// Adds copies of the chosen slices, which become the chosen ones.
  private func copyChosen() {
    let old = slices.chosen.sorted()
    for index in old {
      var copy = slices.slices[index]
      copy.name = slices.newName
      slices.show(slices.slices + [copy])
    }
    let count = slices.slices.count
    slices.choose(Set(count - old.count..<count))
  }

  /// Shows the slices as they would be after the release, and the size of the held one.
  public func move(_ reading: CellReading) {
    let cell = reading.position
    switch state {
    case .idle: break
    case .drawing(let start, let old): draw(from: start, to: cell, after: old)
    case .dragging(let hit, let start, let old):
      let way = cell - start
      if way != .zero { wantsProperties = false }
      if copies {
        guard way != .zero else { return }
        copies = false
        copyChosen()
        state = .dragging(hit, from: start, slices: slices.slices)
        return move(reading)
      }
      if hit.part == .inside {
        slices.show(slices.moved(old, by: way))
      } else {
        var new = old
        let bounds = context.session.seen.bounds
        new[hit.index].changeKey(at: context.frame.place) {
          $0 = $0.dragged(hit.part, by: way, within: bounds)
        }
        slices.show(new)
      }
      showSize()
    }
  }

  private func draw(from start: CellPosition, to cell: CellPosition, after old: [Slice]) {
    let rect = CellRect(from: start, to: cell).intersection(context.session.seen.bounds)
    // A click makes nothing.
    guard cell != start, !rect.isEmpty else {
      slices.choose([])
      slices.show(old)
      return
    }
    var new = old
    slices.show(old)
    new.append(
      Slice(
        name: slices.newName, userData: UserData(color: Slice.usualColor),
        keys: [Slice.Key(frame: context.frame.place, bounds: rect)]))
    slices.show(new)
    slices.choose([old.count])
    showSize()
  }

  private func showSize() {
    guard let index = slices.only, let bounds = slices.key(of: index)?.bounds else { return }
    context.hint = context.texts.pixels.extent(bounds.width, bounds.height)
  }

  /// Makes the change a step.
  public func end(_ last: CellReading?) {
    if let last { move(last) }
    state = .idle
    context.hint = nil
    context.frame.commit()
    if wantsProperties { slices.propertiesWanted.post(()) }
  }

  /// Restores the slices, and chooses those from before.
  public func cancel() {
    state = .idle
    context.hint = nil
    context.frame.cancel()
    slices.choose(before)
  }
}

extension Slice.Key {
  /// Returns the rectangle with a part of it dragged by an offset.
  fileprivate func dragged(
    _ part: SliceHandles.Part, by way: CellPosition, within picture: CellRect
  ) -> Slice.Key {
    /// Returns the start and end of an axis after a drag of one of them, which stays within limits and off the other.
    func moved(
      _ start: Int, _ end: Int, _ side: Int, _ way: Int, in limits: (first: Int, last: Int)
    ) -> (Int, Int) {
      switch side {
      case ..<0: (min(max(start + way, min(start, limits.first)), end - 1), end)
      case 1...: (start, max(min(end + way, max(end, limits.last)), start + 1))
      default: (start, end)
      }
    }
    func moved(_ rect: CellRect, _ x: Int, _ y: Int, in limits: CellRect) -> CellRect {
      let (left, right) = moved(rect.x, rect.maxX, x, way.x, in: (limits.x, limits.maxX))
      let (top, foot) = moved(rect.y, rect.maxY, y, way.y, in: (limits.y, limits.maxY))
      return CellRect(x: left, y: top, width: right - left, height: foot - top)
    }
    guard way != .zero else { return self }
    var key = self
    switch part {
    case .inside: break
    case .edge(let x, let y): key = resized(to: moved(bounds, x, y, in: picture))
    case .center(let x, let y):
      key.center = center.map { moved($0, x, y, in: CellRect(size: bounds.size)) }
    case .pivot: key.pivot = pivot.map { $0 + way }
    }
    return key
  }
}
