public import Canvas
public import Base
public import Documents
import Rendering
import Texts

/// Draws a painting as a picture of a given size, without a window: for thumbnails and exports.
public enum PaintingPicture {
  /// The limit of pixels in a picture: 800 MB in memory.
  public static let mostPixels = 200_000_000

  /// The greatest width of a painting's picture.
  public static func greatestWidth(of painting: Painting) -> Int {
    let ratio = painting.aspectRatio.value
    let side = Double(Surface.longestSide) * min(1, ratio)
    // Slightly less, as the height is rounded up.
    return max(
      1, Int(saturating: min(side, (Double(mostPixels) * ratio).squareRoot() - 1).rounded(.down)))
  }

  /// The size of a painting's picture with a given width.
  public static func size(of painting: Painting, width: Int) throws(PictureError) -> PixelSize {
    try size(of: painting.aspectRatio, width: width)
  }

  /// The size of a picture with a given width, for a paper.
  static func size(of paper: AspectRatio, width: Int) throws(PictureError) -> PixelSize {
    let exact = Double(width) / paper.value
    let height = exact.isFinite ? Int(saturating: min(max(exact.rounded(), 1), 1e9)) : 1
    let size = PixelSize(width: width, height: height)
    guard width > 0, size.longerSide <= Surface.longestSide, width * height <= mostPixels else {
      throw .tooLarge(width: width, height: height)
    }
    return size
  }

  /// Draws the painting with its paper filling the size, one row of tiles after the other.
  ///
  /// - Parameters:
  ///   - transparent: omits the background.
  ///   - cores: the number of threads; that of the cores if nil.
  ///   - progress: called now and then with 0…1; returns false to cancel.
  public static func surface(
    of painting: Painting, size: PixelSize, transparent: Bool = false, cores: Int? = nil,
    progress: (Double) -> Bool = { _ in true }
  ) throws(PictureError) -> Surface {
    let viewport = Viewport(paper: PixelRect(size: size))
    let grid = TileGrid(size: size)
    var isWanted = true
    do throws(CanvasError) {
      let lines = SheetLines(
        Polyline.lines(
          of: painting.exportedElements, on: painting.aspectRatio, in: viewport, cores: cores),
        on: painting.layers.filter(\.isExported).map { Sheet($0) })
      let surface = try Surface(size: size, format: transparent ? .argb32 : .rgb24)
      let context = DrawingContext(surface)
      if !transparent {
        let backdrop = BackdropTiles(Backdrop(painting.background), size: size)
        backdrop.paint(PixelRect(size: size), in: context, x: 0, y: 0)
      }
      for row in 0..<grid.rows {
        isWanted = progress(Double(row) / Double(grid.rows))
        guard isWanted else { break }
        let tiles = Array(row * grid.columns..<(row + 1) * grid.columns)
        let batch = try LayeredBatch(
          tiles, of: grid, lines: lines, keepsPast: false, cores: cores)
        batch?.paint(in: context)
      }
      if isWanted { return surface }
    } catch {
      throw .failed(Message(error))
    }
    throw .cancelled
  }

  /// Encodes the painting as a PNG file with a given width and the height of its shape.
  public static func png(
    of painting: Painting, width: Int, transparent: Bool = false,
    progress: (Double) -> Bool = { _ in true }
  ) throws(PictureError) -> [UInt8] {
    let size = try size(of: painting, width: width)
    let surface = try surface(
      of: painting, size: size, transparent: transparent, progress: progress)
    let density = density(of: painting, width: width)
    return try encoded { () throws(CanvasError) in try surface.pngBytes(pixelsToInch: density) }
  }

  /// Encodes the painting as a JPEG file.
  public static func jpeg(
    of painting: Painting, width: Int, progress: (Double) -> Bool = { _ in true }
  ) throws(PictureError) -> [UInt8] {
    let size = try size(of: painting, width: width)
    let surface = try surface(of: painting, size: size, progress: progress)
    let density = density(of: painting, width: width)
    return try encoded { () throws(CanvasError) in try surface.jpegBytes(pixelsToInch: density) }
  }

  /// The pixels per inch of paper in a picture with a given width; nil for a paper without a size.
  private static func density(of painting: Painting, width: Int) -> Double? {
    painting.paperLength.map { Double(width) / (painting.aspectRatio.paperSize.dx * $0.inches) }
  }

  /// Encodes all pages of the painting as a PDF file with lines as vectors and texts as texts: an eraser draws the
  /// background over them.
  ///
  /// A page has its paper's size, or if that has none, the longer side of A4.
  ///
  /// - Parameter progress: called before each page with 0…1; returns false to cancel.
  public static func pdf(
    of painting: Painting, title: String, progress: (Double) -> Bool = { _ in true }
  ) throws(PictureError) -> [UInt8] {
    let pages = painting.pages.map { page in
      let side = page.paper.countedLength.inches * 72
      let paper = page.aspectRatio.paperSize
      return PDFPage(width: paper.dx * side, height: paper.dy * side)
    }
    var isWanted = true
    let bytes = try encoded { () throws(CanvasError) in
      try PDFPage.bytes(of: pages, title: title) { index, context in
        isWanted = isWanted && progress(Double(index) / Double(pages.count))
        guard isWanted else { return }
        let page = pages[index]
        sketch(
          painting.showingPage(at: index), in: context, width: page.width, height: page.height)
      }
    }
    guard isWanted else { throw .cancelled }
    return bytes
  }

  /// Draws a painting as vectors, with its corner at the origin.
  static func sketch(
    _ painting: Painting, in context: DrawingContext, width: Double, height: Double
  ) {
    let paper = painting.aspectRatio.paperSize
    // The resolution of a background picture.
    let longerSide = 2 * Double(PaperScale.exportWidth) / paper.dx
    let size = PixelSize(
      width: max(1, Int(saturating: (paper.dx * longerSide).rounded())),
      height: max(1, Int(saturating: (paper.dy * longerSide).rounded())))
    let viewport = Viewport(paper: PixelRect(size: size))
    let backdrop = BackdropTiles(Backdrop(painting.background), size: size)
    context.scale(x: width / Double(size.width), y: height / Double(size.height))
    backdrop.paintPage(in: context)
    for layer in painting.layers where layer.isExported && layer.opacity > 0 {
      sketch(layer, of: painting, in: viewport, context, over: backdrop)
    }
  }

  /// Draws a layer as vectors. An eraser draws the background if nothing else is under the layer; otherwise it erases
  /// each line separately.
  private static func sketch(
    _ layer: Layer, of painting: Painting, in viewport: Viewport, _ context: DrawingContext,
    over backdrop: BackdropTiles
  ) {
    let isOnGround =
      painting.layers.first(where: \.isExported)?.id == layer.id && layer.opacity == 1
      && layer.blending == .normal && painting.background.color.alpha == 255
    var elements = painting.elements.filter { $0.layer == layer.id }
    if !isOnGround {
      elements = elements.indices.filter { !elements[$0].isEraser }.map { place in
        elements[place].erased(by: elements[place...].filter(\.isEraser))
      }
    }
    context.faded(
      to: layer.opacity, blending: layer.blending,
      isIsolated: elements.contains(where: \.blends)
    ) {
      for part in ComposedPart.parts(of: elements) {
        VectorSketch(context, painting.aspectRatio, viewport).draw(part, over: backdrop)
      }
    }
  }

  static func encoded(
    _ body: () throws(CanvasError) -> [UInt8]
  ) throws(PictureError) -> [UInt8] {
    do throws(CanvasError) {
      return try body()
    } catch {
      throw .failed(Message(error))
    }
  }
}
