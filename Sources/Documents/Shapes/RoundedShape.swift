public import Base
public import Texts

/// A rectangle with quarter circles for corners, which stay circular however it is scaled.
public struct RoundedShape: ShapeForm {
  private let box: RoundedBox

  /// Creates a rectangle.
  ///
  /// - Parameter radius: of the corners, in thousandths of the shorter side, up to 500.
  public init(radius: Int) { box = RoundedBox(radius: radius) }

  public func name(_ texts: Texts) -> String { texts.roundedRectangle }

  /// Older programs know no radius but the usual one.
  public var versions: ShapeVersions {
    numbers[0].usual == box.radius ? .first : .numbered
  }

  public var presentation: ToolPresentation? { nil }
  public var isClosed: Bool { true }
  /// Always: scaling its line would make the corners elliptical.
  public var isDrawnAnew: Bool { true }
  public var namesUsualNumbers: Bool { false }
  public var pointCount: Int { box.pointCount }
  public var numbers: [ShapeNumber] { [.cornerRadius(usual: 200)] }

  /// Starts in the middle of the upper side, whichever corners are given, and goes round once clockwise.
  public func outline(from a: PaperPoint, to b: PaperPoint) -> [PaperPoint] {
    box.outline(from: a, to: b)
  }

  public func constrained(_ way: PaperVector) -> PaperVector { Self.square(way) }
  public func reading(of points: [UnitPoint]) -> StrokeOutline? { box.reading(of: points) }

  public func handles(in size: PaperVector) -> [PaperPoint] { [box.handle(in: size)] }

  public func numbers(
    dragging handle: Int, to place: PaperPoint, in size: PaperVector
  ) -> [Int] { [RoundedBox.radius(draggingTo: place, in: size)] }

  /// The rectangle without the four corners outside of the quarter circles.
  public func area(_ size: PaperVector) -> Double { box.area(size) }

  /// The sides of the rectangle, with a circle in place of its four corners.
  public func outlineLength(_ size: PaperVector) -> Double { box.outlineLength(size) }
}

extension Tool {
  /// The tool whose strokes are rectangles with round corners.
  public static var rounded: Tool { .shape(.rounded) }
}

extension ShapeNumber {
  /// The radius of the corners of a box, as a part of its shorter side.
  static func cornerRadius(usual: Int) -> ShapeNumber {
    .fraction(0...500, usual: usual, choices: [0, 50, 100, 150, 200, 300, 400, 500]) {
      $0.shapes.cornerRadius
    }
  }
}
