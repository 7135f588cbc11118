import Editing

// The commands that take tools into use.
extension DrawingTool.Name {
  var command: CommandName {
    switch self {
    case .select: .select
    case .pencil: .pencil
    case .line: .line
    case .dashed: .dashed
    case .rectangle: .rectangle
    case .ellipse: .ellipse
    case .eraser: .eraser
    case .fill: .fill
    case .text: .text
    case .pick: .pick
    }
  }
}

extension CellTool.Name {
  var command: CommandName {
    switch self {
    case .select: .select
    case .pencil: .pencil
    case .line: .line
    case .rectangle: .rectangle
    case .ellipse: .ellipse
    case .eraser: .eraser
    case .fill: .fill
    case .contour: .contour
    case .gradient: .gradient
    case .text: .text
    case .shade: .shade
    case .dither: .dither
    case .pick: .pick
    }
  }
}
