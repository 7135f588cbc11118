import Base
import Texts

// Tools shared by several kinds of documents.
extension ToolPresentation {
  static let pencil = ToolPresentation(.pencil, "B", \.pencil, label: \.pencilLabel)
  static let eraser = ToolPresentation(.eraser, "E", \.eraser, label: \.eraserLabel)
  static let fill = ToolPresentation(.bucket, "G", \.pixels.fill, label: \.fillLabel)
  static let text = ToolPresentation(.text, "T", \.writing.text, label: \.writing.label)
  static let pick = ToolPresentation(.pick, "I", \.pickColor, label: \.pickLabel)
}
