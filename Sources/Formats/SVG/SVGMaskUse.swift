import Base
import Documents

/// A mask or a clip of an element, as a group of masking elements.
struct SVGMaskUse {
  /// The `mask` or `clipPath`.
  let element: Int
  let role: GroupStyle.Role
  /// From the units of its content to those of the canvas.
  let map: PaperMap
  /// Whether these units are the sides of the masked element's box.
  let isRelative: Bool
}
