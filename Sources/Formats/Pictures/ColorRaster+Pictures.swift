import Canvas
public import Base
public import Documents
import Texts

extension ColorRaster {
  /// The size limit of a picture file in bytes.
  public static let mostFileBytes = PictureFile.mostBytes

  /// Reads a picture file of any kind supported by the desktop, with exact colours.
  public init(pictureFile file: [UInt8]) throws(PictureError) {
    guard file.count <= Self.mostFileBytes else { throw .fileTooLong }
    do throws(PictureFileError) {
      self.init(try StraightPixels.reading(pictureFile: file))
    } catch {
      throw PictureError(error, of: file)
    }
  }

  /// Reads a picture file and scales it, averaging the area of each pixel.
  public init(pictureFile file: [UInt8], size: CellSize) throws(PictureError) {
    guard file.count <= Self.mostFileBytes else { throw .fileTooLong }
    let surface: Surface
    do throws(PictureFileError) {
      surface = try Surface.reading(pictureFile: file)
    } catch {
      throw PictureError(error, of: file)
    }
    do throws(CanvasError) {
      self = try ColorRaster(surface, size: size)
    } catch {
      throw .failed(Message(error))
    }
  }

  private init(_ pixels: StraightPixels) {
    self.init(
      size: CellSize(width: pixels.size.width, height: pixels.size.height), pixels: pixels.pixels)
  }

  /// Draws a painting at a size in cells, with hard outer edges: half-covered cells become opaque.
  ///
  /// - Parameters:
  ///   - transparent: omits the background.
  ///   - progress: called now and then with 0…1; returns false to cancel.
  public init(
    _ painting: Painting, size: CellSize, transparent: Bool,
    progress: (Double) -> Bool = { _ in true }
  ) throws(PictureError) {
    let pixels = PixelSize(width: size.width, height: size.height)
    let surface = try PaintingPicture.surface(
      of: painting, size: pixels, transparent: transparent, progress: progress)
    self = ColorRaster(StraightPixels(surface)).withHardEdges
  }

  private init(_ surface: Surface, size: CellSize) throws(CanvasError) {
    var surface = surface
    // Cairo only samples few neighbours: halving first takes all pixels into account.
    while surface.size.width >= 2 * size.width, surface.size.height >= 2 * size.height,
      let half = surface.halved()
    {
      surface = half
    }
    let target = try Surface(
      size: PixelSize(width: size.width, height: size.height), format: .argb32)
    DrawingContext(target).paint(
      surface,
      in: ViewRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)))
    self = ColorRaster(StraightPixels(target)).withHardEdges
  }

  /// Rounds opacity to none or full.
  private var withHardEdges: ColorRaster {
    ColorRaster(size: size, pixels: pixels.map { $0 & 255 < 128 ? 0 : $0 | 255 })
  }
}

extension PictureError {
  init(_ error: PictureFileError, of file: [UInt8]) {
    switch error {
    case .tooLarge(let width, let height): self = .pictureTooLarge(width: width, height: height)
    case .unreadable(let reason):
      self = .noPicture(reason)
      guard let needed = PictureLoaderPackage.all.first(where: { $0.isMarked(file) }) else {
        return
      }
      // With a loader installed, the file must be damaged.
      if PictureKinds.endings.isDisjoint(with: needed.endings) {
        self = .noLoader(kind: needed.kind, package: needed.package)
      }
    }
  }
}
