public import Base

extension PaintingElement {
  /// Places a picture on the paper: upright, at its own size if it fits.
  ///
  /// - Parameters:
  ///   - width: the picture's width in pixels, and likewise `height`; a pixel is a point of a paper at 100 %.
  ///   - room: the space that it may mostly fill.
  ///   - center: its centre, or nil for the centre of the room.
  public init?(
    _ file: PictureBytes, width: Int, height: Int, within room: PaperBox,
    around center: PaperPoint? = nil, on paper: AspectRatio
  ) {
    let own = (
      width: PaperScale.length(ofPoints: Double(width)),
      height: PaperScale.length(ofPoints: Double(height))
    )
    let share = 0.8
    let scale = min(1, share * room.width / own.width, share * room.height / own.height)
    let center = center ?? room.center
    let block = PictureBlock(
      file,
      map: PaperMap(
        xx: scale * own.width, xy: 0, yx: 0, yy: scale * own.height,
        x0: center.x - scale * own.width / 2, y0: center.y - scale * own.height / 2))
    guard block.isSound, let outline = block.outline(on: paper) else { return nil }
    self.init(.picture(block, outline), width: PaperScale.length(ofPoints: 1))
  }
}
