import Base

extension WindowKind {
  /// The windows of documents of all kinds.
  static var document: WindowKind {
    WindowKind(name: "painting", firstSize: ViewSize(width: 1024, height: 740))
  }
}
