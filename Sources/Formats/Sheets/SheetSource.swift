public import Documents

/// Frames of a picture for a sheet: all layers together, or one alone.
public struct SheetSource: Sendable {
  /// The picture with all its layers and frames.
  public let picture: Sprite
  /// The number of the document among those of the sheet, whose sections and layers are listed once.
  public var document = 0
  /// The only layer, drawn opaque and without its blending; nil for all visible ones together.
  public var layer: Layer.ID?
  /// The indices of the frames, all in range.
  public var frames: ClosedRange<Int>
  /// The section that these are all frames of; nil to name each frame's own one.
  public var tag: String?
  /// The document's name, for the names of frames.
  public var title: String
  /// The extension of the document's file, for the names of frames.
  public var ending: String

  /// All frames of a picture, with its layers together.
  public init(_ picture: Sprite, title: String = "", ending: String = "") {
    self.picture = picture
    self.title = title
    self.ending = ending
    frames = 0...picture.frames.count - 1
  }

  /// One source for each layer with cels, from the lowest.
  ///
  /// - Parameter hidden: whether to include hidden layers, too. Without a visible layer, all are included.
  public func splitIntoLayers(hidden: Bool = false) -> [SheetSource] {
    picture.layers(hidden: hidden).map { layer in
      var part = self
      part.layer = layer.id
      return part
    }
  }

  /// One source for each section that is among the frames; only this one if there is none.
  public func splitIntoSections() -> [SheetSource] {
    let parts = picture.sections.filter { frames.contains($0.frames) }.map { section in
      var part = self
      (part.frames, part.tag) = (section.frames, section.name)
      return part
    }
    return parts.isEmpty ? [self] : parts
  }

  /// The values that name a frame.
  ///
  /// - Parameter frame: its index in the picture.
  func values(of frame: Int, scale: Int) -> FileNamePattern.Values {
    var values = FileNamePattern.Values()
    (values.title, values.ending, values.scale) = (title, ending, scale)
    values.frame = frame - frames.lowerBound
    if let tag {
      (values.tag, values.tagFrame) = (tag, values.frame)
    } else {
      (values.tag, values.tagFrame) = picture.tag(of: frame)
    }
    if let layer { (values.layer, values.group) = picture.names(of: layer) }
    return values
  }

  /// The grids and the palette of all frames of the picture.
  var flattened: FlatSprite {
    guard let layer, var part = picture.part(layer: layer) else { return picture.flattened }
    // Each layer has its own cells, regardless of its blending.
    part.removeCelOpacity()
    part.changeLayer(layer) {
      $0.sheet = $0.sheet.faded(to: 1)
      $0.blendMode = .normal
    }
    return part.flattened
  }
}

extension Sprite {
  /// The layers with cels that are shown each on its own: the visible ones, or all if none is visible. References are
  /// among them only if there is nothing else.
  ///
  /// - Parameter hidden: whether hidden ones are included in any case.
  func layers(hidden: Bool) -> [PixelLayer] {
    let seen = hidden ? [] : seenCelLayers.filter(\.isExported)
    guard seen.isEmpty else { return seen }
    let own = celLayers.filter { !$0.isReference }
    return own.isEmpty ? celLayers : own
  }

  /// The name of the shortest section around a frame, and the frame's index in it; otherwise no name and its own index.
  func tag(of frame: Int) -> (name: String, frame: Int) {
    let around = sections.filter { $0.frames.contains(frame) }
    guard let section = around.min(by: { $0.frames.count < $1.frames.count }) else {
      return ("", frame)
    }
    return (section.name, frame - section.frames.lowerBound)
  }

  /// The names of a layer and of the innermost group around it; the layer's number if it has no name.
  func names(of id: Layer.ID) -> (layer: String, group: String) {
    func name(_ layer: PixelLayer?) -> String {
      layer.map { $0.name.isEmpty ? "\($0.id.number)" : $0.name } ?? ""
    }
    return (name(layer(id)), name(groups(around: id).first))
  }
}

extension ClosedRange<Int> {
  fileprivate func contains(_ other: ClosedRange<Int>) -> Bool {
    contains(other.lowerBound) && contains(other.upperBound)
  }
}
