import Base
public import Documents

// Operations on the selected cels.
extension CellToolContext {
  /// The selected cels that can be changed, in layers that are neither hidden nor locked.
  public var chosenCels: Set<CelAddress> {
    let picture = session.seen
    return frame.range.cels(in: picture).filter { picture.isOpen($0.layer) }
  }

  /// Whether more than the current cel is selected.
  public var hasChosenCels: Bool { !frame.range.isSingle }

  /// Whether any of the selected cels is linked.
  public var hasLinkedCels: Bool {
    chosenCels.contains { (session.seen[cel: $0]?.link ?? 0) != 0 }
  }

  /// Ends a gesture that painted, applying the changes of the current cel to all selected cels.
  func commitToChosenCels() {
    let others = chosenCels.subtracting([frame.cel]).filter {
      session.seen.layer($0.layer)?.isReference == false
    }
    if !others.isEmpty, let draft = session.draft,
      let before = session.document.sprite[cel: frame.cel]?.grid,
      let after = draft[cel: frame.cel]?.grid, before.size == after.size
    {
      let areas = after.changedAreas(from: before)
      session.update { picture in
        for cel in others {
          picture.change(cel) { $0.takeChanges(from: before, to: after, in: areas) }
        }
        return areas.isEmpty ? nil : .all
      }
    }
    frame.commit()
  }

  private func perform(_ change: @escaping @Sendable (inout Sprite) -> Void) {
    selection.putDown()
    session.performOnAll(change)
  }

  /// Links the chosen cels of each layer, which get the content of the first one that isn't empty.
  public func linkCels() {
    let cels = chosenCels
    perform { $0.link(cels) }
  }

  /// Unlinks the chosen cels, which keep their content.
  public func unlinkCels() {
    let cels = chosenCels
    perform { $0.unlink(cels) }
  }

  /// Empties the chosen cels.
  public func clearCels() {
    let cels = chosenCels
    perform { $0.clear(cels) }
  }

  /// Moves or copies the selected cels, which stay selected.
  public func moveCels(byFrames dx: Int, layers dy: Int, leavesCopy: Bool) {
    let (cels, range) = (chosenCels, frame.range)
    selection.putDown()
    session.performOnAll {
      $0.moveCels(cels, byFrames: dx, layers: dy, leavesCopy: leavesCopy)
    } then: { [weak self] isMade in
      guard isMade, let self else { return }
      let picture = session.seen
      func moved(_ cel: CelAddress) -> CelAddress {
        let layer = (picture.index(of: cel.layer) ?? 0) + dy
        let layers = picture.layers
        return CelAddress(
          frame: min(max(cel.frame + dx, 0), picture.frames.count - 1),
          layer: layers[min(max(layer, 0), layers.count - 1)].id)
      }
      frame.choose(moved(range.anchor))
      frame.extend(to: moved(range.head))
      // A selection with gaps moves as it is.
      let frames = range.frames.map { $0 + dx }
      if frames != frame.range.frames, let last = frames.last, frames[0] >= 0,
        last < picture.frames.count
      {
        frame.choose(frames: frames, current: moved(range.head).frame)
      }
    }
  }

  /// Clears the selected cells in all selected cels.
  public func clearSelected() {
    guard hasChosenCels, let region = selection.region else { return selection.clear() }
    let cels = chosenCels
    perform { picture in
      for cel in cels { picture.change(cel) { $0.fill(region, with: CellGrid.empty) } }
    }
  }

  /// Mirrors or turns the selection in all selected cels, or the whole cels without a selection.
  public func turnSelected(_ turn: CanvasTurn) {
    change {
      $0.turned(turn)
    } ofOne: {
      selection.turn(turn)
    }
  }

  /// Scales, shears and rotates the selection in all selected cels, or the whole cels without a selection.
  public func transformSelected(_ transform: CellTransform) {
    change {
      transform.made(of: $0)
    } ofOne: {
      selection.transform(transform)
    }
  }

  /// The selected cells of the current cel in their bounding rectangle, or nil without a selection.
  public var selectedPicture: CellGrid? {
    selection.lifted?.cells ?? selection.region.map { frame.cells.cropped(to: $0) }
  }

  /// Replaces the secondary colour by the primary one within the selection.
  public func replaceSecondColor() {
    guard frame.mayPaint() else { return }
    let (second, first) = (chosenColor(of: .secondary), chosenColor(of: .primary))
    let (cels, region) = (chosenCels, session.selection ?? CellRegion(session.seen.bounds))
    perform { picture in
      let (old, new) = (second.cell(in: &picture), first.cell(in: &picture))
      for cel in cels {
        picture.change(cel) { grid in
          for area in region.areas { grid = grid.replaced(old, with: new, in: area) }
        }
      }
    }
  }

  /// Moves the selection by an offset in all selected cels.
  ///
  /// - Parameter isHeld: whether a key repeats, which combines its moves into one step.
  public func nudgeSelected(dx: Int, dy: Int, isHeld: Bool = false) {
    guard hasChosenCels || selection.isEmpty else {
      return selection.nudge(dx: dx, dy: dy, isHeld: isHeld)
    }
    guard !session.isBusy else { return }
    heldCelSteps.make(
      PaperVector(dx: Double(dx), dy: Double(dy)), isHeld: isHeld, from: selection.region
    ) { [weak self] region, way, done in
      guard let self else { return }
      let offset = CellPosition(x: Int(saturating: way.dx), y: Int(saturating: way.dy))
      let moved = (region ?? CellRegion(session.seen.bounds)).bounds.offset(by: offset)
      change(in: region) {
        SelectionChange.moved(to: moved).made(of: $0)
      } then: { [weak self] isMade in
        if isMade, let region { self?.selection.select(region.offset(by: offset)) }
        done(isMade)
      }
    }
  }

  private func change(
    in region: CellRegion?, _ change: @escaping @Sendable (FloatingCells) -> FloatingCells?,
    then: @escaping (Bool) -> Void = { _ in }
  ) {
    let (cels, region) = (chosenCels, region ?? CellRegion(session.seen.bounds))
    selection.putDown()
    session.performOnAll(
      { picture in
        for cel in cels {
          picture.change(cel) { grid in
            let lifted = FloatingCells(lifting: region, off: grid)
            if let made = change(lifted) { grid = made.grid }
          }
        }
      }, then: then)
  }

  private func change(
    _ change: @escaping @Sendable (FloatingCells) -> FloatingCells?, ofOne: () -> Void
  ) {
    guard hasChosenCels || selection.isEmpty else { return ofOne() }
    self.change(in: selection.region, change)
  }
}

extension CellGrid {
  /// Copies the cells that a change modified within some rectangles.
  fileprivate mutating func takeChanges(
    from before: CellGrid, to after: CellGrid, in areas: [CellRect]
  ) {
    for area in areas {
      let (old, new) = (before.cells(in: area), after.cells(in: area))
      replace(
        area, with: zip(cells(in: area), zip(old, new)).map { $1.0 == $1.1 ? $0 : $1.1 })
    }
  }
}
