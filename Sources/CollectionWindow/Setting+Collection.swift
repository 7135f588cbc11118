import Base
import Documents
import Views
import Windows

extension Setting<CollectionOrder> {
  static var collectionOrder: Setting { Setting("collection.order", usually: .created) }
}

extension Setting<ThumbnailSize> {
  static var thumbnailSize: Setting {
    Setting(
      "collection.thumbnails", usually: .usual,
      read: { Int($0).flatMap { ThumbnailSize(rawValue: $0) } },
      write: { "\($0.rawValue)" })
  }
}

extension WindowKind {
  static var collection: WindowKind {
    WindowKind(name: "collection", firstSize: ViewSize(width: 960, height: 680))
  }
}
