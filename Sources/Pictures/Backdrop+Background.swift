public import Model
public import Rendering

extension Backdrop {
  /// The background of a painting, its picture decoded: that takes a while.
  public init(_ background: Background) {
    self.init(color: background.color.canvasColor)
  }
}
