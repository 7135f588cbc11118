import Base

/// A picture file in an SVG of ours, whose pixels programs are to show as they lie there.
///
/// Programs do not agree on whether a photograph in a drawing is turned as the camera was held: so the file says that it is
/// upright, a transform turns it, and how it was held stands beside it.
struct SVGPictureLink {
  /// As it is written.
  let file: [UInt8]
  let held: PictureOrientation

  /// - Parameter file: as it is kept.
  init(_ file: [UInt8]) {
    let header = JPEGHeader(file)
    held = header?.orientation ?? .upright
    self.file = header?.bytes(of: file, held: .upright) ?? file
  }

  /// The file as it was kept, and the map from that to what is upright.
  ///
  /// - Parameter written: how it was held, as the drawing says; nil where it says nothing.
  static func kept(
    _ file: [UInt8], held written: PictureOrientation?
  ) -> (file: [UInt8], map: PaperMap) {
    guard let written, written != .upright else { return (file, .identity) }
    let kept = JPEGHeader(file)?.bytes(of: file, held: written) ?? file
    // Another program may have written the file anew, without a word on that.
    return JPEGHeader(kept)?.orientation == written ? (kept, .identity) : (file, written.map)
  }
}
