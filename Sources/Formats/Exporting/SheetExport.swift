import Base
import Documents

/// The options for a sheet of frames from one or more pictures.
///
///     var export = SheetExport(layout: .packed)
///     export.mergesDuplicates = true
///     let sheet = try export.sheet(of: [SheetSource(sprite)], image: "walk.png")
///     sheet.json   // describes the frames in sheet.png()
public struct SheetExport: Sendable {
  /// The arrangement of the frames.
  public var layout: SpriteSheet.Layout
  /// The space around frames, and their trimming.
  public var spacing = SheetSpacing()
  /// Pixels per cell.
  public var scale = 1
  /// Whether equal frames share one place.
  public var mergesDuplicates = false
  /// Whether empty frames are left out.
  public var omitsEmpty = false
  /// The names of frames in the JSON; nil for their numbers, after the layer's name in a sheet by layers.
  public var names: FileNamePattern?
  /// The form of the JSON's list of frames.
  public var form = SheetDescription.Form.array
  /// Whether the JSON lists the sections.
  public var listsTags = true
  /// Whether the JSON lists the layers.
  public var listsLayers = true
  /// Whether the JSON lists the slices.
  public var listsSlices = true

  /// Creates the usual options, without any spacing.
  public init(layout: SpriteSheet.Layout) { self.layout = layout }

  /// A sheet whose frames have their places.
  public struct Sheet: Sendable {
    let plan: SheetPlan
    /// The places, durations and names of the frames.
    public let description: SheetDescription

    /// Encodes the picture; may take long.
    ///
    /// - Throws: `PixelFileError` if it is too large.
    public func png() throws -> [UInt8] { try plan.png() }

    /// The JSON that accompanies the picture.
    public var json: [UInt8] { description.json(as: plan.export.form) }
  }

  /// Arranges the frames of pictures, in order.
  ///
  /// - Parameter image: the file name of the sheet in the JSON.
  /// - Throws: if the names' pattern makes a name twice, nothing is left to show, or the colours are too many.
  public func sheet(of sources: [SheetSource], image: String) throws -> Sheet {
    let plan = try SheetPlan(sources, self)
    return Sheet(plan: plan, description: try description(of: plan, image: image))
  }

  private func description(
    of plan: SheetPlan, image: String
  ) throws(ExchangeError) -> SheetDescription {
    let frames = plan.slots.map { slot in
      let source = plan.sources[slot.source]
      var frame = SheetDescription.Frame(
        name: name(source.values(of: slot.frame, scale: scale)),
        place: plan.pieces[slot.piece].place, milliseconds: slot.milliseconds)
      frame.offset = CellPosition(x: slot.part.x * scale, y: slot.part.y * scale)
      let size = source.picture.size
      frame.size = CellSize(width: size.width * scale, height: size.height * scale)
      return frame
    }
    if let names { try names.checkUnique(frames.map(\.name)) }
    var sheet = SheetDescription(
      frames: frames, tags: listsTags ? tags(of: plan) : [], image: image, size: plan.size)
    sheet.scale = scale
    if listsLayers { sheet.layers = layers(of: plan) }
    if listsSlices { sheet.slices = slices(of: plan) }
    return sheet
  }

  private func name(_ values: FileNamePattern.Values) -> String {
    if let names { return names.name(values) }
    return values.layer.isEmpty || layout != .layers
      ? "\(values.frame)" : "\(values.layer) \(values.frame)"
  }

  /// The sections of each document, over the first of its frames in the sheet.
  private func tags(of plan: SheetPlan) -> [LayeredPixels.Tag] {
    var result: [LayeredPixels.Tag] = []
    var listed: Set<Int> = []
    for source in plan.sources where listed.insert(source.document).inserted {
      for section in source.picture.sections {
        let owner = plan.sources.firstIndex {
          $0.document == source.document && $0.frames.contains(section.frames.lowerBound)
            && $0.frames.contains(section.frames.upperBound)
        }
        let places = plan.slots.indices.filter {
          plan.slots[$0].source == owner && section.frames.contains(plan.slots[$0].frame)
        }
        guard let first = places.first, let last = places.last else { continue }
        var tag = LayeredPixels.Tag(section, in: source.picture)
        tag.frames = first...last
        result.append(tag)
      }
    }
    return result
  }

  /// The slices of each document, whose keys keep the numbers of its frames.
  private func slices(of plan: SheetPlan) -> [Slice] {
    var listed: Set<Int> = []
    let pictures = plan.sources.filter { listed.insert($0.document).inserted }.map(\.picture)
    return pictures.flatMap { picture -> [Slice] in
      var scaled = picture.slices
      for slice in scaled.indices {
        for key in scaled[slice].keys.indices {
          scaled[slice].keys[key] = scaled[slice].keys[key].scaled(by: scale)
        }
      }
      return scaled
    }
  }

  private func layers(of plan: SheetPlan) -> [SheetDescription.Layer] {
    var result: [SheetDescription.Layer] = []
    var listed: Set<Int> = []
    for source in plan.sources where listed.insert(source.document).inserted {
      let picture = source.picture
      let drawn = Set(plan.sources.filter { $0.document == source.document }.map(\.layer))
      for layer in picture.layers {
        // A single layer that was chosen stands alone.
        if !drawn.contains(nil), !layer.isGroup, !drawn.contains(layer.id) { continue }
        let (name, group) = picture.names(of: layer.id)
        result.append(
          SheetDescription.Layer(
            name: name, group: group.isEmpty ? nil : group,
            look: layer.isGroup
              ? nil
              : .init(
                opacity: Int(UInt8(saturating: (layer.opacity * 255).rounded())),
                blendMode: layer.blendMode.blend.word)))
      }
    }
    return result
  }
}

extension Slice.Key {
  fileprivate func scaled(by scale: Int) -> Slice.Key {
    func scaled(_ rect: CellRect) -> CellRect {
      CellRect(
        x: rect.x * scale, y: rect.y * scale, width: rect.width * scale,
        height: rect.height * scale)
    }
    var key = self
    key.bounds = scaled(bounds)
    key.center = center.map(scaled)
    key.pivot = pivot.map { CellPosition(x: $0.x * scale, y: $0.y * scale) }
    return key
  }
}

extension FileNamePattern {
  /// Checks that names differ.
  ///
  /// - Throws: an error with the first name that is there twice, and the fields that would tell them apart.
  func checkUnique(_ names: [String]) throws(ExchangeError) {
    var seen: Set<String> = []
    guard let twice = names.first(where: { !seen.insert($0).inserted }) else { return }
    let missing = [Field.title, .layer, .tag, .frame, .scale].filter { !has($0) }
    throw ExchangeError(
      "the name pattern “{pattern}” makes the name “{name}” twice; add one of {list}",
      [
        "pattern": text, "name": twice,
        "list": (missing.isEmpty ? Field.allCases : missing).map(\.text).joined(separator: ", "),
      ])
  }
}
