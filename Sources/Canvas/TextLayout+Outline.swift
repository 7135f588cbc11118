import CCairo
import CPango
public import Base

extension TextLayout {
  /// The letters as closed contours; contours in the opposite direction are holes (non-zero).
  ///
  /// - Returns: for each contour its consecutive cubic curves: for each curve its start and its two control points.
  ///   Empty if the letters can't be drawn.
  public func contours() -> [[ViewPoint]] {
    // An unbounded surface, since Cairo drops letters far outside a bounded one.
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    defer { cairo_surface_destroy(surface) }
    guard let cairo = cairo_create(surface) else { return [] }
    defer { cairo_destroy(cairo) }
    pango_cairo_update_layout(cairo, layout)
    pango_cairo_layout_path(cairo, layout)
    return Self.contours(of: cairo)
  }

  /// The contours of a context's path, in the same format.
  static func contours(of cairo: OpaquePointer) -> [[ViewPoint]] {
    guard let path = cairo_copy_path(cairo) else { return [] }
    defer { cairo_path_destroy(path) }
    guard path.pointee.status == CAIRO_STATUS_SUCCESS else { return [] }
    var contours = ContourBuilder()
    var index = 0
    while index < Int(path.pointee.num_data) {
      let element = path.pointee.data + index
      func point(_ number: Int) -> ViewPoint {
        ViewPoint(x: element[number].point.x, y: element[number].point.y)
      }
      switch element.pointee.header.type {
      case CAIRO_PATH_MOVE_TO: contours.move(to: point(1))
      case CAIRO_PATH_LINE_TO: contours.line(to: point(1))
      case CAIRO_PATH_CURVE_TO: contours.curve(point(1), point(2), to: point(3))
      default: contours.close()
      }
      index += max(1, Int(element.pointee.header.length))
    }
    contours.close()
    return contours.contours
  }
}

/// Collects closed contours from a path.
private struct ContourBuilder {
  private(set) var contours: [[ViewPoint]] = []
  private var points: [ViewPoint] = []
  private var start: ViewPoint?
  private var last: ViewPoint?

  mutating func move(to point: ViewPoint) {
    close()
    (start, last) = (point, point)
  }

  mutating func line(to point: ViewPoint) {
    guard let last, point != last else { return }
    func along(_ t: Double) -> ViewPoint {
      ViewPoint(x: last.x + (point.x - last.x) * t, y: last.y + (point.y - last.y) * t)
    }
    points += [last, along(1.0 / 3), along(2.0 / 3)]
    self.last = point
  }

  mutating func curve(_ first: ViewPoint, _ second: ViewPoint, to point: ViewPoint) {
    guard let last else { return }
    points += [last, first, second]
    self.last = point
  }

  mutating func close() {
    if let start { line(to: start) }
    // A contour without extent encloses nothing.
    if points.count > 3 { contours.append(points) }
    (points, last) = ([], start)
  }
}
