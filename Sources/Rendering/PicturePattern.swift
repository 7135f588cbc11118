import Canvas
public import Base

/// A picture that fills an area instead of a colour.
public final class PicturePattern: Equatable, Sendable {
  private let picture: DecodedPicture
  /// Maps the picture, whose corners are (0, 0) and (1, 1), to pixels from the paper's corner.
  private let map: PaperMap

  /// Places a picture by a map from its unit square to pixels of the paper.
  public init(_ picture: DecodedPicture, map: PaperMap) {
    self.picture = picture
    self.map = map
  }

  public static func == (left: PicturePattern, right: PicturePattern) -> Bool {
    left.picture === right.picture && left.map == right.map
  }

  /// Sets the pattern as the context's source; a pale grey if the picture is not available yet.
  func set(in context: DrawingContext, offsetX: Double, offsetY: Double) {
    let columns = PaperVector(dx: map.xx, dy: map.yx)
    let rows = PaperVector(dx: map.xy, dy: map.yy)
    guard let any = picture.levels(width: 0) else { return context.setColor(Self.placeholder) }
    let ratio = Double(any.size.width) / Double(any.size.height)
    let width = max(columns.length, rows.length * ratio)
    guard let levels = picture.levels(width: width) else {
      return context.setColor(Self.placeholder)
    }
    let offset = PaperMap.translation(PaperVector(dx: offsetX, dy: offsetY))
    levels.set(in: context, map: offset.after(map), width: width)
  }

  private static let placeholder = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25)
}
