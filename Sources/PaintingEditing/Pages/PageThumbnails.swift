import Base
import Canvas
import Dispatch
import Documents
import Formats
import Windows

/// Small pictures of pages, drawn on another thread when they are asked for, one at a time.
final class PageThumbnails {
  /// Posted when one was drawn.
  let drawn = Signal<Void>()
  private var kept: [Page.ID: (page: Page, box: PixelSize, surface: Surface)] = [:]
  private var isDrawing = false
  private static let queue = DispatchQueue(label: "filbert.pages", qos: .utility)

  /// Returns the picture of a page, possibly of an earlier state until the present one is drawn; nil if there is none.
  ///
  /// - Parameter box: the size in device pixels that it has to fit.
  func surface(ofPageAt index: Int, in painting: Painting, fitting box: PixelSize) -> Surface? {
    guard painting.pages.indices.contains(index) else { return nil }
    let page = painting.pages[index]
    let known = kept[page.id]
    if known?.box != box || known?.page.isSeen(as: page) != true {
      draw(painting.showingPage(at: index), fitting: box)
    }
    return known?.surface
  }

  private func draw(_ painting: Painting, fitting box: PixelSize) {
    guard !isDrawing, !box.isEmpty else { return }
    isDrawing = true
    let page = painting.shownPage
    let size = page.aspectRatio.size(fitting: box)
    Self.queue.async { [weak self] in
      let surface = try? PaintingPicture.surface(of: painting, size: size, cores: 1)
      let handoff = surface.map { Handoff($0) }
      DispatchQueue.main.async {
        guard let self else { return }
        self.isDrawing = false
        guard let surface = handoff?.value else { return }
        self.kept[page.id] = (page, box, surface)
        self.drawn.post(())
      }
    }
  }

  /// Forgets the pictures of other pages than those of a painting.
  func keep(only painting: Painting) {
    let ids = Set(painting.pages.map(\.id))
    kept = kept.filter { ids.contains($0.key) }
  }
}

extension AspectRatio {
  /// The largest size of this ratio that fits a box, at least a pixel on each side.
  fileprivate func size(fitting box: PixelSize) -> PixelSize {
    let scale = min(Double(box.width) / paperSize.dx, Double(box.height) / paperSize.dy)
    return PixelSize(
      width: max(1, Int(saturating: (paperSize.dx * scale).rounded())),
      height: max(1, Int(saturating: (paperSize.dy * scale).rounded())))
  }
}

extension Page {
  /// Whether it looks the same as another state of it. Compares the storage of elements, not their values.
  fileprivate func isSeen(as other: Page) -> Bool {
    elements.isCopy(of: other.elements) && aspectRatio == other.aspectRatio
      && layers == other.layers && background == other.background
  }
}
