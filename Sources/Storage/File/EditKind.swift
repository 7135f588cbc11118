import Documents

/// What a step is called in the library.
enum EditKind: String {
  case base, add, background, shape, crop, pixels, life
  case replace = "replace_elements"
  case transform = "transform_elements"
  case restyle = "restyle_elements"
  case reorder = "reorder_elements"
  case bindErasers = "bind_erasers"
  case group, ungroup, lock
  case moveToLayer = "move_to_layer"
  case setLayers = "set_layers"
  case combined
  // Since schema version 15, of papers that have a size before or after the step.
  case size
  case sizedCrop = "sized_crop"
  // Until schema version 5, steps named elements by their places: `PlaceCoding`.
  case replacePlaces = "replace"
  case transformPlaces = "transform"
  case restylePlaces = "restyle"
  case reorderPlaces = "reorder"

  init(of edit: PaintingEdit) {
    self =
      switch edit {
      case .add: .add
      case .replace: .replace
      case .transform: .transform
      case .restyle: .restyle
      case .reorder: .reorder
      case .bindErasers: .bindErasers
      case .group: .group
      case .ungroup: .ungroup
      case .lock: .lock
      case .moveToLayer: .moveToLayer
      case .setLayers: .setLayers
      case .combined: .combined
      case .setBackground: .background
      case .reshape(let old, let new): old.length == nil && new.length == nil ? .shape : .size
      case .crop(let old, _): old.length == nil ? .crop : .sizedCrop
      }
  }

  /// Whether the paper has other edges after such a step.
  var givesEdges: Bool {
    switch self {
    case .shape, .crop, .size, .sizedCrop: true
    default: false
    }
  }
}
