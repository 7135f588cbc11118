/// The sequence of pointer actions on a document.
public enum GestureEvent<Reading: PointerReading>: Equatable, Sendable {
  /// Without a held button; nil when the pointer left.
  case hovered(Reading?)
  case began(Reading, GesturePress)
  case moved(Reading)
  /// - Parameter last: nil if the release was lost or adds nothing.
  case ended(_ last: Reading?)
  /// Cancelled without any effect.
  case cancelled
}

/// The press that starts a gesture.
public struct GesturePress: Equatable, Sendable {
  /// The buttons that tools distinguish.
  public enum Button: Sendable {
    case primary, secondary

    /// The secondary button for the primary one, and the other way round.
    public var other: Button { self == .primary ? .secondary : .primary }
  }

  /// The pressed button.
  public var button: Button
  /// Whether another press at the same position immediately preceded it.
  public var isDouble: Bool

  /// Creates a press, a single one of the primary button unless given.
  public init(_ button: Button = .primary, isDouble: Bool = false) {
    self.button = button
    self.isDouble = isDouble
  }
}

/// The pointer's position on a document at one moment.
public protocol PointerReading: Equatable, Sendable {
  /// A point on a paper, or a cell of a grid.
  associatedtype Position: AffinePoint
  /// The position on the document, which constraints and snapping may change.
  var position: Position { get set }
  /// The modifier keys held at that moment.
  var modifiers: Modifiers { get }
  /// The end of the pen that points.
  var penEnd: PenEnd { get }
}

/// On a paper.
public struct PaperReading: PointerReading {
  /// 0…1 over the paper; outside that range off the paper.
  public var position: UnitPoint
  /// 0…1.
  public var pressure: Double
  /// Since the press.
  public var milliseconds: UInt32
  /// The tilt of the pen; upright for other pointers.
  public var tilt: PenTilt
  /// The modifier keys held at that moment.
  public var modifiers: Modifiers
  /// The end of the pen that points; always the tip of other pointers.
  public var penEnd: PenEnd
  /// Whether the position is a whole pixel of the screen, and the exact one anywhere within it.
  public var isWholePixel: Bool

  /// Creates a reading; by default that of a mouse at the start of a gesture.
  public init(
    _ position: UnitPoint, pressure: Double = 1, milliseconds: UInt32 = 0,
    tilt: PenTilt = .upright, modifiers: Modifiers = [], penEnd: PenEnd = .tip,
    isWholePixel: Bool = true
  ) {
    self.position = position
    self.isWholePixel = isWholePixel
    self.pressure = pressure
    self.milliseconds = milliseconds
    self.tilt = tilt
    self.modifiers = modifiers
    self.penEnd = penEnd
  }
}

/// On a grid.
public struct CellReading: PointerReading {
  /// May be beyond the edges.
  public var position: CellPosition
  /// The modifier keys held at that moment.
  public var modifiers: Modifiers
  /// The end of the pen that points; always the tip of other pointers.
  public var penEnd: PenEnd

  /// Creates a reading of the cell under the pointer.
  public init(
    _ position: CellPosition, modifiers: Modifiers = [], penEnd: PenEnd = .tip
  ) {
    self.position = position
    self.modifiers = modifiers
    self.penEnd = penEnd
  }
}
