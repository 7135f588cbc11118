import Base
public import Documents

// The files of an export, one or several.
extension PixelExport {
  /// A file of an export.
  public struct Companion: Sendable {
    /// The path of the file.
    public let file: String
    /// Makes the content, which may take long; called on any thread.
    public let bytes: @Sendable () throws -> [UInt8]

    /// Creates a file that is made when it is written.
    public init(file: String, bytes: @escaping @Sendable () throws -> [UInt8]) {
      self.file = file
      self.bytes = bytes
    }
  }

  /// Whether the names of files come from a pattern.
  public var usesPattern: Bool { names != nil || !division.isOne || scales.count > 1 }

  /// The scales of the files, of which a format without a size has only one.
  var scales: [Int] { format.offers(.size) ? [scale] + moreScales : [scale] }

  private var isSequence: Bool { format.offers(.frames) && content == .sequence }

  /// All files of the export in the order of writing, in the folder of a given one.
  ///
  /// - Parameters:
  ///   - name: the pixel art's.
  ///   - file: the path of a single file; its name without the extension is the title in the names of several.
  /// - Throws: if there is nothing to write, or two files would have the same name.
  public func files(of art: PixelArt, name: String, file: String) throws -> [Companion] {
    guard usesPattern else {
      var export = self
      export.file = file
      try checkFrameNames(of: art, file: file)
      let first = Companion(file: firstFile(of: art, named: file)) { [export] in
        try export.bytes(of: art, name: name)
      }
      return [first] + companions(of: art, file: file)
    }
    let pattern = try names ?? usualNames(of: art.sprite)
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    var values = FileNamePattern.Values()
    let given = String(file.dropFirst(folder.count))
    values.title = FileNamePattern.stem(given)
    values.ending = given.lastIndex(of: ".").map { String(given[given.index(after: $0)...]) } ?? ""
    if values.ending.isEmpty { values.ending = format.ending }
    var files: [Companion] = []
    for export in try parts(of: art.sprite) {
      files += try export.files(of: art, name: name, pattern, values, in: folder)
    }
    guard !files.isEmpty else { throw ExchangeError("all layers are hidden") }
    try pattern.checkUnique(files.map { String($0.file.dropFirst(folder.count)) })
    return files
  }

  /// The exports of the single files.
  private func parts(of picture: Sprite) throws(ExchangeError) -> [PixelExport] {
    var sections = [section]
    if division.sections {
      guard !picture.sections.isEmpty else { throw ExchangeError("it has no sections") }
      sections = picture.sections.map(\.name)
    }
    let layers = division.layers == nil ? [layer] : division.layers(of: picture)
    var one = self
    (one.division, one.moreScales, one.names) = (FileDivision(), [], nil)
    // The frame of the whole is none of a section.
    if division.sections, case .frame = content { one.content = .frame(0) }
    return layers.flatMap { layer in
      sections.flatMap { section in
        scales.map { scale in
          var part = one
          (part.layer, part.section, part.scale) = (layer, section, scale)
          return part
        }
      }
    }
  }

  /// The files of an undivided export, named by a pattern.
  private func files(
    of art: PixelArt, name: String, _ pattern: FileNamePattern, _ common: FileNamePattern.Values,
    in folder: String
  ) throws -> [Companion] {
    var values = common
    values.scale = scale
    if let layer { (values.layer, values.group) = art.sprite.names(of: layer) }
    let picture = try part(of: art).sprite
    func path(frame: Int) throws -> String {
      (values.frame, values.tagFrame) = (frame, frame)
      if let section {
        values.tag = section
      } else if isSequence || format.offers(.frame) {
        (values.tag, values.tagFrame) = picture.tag(of: frame)
      }
      return folder + (try pattern.fileName(values))
    }
    if isSequence {
      return try picture.frames.indices.map { frame in
        Companion(file: try path(frame: frame)) { try png(of: frame, in: picture) }
      }
    }
    var place = 0
    if case .frame(let frame) = content { place = min(frame, picture.frames.count - 1) }
    var export = self
    let file = try path(frame: place)
    export.file = file
    try checkFrameNames(of: art, file: file)
    let first = Companion(file: file) { [export] in try export.bytes(of: art, name: name) }
    return [first] + export.companions(of: art, file: file)
  }

  /// The pattern for several files unless one is given: what differs between them, after the title.
  public func usualNames(of picture: Sprite) throws(ExchangeError) -> FileNamePattern {
    var text = "{title}"
    if division.layers != nil { text += "-{layer}" }
    if division.sections { text += "-{tag}" }
    if isSequence {
      let digits = "\(picture.frames.count)".count
      text += "-{frame" + String(repeating: "0", count: digits - 1) + "1}"
    }
    if scales.count > 1 { text += "@{scale}x" }
    return try FileNamePattern(text + ".{ext}")
  }

  /// The files that accompany a sheet (its JSON), a sequence (its other frames), or a map (the picture of its tiles);
  /// none otherwise.
  ///
  /// - Parameter file: of the sheet, or the first frame.
  public func companions(of art: PixelArt, file: String) -> [Companion] {
    if isMap { return mapCompanions(of: art, file: file) }
    guard format.offers(.frames), let picture = try? part(of: art).sprite else { return [] }
    switch content {
    case .frame: return []
    case .sheet:
      return [
        Companion(file: FileNamePattern.stem(file) + ".json") { [self] in
          try sheet(of: picture, file: file).json
        }
      ]
    case .sequence:
      let names = FileSequence(startingWith: file, count: picture.frames.count)
      return picture.frames.indices.dropFirst().map { frame in
        Companion(file: names.name(at: frame)) { [self] in try png(of: frame, in: picture) }
      }
    }
  }

  /// The sheet of a picture, if that is the content.
  func sheet(of picture: Sprite, file: String) throws -> SheetExport.Sheet {
    guard case .sheet(let layout) = content else { throw ExchangeError("it is not a sheet") }
    var export = SheetExport(layout: layout)
    (export.spacing, export.scale, export.form) = (spacing, scale, sheetForm)
    (export.mergesDuplicates, export.omitsEmpty) = (mergesDuplicates, omitsEmpty)
    export.names = frameNames
    return try export.sheet(
      of: sources(of: picture, layout, file: file), image: Self.lastPart(file))
  }

  private static func lastPart(_ file: String) -> String {
    file.split(separator: "/").last.map(String.init) ?? file
  }

  private func sources(
    of picture: Sprite, _ layout: SpriteSheet.Layout, file: String
  ) -> [SheetSource] {
    let image = Self.lastPart(file)
    return SpriteSheet.sources(of: picture, layout).map { source in
      var source = source
      source.title = FileNamePattern.stem(image)
      source.ending = String(image.dropFirst(source.title.count).dropFirst())
      return source
    }
  }

  /// Checks that a pattern names each frame of a sheet differently.
  private func checkFrameNames(of art: PixelArt, file: String) throws {
    guard case .sheet(let layout) = content, let frameNames, format.offers(.frames) else { return }
    let sources = sources(of: try part(of: art).sprite, layout, file: file)
    try frameNames.checkUnique(
      sources.flatMap { source in
        source.frames.map { frameNames.name(source.values(of: $0, scale: scale)) }
      })
  }
}
