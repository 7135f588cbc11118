public import Base
import Documents

/// Selects and drags the nodes of an element, its handles and its curves.
///
/// A press on another element shows its nodes. A drag beside selects nodes with a rectangle; Shift adds to the
/// selection. A double click on a curve adds a node, on a node makes a corner smooth or the other way round.
public final class NodeGesture: Gesture {
  private let context: ToolContext
  private var state = State.idle
  /// The snap lines of a drag, from its start.
  private var lines: SnapLines?

  private enum State {
    case idle
    /// Holding a node, a handle or a curve since a press at a point.
    case holding(Held, PaperPoint, isDragged: Bool)
    /// A band from a press, with the nodes selected before.
    case banding(PaperPoint, Set<NodePlace>, isDragged: Bool)
  }

  private struct Held {
    let nodes: ElementNodes
    let hit: ElementNodes.Hit
    /// The nodes to move.
    let chosen: Set<NodePlace>
    /// From the press to the held point.
    let grip: PaperVector
  }

  /// The lines and labels that follow the element during a drag.
  private var followers: Followers?
  private static let dragThreshold = 3.0

  /// Creates the gesture, which starts with the next press.
  public init(in context: ToolContext) { self.context = context }

  private func element(at point: PaperPoint) -> ElementID? {
    let reach = context.length(ofPoints: ToolContext.curveReach)
    return context.index.element(at: point, within: reach)
  }

  // MARK: Gesture events

  /// Shows whether a press would take hold of anything.
  public func hover(_ reading: PaperReading?) {
    guard let point = reading.map(context.point) else { return context.pressTarget = .nothing }
    context.pressTarget =
      switch context.nodeHit(at: point) {
      case .node?, .handle?: .end
      case .curve?: .element
      case nil: element(at: point) == nil ? .nothing : .element
      }
  }

  /// Takes hold of a node, a handle or a curve, shows the nodes of another element, or begins a band.
  public func begin(_ reading: PaperReading, _ press: GesturePress) {
    let point = context.point(reading)
    (state, lines) = (.idle, nil)
    let isAdding = reading.modifiers.contains(.shift)
    if let nodes = context.nodes, let hit = context.nodeHit(at: point) {
      guard context.session.access == .changing else { return }
      if press.isDouble { return double(hit) }
      return take(hit, of: nodes, at: point, isAdding: isAdding)
    }
    if let id = element(at: point) {
      let ids = context.selection.ids
      return context.selection.select(isAdding ? ids.filter { $0 != id } + [id] : [id])
    }
    state = .banding(point, isAdding ? context.chosenNodes : [], isDragged: false)
  }

  private func double(_ hit: ElementNodes.Hit) {
    context.changeNodes { nodes, chosen in
      switch hit {
      case .curve(let curve, let t):
        return nodes.insertNode(on: curve, at: t).map { [$0] } ?? chosen
      case .node(let place):
        nodes.setKind(nodes[place]?.kind == .corner ? .smooth : .corner, of: [place])
        return [place]
      case .handle: return chosen
      }
    }
  }

  private func take(
    _ hit: ElementNodes.Hit, of nodes: ElementNodes, at point: PaperPoint, isAdding: Bool
  ) {
    var chosen = context.chosenNodes
    var held = point
    switch hit {
    case .node(let place):
      if isAdding {
        chosen.formSymmetricDifference([place])
      } else if !chosen.contains(place) {
        chosen = [place]
      }
      held = nodes[place]?.point ?? point
    case .handle(let place, let side): held = nodes[place]?[side] ?? point
    case .curve(let curve, _):
      let ends = context.ends(of: curve)
      chosen = isAdding ? chosen.union(ends) : ends
    }
    context.choose(chosen)
    state = .holding(
      Held(nodes: nodes, hit: hit, chosen: chosen, grip: held - point), point, isDragged: false)
  }

