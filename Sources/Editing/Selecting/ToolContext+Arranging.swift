import Base
import Documents

// Arranging and orienting the selected elements.
extension ToolContext {
  /// Aligns or distributes the selected elements and groups. A single one is aligned with the paper.
  public func arrange(_ arrangement: Arrangement) {
    guard selection.units.count >= arrangement.leastCount else { return }
    changeSelected { [self] index, indices in
      let units = selection.units.spans.map { indices[$0] }
      let boxes = units.map { unit in
        if unit.count == 1, let place = unit.first, case .text = index.elements[place].content {
          return alignmentBox(at: place)
        }
        var box = PaperBox()
        for place in unit { box.add(index.inkBox(at: place)) }
        return AlignmentBox(box)
      }
      var frame = PaperBox()
      if boxes.count > 1 {
        for box in boxes { frame.add(box.box) }
      } else {
        let size = index.paper.paperSize
        frame = PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: size.dx, y: size.dy))
      }
      let moves = zip(units, arrangement.offsets(of: boxes, in: frame)).flatMap { unit, offset in
        unit.map { (index: $0, map: PaperMap.translation(offset)) }
      }
      return index.moving(moves.filter { $0.map != .identity })
    }
  }

  /// Mirrors the selected elements in their frame.
  public func flip(horizontally: Bool) {
    changeSelectedFrame { .scaling(x: horizontally ? -1 : 1, y: horizontally ? 1 : -1, about: $0) }
  }

  /// Turns the selected elements by a right angle about the centre of their frame.
  public func turn(clockwise: Bool) {
    changeSelectedFrame {
      .rotation(to: PaperVector(dx: 0, dy: clockwise ? 1 : -1), about: $0)
    }
  }

  /// - Parameter map: receives the centre of the frame.
  private func changeSelectedFrame(_ map: @escaping (_ center: PaperPoint) -> PaperMap) {
    changeSelected { index, indices in
      let ids = index.ids(at: indices)
      return .transform(ids, map(index.box(of: indices).center), widthScale: 1)
    }
  }

  /// Performs an edit of the selection as soon as the session is ready.
  private func changeSelected(
    _ edit: @escaping (ElementIndex, _ indices: [Int]) -> PaintingEdit
  ) {
    session.whenReady { [weak self] in
      guard let self else { return }
      let indices = selection.indices
      if !indices.isEmpty { perform(edit(index, indices)) }
    }
  }
}
