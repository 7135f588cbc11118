public import Base

/// A vector drawing: the strokes on a paper that has a shape but no size, and how they came about.
///
/// A value: a copy is a snapshot that another thread may draw. Each mutation returns the change that
/// it made, for those who show or keep the painting.
///
///     var painting = Painting(shape: .fixed(.fourToThree))
///     painting.add(stroke)      // .appended(stroke)
///     painting.undo()           // .removedLast
public struct Painting: Equatable, Sendable {
  /// Also changed by edits; set from outside, it is no step of the history.
  public var shape: PaperShape
  public private(set) var background: Background
  /// The strokes in effect, in the order of drawing.
  public private(set) var strokes: [Stroke]
  /// Strokes that were there from the beginning, as in an imported painting; undo leaves them.
  public let baseStrokes: [Stroke]
  public private(set) var history: History<PaintingEdit>
  /// As `Stroke.unknownFields`.
  public var unknownFields: String
  /// Unknown fields of the background.
  public var unknownBackgroundFields: String
  /// What takes each edit in effect back.
  private var ways: [WayBack] = []

  /// What takes an edit back.
  private enum WayBack: Equatable, Sendable {
    case removingLast
    case replacing([Splice<Stroke>])
    case settingBackground(Background)
    case reshaping(AspectRatio, [Stroke])
    /// The edit did nothing.
    case nothing
  }

  /// - Parameters:
  ///   - shape: before all edits.
  ///   - background: before all edits.
  public init(
    shape: PaperShape = .ofView, background: Background = .white, baseStrokes: [Stroke] = [],
    history: History<PaintingEdit> = History(), unknownFields: String = "",
    unknownBackgroundFields: String = ""
  ) {
    self.shape = shape
    self.background = background
    self.baseStrokes = baseStrokes
    self.history = history
    self.unknownFields = unknownFields
    self.unknownBackgroundFields = unknownBackgroundFields
    strokes = baseStrokes
    for edit in history.edits.prefix(history.position) { _ = apply(edit) }
  }

  /// The shape, or 4:3 while there is none.
  public var aspectRatio: AspectRatio {
    if case .fixed(let ratio) = shape { ratio } else { .fourToThree }
  }

  /// The background before all edits.
  public var firstBackground: Background {
    for case .setBackground(let first, _) in history.edits { return first }
    return background
  }

  public var outline: DocumentOutline {
    DocumentOutline(
      shape: shape, backgroundColor: background.color, elementCount: strokes.count)
  }

  /// About how many points `undo` touches.
  public var undoCost: Int {
    switch ways.last {
    case .replacing(let splices): Self.cost(of: splices, in: strokes)
    case .reshaping: cost(of: .reshape(from: aspectRatio, to: aspectRatio))
    case .removingLast, .settingBackground, .nothing, nil: 0
    }
  }

  public var canUndo: Bool { history.canUndo }
  public var canRedo: Bool { history.canRedo }

  /// Whether nothing was ever done: not even something that could be redone.
  public var isUntouched: Bool { strokes.isEmpty && history.edits.isEmpty }

  @discardableResult
  public mutating func add(_ stroke: Stroke) -> PaintingChange {
    history.record(.add(stroke))
    strokes.append(stroke)
    ways.append(.removingLast)
    return .appended(stroke)
  }

  /// Makes an edit; nil for one that names strokes that are not there, or changes nothing.
  @discardableResult
  public mutating func perform(_ edit: PaintingEdit) -> PaintingChange? {
    var edit = edit
    switch edit {
    case .add(let stroke): return add(stroke)
    case .setBackground(_, let new): edit = .setBackground(from: background, to: new)
    case .reshape(_, let new): edit = .reshape(from: aspectRatio, to: new)
    case .replace, .transform, .restyle, .reorder: break
    }
    let before = (strokes, background, shape)
    let change = apply(edit)
    if case .nothing = ways[ways.count - 1] {
      ways.removeLast()
      return nil
    }
    guard before != (strokes, background, shape) else {
      ways.removeLast()
      return nil
    }
    history.record(edit)
    return change
  }

  /// Takes the last edit back; nil where there is none.
  @discardableResult
  public mutating func undo() -> PaintingChange? {
    guard history.undo() != nil, let way = ways.popLast() else { return nil }
    switch way {
    case .removingLast:
      strokes.removeLast()
      return .removedLast
    case .replacing(let splices):
      strokes.apply(splices)
      return .replaced(splices)
    case .settingBackground(let old):
      background = old
      return .background
    case .reshaping(let ratio, let old):
      shape = .fixed(ratio)
      strokes = old
      return .reshaped
    case .nothing:
      return .replaced([])
    }
  }

  /// Does again what was taken back last; nil where there is nothing.
  @discardableResult
  public mutating func redo() -> PaintingChange? { history.redo().map { apply($0) } }

  /// Puts an edit into effect and keeps the way back. An edit that does not fit does nothing.
  private mutating func apply(_ edit: PaintingEdit) -> PaintingChange {
    switch edit {
    case .add(let stroke):
      strokes.append(stroke)
      ways.append(.removingLast)
      return .appended(stroke)
    case .setBackground(_, let new):
      ways.append(.settingBackground(background))
      background = new
      return .background
    case .reshape(_, let new):
      guard let splices = edit.splices(of: strokes, on: aspectRatio) else { break }
      ways.append(.reshaping(aspectRatio, strokes))
      strokes.apply(splices)
      shape = .fixed(new)
      return .reshaped
    case .replace, .transform, .restyle, .reorder:
      guard let splices = edit.splices(of: strokes, on: aspectRatio) else { break }
      ways.append(.replacing(strokes.apply(splices)))
      return .replaced(splices)
    }
    ways.append(.nothing)
    return .replaced([])
  }
}
