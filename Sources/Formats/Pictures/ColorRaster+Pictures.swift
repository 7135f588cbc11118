import Canvas
public import Base
public import Documents
import Texts

extension ColorRaster {
  /// The largest picture that is read, in bytes of its file.
  public static let mostFileBytes = PictureFile.mostBytes

  /// Reads a picture file of any kind that the desktop knows, with its exact colours.
  public init(pictureFile file: [UInt8]) throws(PictureError) {
    guard file.count <= Self.mostFileBytes else { throw .fileTooLong }
    do throws(PictureFileError) {
      self.init(try StraightPixels.reading(pictureFile: file))
    } catch {
      throw PictureError(error, of: file)
    }
  }

  /// Reads a picture file and makes it a size, each pixel the mean of what it covers.
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

  /// A painting at a size in cells, drawn without soft edges to nothing: what is half covered is there.
  ///
  /// - Parameters:
  ///   - transparent: leaves the background out.
  ///   - progress: told 0…1 now and then; false cancels.
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
    // Cairo looks at few neighbours: halving first takes all pixels into account.
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

  /// What is more than half there is all there, and the rest is not.
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
      // With a loader, the file is damaged.
      if PictureKinds.endings.isDisjoint(with: needed.endings) {
        self = .noLoader(kind: needed.kind, package: needed.package)
      }
    }
  }
}
