public import Base
public import Texts

/// The outline of a thick arrow, which points in the direction of the drag.
public struct BlockArrowShape: UnitOutline {
  private let headLength: Double
  private let shaftWidth: Double

  /// Creates an arrow.
  ///
  /// - Parameters:
  ///   - headLength: the length of its head, in thousandths of the whole length.
  ///   - shaftWidth: the width of its shaft, in thousandths of that of its head.
  public init(headLength: Int, shaftWidth: Int) {
    (self.headLength, self.shaftWidth) = (Double(headLength) / 1000, Double(shaftWidth) / 1000)
  }

  public func name(_ texts: Texts) -> String { texts.shapes.blockArrow }
  public var versions: ShapeVersions { .numbered }
  public var presentation: ToolPresentation? { nil }
  public var iconSize: PaperVector { PaperVector(dx: 17, dy: 13) }
  public var isClosed: Bool { true }
  public var isSymmetric: Bool { false }
  public var turnsWithGesture: Bool { true }
  public var pointCount: Int { 9 }

  public var numbers: [ShapeNumber] {
    [
      .fraction(50...1000, usual: 400, choices: [200, 300, 400, 500, 700, 1000]) {
        $0.shapes.headLength
      },
      .fraction(50...1000, usual: 500) { $0.shapes.shaftWidth },
    ]
  }

  /// Where the shaft meets the head.
  public func handles(in size: PaperVector) -> [PaperPoint] {
    [PaperPoint(x: 1 - headLength, y: 0.5 - shaftWidth / 2)]
  }

  public func numbers(
    dragging handle: Int, to place: PaperPoint, in size: PaperVector
  ) -> [Int] {
    [1 - place.x, 1 - 2 * place.y].map { Int(saturating: ($0 * 1000).rounded()) }
  }

  public var unitOutline: [PaperPoint] {
    let (neck, edge) = (1 - headLength, 0.5 - shaftWidth / 2)
    return CornerRing.closed([
      PaperPoint(x: 0, y: edge), PaperPoint(x: neck, y: edge), PaperPoint(x: neck, y: 0),
      PaperPoint(x: 1, y: 0.5), PaperPoint(x: neck, y: 1), PaperPoint(x: neck, y: 1 - edge),
      PaperPoint(x: 0, y: 1 - edge),
    ])
  }
}
