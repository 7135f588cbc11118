import Base
public import Windows

extension WindowKind {
  /// The windows of documents of all kinds.
  public static var document: WindowKind {
    WindowKind(name: "painting", firstSize: ViewSize(width: 1024, height: 740))
  }
}
