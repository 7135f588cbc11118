public import Base
public import Documents

/// The strokes of a painting with the boxes round them, to find the few that lie where something happens.
public struct StrokeIndex: Sendable {
  public private(set) var strokes: [Stroke]
  public let paper: AspectRatio
  private(set) var boxes: [PaperBox]

  /// - Complexity: O(*n*) in the samples of all strokes.
  public init(_ strokes: [Stroke], on paper: AspectRatio) {
    self.strokes = strokes
    self.paper = paper
    boxes = strokes.map { $0.box(on: paper) }
  }

  /// Follows an edit, an undo or a redo.
  ///
  /// - Parameter strokes: as they are now.
  /// - Returns: false if everything has to be looked at anew, as where it was not that of the strokes before: then it
  ///   is of no more use.
  public mutating func follow(_ change: PaintingChange, to strokes: [Stroke]) -> Bool {
    switch change {
    case .appended(let stroke): boxes.append(stroke.box(on: paper))
    case .removedLast: _ = boxes.popLast()
    case .replaced(let splices):
      let splices = splices.map { $0.map { $0.box(on: paper) } }
      guard boxes.fits(splices) else { return false }
      boxes.apply(splices)
    case .background: break
    case .reshaped: return false
    }
    self.strokes = strokes
    return boxes.count == strokes.count
  }

  /// The frame round some of the strokes; nil for none.
  public func frame(around places: [Int]) -> SelectionFrame? {
    if places.count < 2 { return SelectionFrame(around: strokes(at: places), on: paper) }
    var box = PaperBox()
    for place in places where boxes.indices.contains(place) { box.add(boxes[place]) }
    return box == PaperBox() ? nil : SelectionFrame(around: box)
  }

  /// The strokes at some places, the lowest first.
  public func strokes(at places: [Int]) -> [Stroke] {
    places.filter(strokes.indices.contains).map { strokes[$0] }
  }

  /// The width of the widest of some strokes; 0 for none.
  public func greatestWidth(of places: [Int]) -> Double {
    places.reduce(0) { strokes.indices.contains($1) ? max($0, strokes[$1].width) : $0 }
  }

  func places(near box: PaperBox, within distance: Double) -> [Int] {
    strokes.indices.filter {
      boxes[$0].grown(by: distance + strokes[$0].width / 2).intersects(box)
    }
  }
}
