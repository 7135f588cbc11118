import Base
import Documents
import Editing

/// The erasers of a layer, which find the elements that they touch.
struct XournalErasers {
  struct Eraser {
    let path: EraserPath
    /// Nil for one that belongs to the element that it erased.
    let element: PaintingElement?
    fileprivate let index: Int
    fileprivate let reach: PaperBox

    fileprivate init(
      _ eraser: PaintingElement, belongs: Bool, at index: Int, on paper: AspectRatio
    ) {
      let line = eraser.line(on: paper)
      path = EraserPath(
        line.samples.map { PaperPoint($0.position, on: paper) }, radius: line.width / 2)
      element = belongs ? nil : eraser
      self.index = index
      reach = path.box.grown(by: path.radius)
    }
  }

  private let erasers: [Eraser]
  private let paper: AspectRatio

  /// - Parameter elements: of a layer, the lowest first.
  init(_ elements: [PaintingElement], on paper: AspectRatio) {
    self.paper = paper
    erasers = elements.enumerated().filter(\.element.isEraser)
      .map { Eraser($0.element, belongs: false, at: $0.offset, on: paper) }
  }

  /// The erasers that touch an element.
  ///
  /// - Parameters:
  ///   - line: that draws it.
  ///   - index: among the elements of the layer.
  func touching(
    _ line: Stroke, of element: PaintingElement, at index: Int
  ) -> [Eraser] {
    let own = element.erasures.map { Eraser($0, belongs: true, at: index, on: paper) }
    let later = erasers.lazy.filter { $0.index > index }
    let box = line.box(on: paper).grown(by: line.width)
    return (own + later).filter {
      $0.reach.intersects(box) && line.isTouched(by: $0.path, on: paper)
    }
  }
}