  /// Drags the held part, or stretches the band.
  public func move(_ reading: PaperReading) {
    let point = context.point(reading)
    switch state {
    case .idle: break
    case .holding(let held, let start, let isDragged):
      guard isDragged || isDrag(from: start, to: point) else { return }
      guard context.session.isInGesture || context.session.beginGesture() else { return }
      state = .holding(held, start, isDragged: true)
      let dragged = dragging(held, by: point - start, reading.modifiers)
      if followers == nil { followers = context.followers(of: [held.nodes.element.id]) }
      let edit = context.edit(dragged)
      context.session.update(to: followers?.following(edit) ?? edit)
      context.show(dragged)
    case .banding(let start, let before, let isDragged):
      guard isDragged || isDrag(from: start, to: point) else { return }
      state = .banding(start, before, isDragged: true)
      context.showBand((start, point))
      let box = PaperBox(from: start, to: point)
      let inside = context.nodes.map { nodes in
        nodes.places.filter { place in
          nodes[place].map { box.contains(PaperBox([$0.point])) } ?? false
        }
      }
      context.choose(before.union(inside ?? []))
    }
  }

  private func isDrag(from start: PaperPoint, to point: PaperPoint) -> Bool {
    (point - start).length
      > context.length(ofPoints: context.display.dragThreshold ?? Self.dragThreshold)
  }

  private func dragging(
    _ held: Held, by offset: PaperVector, _ modifiers: Modifiers
  ) -> ElementNodes {
    var dragged = held.nodes
    switch held.hit {
    case .node: dragged.move(held.chosen, by: offset)
    case .handle(let place, let side):
      guard let handle = held.nodes[place]?[side] else { break }
      dragged.moveHandle(
        side, of: place, to: handle + offset, isAlone: modifiers.contains(.alt))
    case .curve(let curve, let t): dragged.bendCurve(curve, at: t, by: offset)
    }
    return dragged
  }

  /// Makes the drag a step; a click on one of several nodes leaves only that selected.
  public func end(_ last: PaperReading?) {
    if let last { move(last) }
    let state = state
    finish()
    switch state {
    case .idle: break
    case .holding(let held, _, let isDragged):
      if isDragged {
        context.session.commit()
      } else if case .node(let place) = held.hit, held.chosen.contains(place),
        last?.modifiers.contains(.shift) == false
      {
        context.choose([place])
      }
      context.show(nil)
    case .banding(_, let before, let isDragged):
      guard !isDragged, before.isEmpty else { break }
      if context.chosenNodes.isEmpty { context.selection.clear() } else { context.choose([]) }
    }
  }

  /// Drops the drag, and restores the selected nodes.
  public func cancel() {
    let state = state
    finish()
    if case .banding(_, let before, _) = state { context.choose(before) }
    context.show(nil)
    if context.session.isInGesture { context.session.cancel() }
  }

  private func finish() {
    (state, lines, followers) = (.idle, nil, nil)
    context.snapMarks = []
    context.showBand(nil)
  }

  // MARK: Constraints

  /// Nodes move in steps of 45° from their place, handles in those around their node.
  public var constraint: ((UnitPoint, UnitPoint) -> UnitPoint)? {
    guard case .holding(let held, _, _) = state else { return nil }
    return { [ratio = context.ratio] start, end in
      let (press, point) = (PaperPoint(start, on: ratio), PaperPoint(end, on: ratio))
      let form = ShapeKind.line.form
      guard case .handle(let place, _) = held.hit, let node = held.nodes[place] else {
        return (press + form.constrained(point - press)).unitPoint(on: ratio)
      }
      let handle = node.point + form.constrained(point + held.grip - node.point)
      return (handle + -held.grip).unitPoint(on: ratio)
    }
  }

  /// Snaps the held node or handle, and not the pointer, which may be beside it.
  public func snap(
    _ reading: PaperReading, _ freedom: SnapFreedom<UnitPoint>
  ) -> UnitPoint {
    guard case .holding(let held, _, true) = state else { return reading.position }
    if case .curve = held.hit { return reading.position }
    let point = context.point(reading)
    var way: PaperVector?
    switch freedom {
    case .anywhere: break
    case .away(let start): way = point - PaperPoint(start, on: context.ratio)
    case .nowhere:
      context.snapMarks = []
      return reading.position
    }
    if lines == nil {
      lines = context.snapLines(moving: context.selection.indices, near: point)
    }
    let snap =
      lines?.snap(
        AlignmentBox(PaperBox([point + held.grip])), along: way,
        within: context.length(ofPoints: ToolContext.snapReach)) ?? .none
    context.snapMarks = snap.marks
    return snap.offset == .zero
      ? reading.position : (point + snap.offset).unitPoint(on: context.ratio)
  }
}
