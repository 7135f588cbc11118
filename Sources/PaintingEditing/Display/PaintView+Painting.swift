import Base
import Documents
import Formats
import Rendering
import Views

extension PaintView {
  /// Shows the effect of an edit, an undo or a redo.
  ///
  /// - Parameter painting: the present painting. The view's delegate has to return its lines already.
  func showChange(_ change: PaintingChange, of painting: Painting) {
    let ratio = painting.aspectRatio
    switch change {
    case .appended(let element): append(Polyline(element, on: ratio, in: viewport))
    case .removedLast: removeLast(of: painting.elements.count + 1)
    case .replaced(let splices):
      // Another thread converts so many elements to lines.
      let most = Painting.mostCostAtOnce
      var pointCount = 0
      for splice in splices where pointCount <= most {
        pointCount += splice.inserted.pointCount(upTo: most - pointCount)
      }
      guard pointCount <= most else { return reload(as: ratio) }
      replace(Polyline.splices(of: splices, on: ratio, in: viewport))
    case .layered(let splices):
      setSheets(painting.layers.map { Sheet($0) })
      if !splices.isEmpty { reload(as: ratio) }
    case .background, .drafted: break
    case .reshaped, .turned: reload(as: ratio)
    }
  }
}

extension LineSource {
  /// The present elements.
  ///
  /// - Parameter draft: the replacements of some elements.
  init(_ painting: Painting, showing draft: DraftReplacements = DraftReplacements()) {
    let (elements, ratio) = (painting.elements, painting.aspectRatio)
    let splices = DraftReplacements().splices(to: draft, originals: elements) ?? []
    // Larger paintings are drawn by other threads, regardless of the exact number.
    self.init(
      pointCount: elements.pointCount(upTo: Painting.mostCostAtOnce),
      sheets: painting.layers.map { Sheet($0) }
    ) { viewport, isCancelled in
      var shown = elements
      if !splices.isEmpty, shown.fits(splices) { shown.apply(splices) }
      // Leave one core to the main thread, which shows placeholders and may continue zooming, so that these lines
      // aren't needed any more.
      return Polyline.lines(
        of: shown, on: ratio, in: viewport, after: .milliseconds(10), isCancelled: isCancelled)
    }
  }
}
