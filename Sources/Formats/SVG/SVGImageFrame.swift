import Base
import Documents

/// The placement of an `<image>` in units, and the visible part of its picture.
struct SVGImageFrame {
  /// Maps the picture, whose corners are (0, 0) and (1, 1).
  let map: PaperMap
  /// In the coordinates of the picture's corners.
  let part: PaperBox

  /// - Parameters:
  ///   - width: the picture's own, as `height`.
  init(_ values: [String: String], _ lengths: SVGLengths, width: Double, height: Double) {
    func length(_ name: String, _ axis: SVGLengths.Axis) -> Double? {
      values[name].flatMap { lengths.length($0, along: axis) }
    }
    let given = (width: length("width", .x), height: length("height", .y))
    // What is not said follows from the picture's own ratio.
    let boxWidth = given.width ?? given.height.map { $0 * width / height } ?? width
    let boxHeight = given.height ?? boxWidth * height / width
    let corner = PaperVector(dx: length("x", .x) ?? 0, dy: length("y", .y) ?? 0)
    let aspect = SVGAspect(values["preserveAspectRatio"] ?? "")
    let fit = aspect.map(
      from: PaperVector(dx: width, dy: height), to: PaperVector(dx: boxWidth, dy: boxHeight))
    let (wide, high) = (fit.xx * width, fit.yy * height)
    map = PaperMap(
      xx: wide, xy: 0, yx: 0, yy: high, x0: corner.dx + fit.x0, y0: corner.dy + fit.y0)
    part =
      aspect.isSlice
      ? PaperBox(
        from: PaperPoint(x: -fit.x0 / wide, y: -fit.y0 / high),
        to: PaperPoint(x: (boxWidth - fit.x0) / wide, y: (boxHeight - fit.y0) / high))
      : PictureBlock.whole
  }
}
