public import Geometry
public import Ink

/// A vector drawing: the strokes on a paper that has a shape but no size, and how they came about.
///
/// A value: a copy is a snapshot that another thread may draw. Each mutation returns the change that
/// it made, for those who show or keep the painting.
///
///     var painting = Painting(shape: .fixed(.fourToThree))
///     painting.add(stroke)      // .appended(stroke)
///     painting.undo()           // .removedLast
public struct Painting: Equatable, Sendable {
  public var shape: PaperShape
  public var background: InkColor
  /// The strokes in effect, in the order of drawing.
  public private(set) var strokes: [Stroke]
  /// Strokes that were there from the beginning, as in an imported painting; undo leaves them.
  public let baseStrokeCount: Int
  public private(set) var history: History<PaintingEdit>
  /// As `Stroke.unknownFields`.
  public var unknownFields: String
  /// Unknown fields of the background.
  public var unknownBackgroundFields: String

  public init(
    shape: PaperShape = .ofView, background: InkColor = .white, baseStrokes: [Stroke] = [],
    history: History<PaintingEdit> = History(), unknownFields: String = "",
    unknownBackgroundFields: String = ""
  ) {
    self.shape = shape
    self.background = background
    self.baseStrokeCount = baseStrokes.count
    self.history = history
    self.unknownFields = unknownFields
    self.unknownBackgroundFields = unknownBackgroundFields
    strokes = baseStrokes
    for case .add(let stroke) in history.edits.prefix(history.position) { strokes.append(stroke) }
  }

  /// The shape, or 4:3 while there is none.
  public var aspectRatio: AspectRatio {
    if case .fixed(let ratio) = shape { ratio } else { .fourToThree }
  }

  public var canUndo: Bool { history.canUndo }
  public var canRedo: Bool { history.canRedo }

  /// Whether nothing was ever drawn: not even something that could be redone.
  public var isUntouched: Bool { strokes.isEmpty && history.edits.isEmpty }

  @discardableResult
  public mutating func add(_ stroke: Stroke) -> PaintingChange {
    history.record(.add(stroke))
    strokes.append(stroke)
    return .appended(stroke)
  }

  /// Takes the last edit back; nil where there is none.
  @discardableResult
  public mutating func undo() -> PaintingChange? {
    switch history.undo() {
    case .add:
      strokes.removeLast()
      return .removedLast
    case nil:
      return nil
    }
  }

  /// Does again what was taken back last; nil where there is nothing.
  @discardableResult
  public mutating func redo() -> PaintingChange? {
    switch history.redo() {
    case .add(let stroke):
      strokes.append(stroke)
      return .appended(stroke)
    case nil:
      return nil
    }
  }
}
