import Base
import Documents
import Formats
import Rendering
import Views

extension PaintView {
  /// Shows what an edit, an undo or a redo did to a painting.
  ///
  /// - Parameter painting: as it is now. The view's delegate gives its lines already.
  func show(_ change: PaintingChange, of painting: Painting) {
    let ratio = painting.aspectRatio
    switch change {
    case .appended(let element): append(Polyline(element, on: ratio, in: viewport))
    case .removedLast: removeLast(of: painting.elements.count + 1)
    case .replaced(let splices):
      // So many are turned into lines by another thread.
      let most = Painting.mostCostAtOnce
      var pointCount = 0
      for splice in splices where pointCount <= most {
        pointCount += splice.inserted.pointCount(upTo: most - pointCount)
      }
      guard pointCount <= most else { return reload(as: ratio) }
      replace(splices.map { $0.map { Polyline($0, on: ratio, in: viewport) } })
    case .layered(let splices):
      show(painting.layers.map { Sheet($0) })
      if !splices.isEmpty { reload(as: ratio) }
    case .background, .drafted: break
    case .reshaped: reload(as: ratio)
    }
  }
}

extension LineSource {
  /// The elements in effect.
  ///
  /// - Parameter draft: what is shown in the places of some.
  init(_ painting: Painting, showing draft: DraftPlaces = DraftPlaces()) {
    let (elements, ratio) = (painting.elements, painting.aspectRatio)
    let splices = DraftPlaces().splices(to: draft, originals: elements) ?? []
    // More are drawn by other threads, however many they are.
    self.init(
      pointCount: elements.pointCount(upTo: Painting.mostCostAtOnce),
      sheets: painting.layers.map { Sheet($0) }
    ) { viewport, isCancelled in
      var shown = elements
      if !splices.isEmpty, shown.fits(splices) { shown.apply(splices) }
      // A core is left to the main thread, which shows what stands in for them and may be zooming on: then nobody wants
      // these any more.
      return Polyline.lines(
        of: shown, on: ratio, in: viewport, after: .milliseconds(10), isCancelled: isCancelled)
    }
  }
}
