import Base
import Documents

/// A coarse version of many elements, drawn during a drag until their picture is ready.
struct DraftSketch {
  let ids: [ElementID]
  private let elements: [PaintingElement]

  /// The amount that can be drawn within a frame.
  private static let (mostLines, mostPoints) = (300, 3_000)
  /// The minimum number of points of a simplified line.
  private static let fewestPoints = 4

  /// - Parameters:
  ///   - indices: the indices of the elements in the painting. If there are very many, only a sample is drawn.
  ///   - all: the elements of the painting.
  init(_ ids: [ElementID], at indices: [Int], of all: ChunkedArray<PaintingElement>) {
    self.ids = ids
    let step = (indices.count + Self.mostLines - 1) / Self.mostLines
    let shown = stride(from: 0, to: indices.count, by: max(1, step)).map { indices[$0] }
    let most = max(Self.fewestPoints, Self.mostPoints / max(1, shown.count))
    elements = shown.compactMap { place in
      var element = all[place]
      switch element.content {
      case .freehand(let samples): element.content = .freehand(Self.some(of: samples, most: most))
      case .shape, .path: break
      case .eraser: return nil
      case .area, .text, .picture: if element.content.pointCount > most { return nil }
      }
      return element
    }
  }

  /// Returns the first and the last sample with some between.
  private static func some(of samples: [Sample], most: Int) -> [Sample] {
    guard samples.count > most else { return samples }
    return (0..<most).map { samples[$0 * (samples.count - 1) / (most - 1)] }
  }

  func moved(by map: PaperMap, on paper: AspectRatio) -> [PaintingElement] {
    elements.map { $0.moved(by: map, widthScale: 1, on: paper) }
  }
}
