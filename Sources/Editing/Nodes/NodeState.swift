import Base
import Documents

/// The nodes shown by a tool context: of the selected element, or of a drag in progress.
struct NodeState {
  /// The nodes of the selected element; nil if they are not known yet.
  var kept: ElementNodes??
  /// The nodes under the pointer, during a drag.
  var dragged: ElementNodes?
  /// The selected nodes.
  var chosen: (element: ElementID, places: Set<NodePlace>)?
  /// Two corners of a rubber band.
  var band: (PaperPoint, PaperPoint)?
}
