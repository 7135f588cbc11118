import Base
import Texts

// Tools shared by several kinds of documents.
extension ToolFace {
  static let pencil = ToolFace(.pencil, "B", \.pencil, label: \.pencilLabel)
  static let eraser = ToolFace(.eraser, "E", \.eraser, label: \.eraserLabel)
  static let fill = ToolFace(.bucket, "G", \.pixels.fill, label: \.fillLabel)
  static let text = ToolFace(.text, "T", \.writing.text, label: \.writing.label)
  static let pick = ToolFace(.pick, "I", \.pickColor, label: \.pickLabel)
}
