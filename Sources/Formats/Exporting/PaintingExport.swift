public import Base
public import Documents

/// The options for exporting a painting.
public struct PaintingExport: Equatable, Sendable {
  /// The format of the file.
  public var format: FileFormat
  /// The document's tags, for a format that supports them.
  public var tags: [ItemTag] = []
  /// In pixels, for a format that has them.
  public var width: Int
  /// Omits the background, if the format can.
  public var transparent: Bool
  /// All unless set.
  public var pages = Pages.all

  /// The pages to export.
  public enum Pages: Equatable, Sendable {
    /// All, each in a file of its own if the format holds only one.
    case all
    /// The page at an index.
    case one(Int)
  }

  /// Creates options, with the background unless said otherwise.
  public init(as format: FileFormat, width: Int, transparent: Bool = false) {
    self.format = format
    self.width = width
    self.transparent = transparent
  }

  /// The height above which a picture is made narrower instead.
  private static let tallestUsual = 16_000.0

  /// The default width: 1600, or less for a very tall paper.
  public static func usualWidth(of paper: AspectRatio) -> Int {
    max(
      1, Int(saturating: min(Double(PaperScale.exportWidth), tallestUsual * paper.value).rounded()))
  }

  /// The height for the width, in pixels.
  public func height(of paper: AspectRatio) -> Int {
    max(1, Int(saturating: (Double(width) / paper.value).rounded()))
  }

  /// The pages in the painting's order that are exported, by their indices.
  ///
  /// - Throws: `ExchangeError` if the page doesn't exist.
  private func indices(in painting: Painting) throws(ExchangeError) -> [Int] {
    guard case .one(let index) = pages else { return Array(painting.pages.indices) }
    guard painting.pages.indices.contains(index) else {
      throw ExchangeError(
        "it has no page {page}; the last one is {count}",
        ["page": index + 1, "count": painting.pages.count])
    }
    return [index]
  }

  /// Returns the number of exported lines that the file holds as pictures, as other programs don't know their kinds of
  /// brush.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func pictureLineCount(in painting: Painting) -> Int {
    guard format == .svg || format == .pdf else { return 0 }
    let isWhole = pages == .all && format.offers(.pages)
    let exported = isWhole ? painting.pages : [painting.shownPage]
    return exported.reduce(0) { count, page in
      let hidden = Set(page.layers.lazy.filter { !$0.isExported }.map(\.id))
      return count
        + page.elements.lazy.filter {
          !$0.isArea && !$0.isEraser && $0.style.isPictureElsewhere && !hidden.contains($0.layer)
        }.count
    }
  }

  /// Whether each page gets a file of its own.
  public func makesFiles(of painting: Painting) -> Bool {
    pages == .all && painting.pages.count > 1 && !format.offers(.pages)
  }

  /// The files of the pages after the first, if each page gets one.
  ///
  /// - Parameters:
  ///   - file: that of the first page.
  ///   - name: the painting's.
  public func companions(
    of painting: Painting, file: String, name: String
  ) -> [PixelExport.Companion] {
    guard makesFiles(of: painting) else { return [] }
    let names = FileSequence(startingWith: file, count: painting.pages.count)
    return painting.pages.indices.dropFirst().map { index in
      var export = self
      export.pages = .one(index)
      return PixelExport.Companion(file: names.name(at: index)) { [export] in
        try export.bytes(of: painting, name: name)
      }
    }
  }

  /// The actual file for a given name: the first of several has as many digits as the others.
  public func firstFile(of painting: Painting, named file: String) -> String {
    guard makesFiles(of: painting) else { return file }
    return FileSequence(startingWith: file, count: painting.pages.count).name(at: 0)
  }

  /// Encodes the file, or the one of the first page if each page gets one.
  ///
  /// - Parameters:
  ///   - name: the painting's.
  ///   - progress: called now and then with 0…1; returns false to cancel.
  /// - Throws: `ExchangeError` if the format does not support paintings, otherwise the writer's `ExplainedError`.
  public func bytes(
    of painting: Painting, name: String, progress: (Double) -> Bool = { _ in true }
  ) throws -> [UInt8] {
    guard let write = format.writer?.painting else {
      throw ExchangeError("a painting can’t be written as {kind}", ["kind": format.id])
    }
    let pages = try indices(in: painting)
    let isWhole = pages.count == painting.pages.count && format.offers(.pages)
    return try write(
      isWhole ? painting : painting.extractingPage(at: pages[0]), name, self, progress)
  }
}
