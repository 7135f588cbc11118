import Documents
import Storage

extension DocumentController {
  /// Those that the document has in the library now, which the collection and other programs may change.
  var tags: [ItemTag] { id.flatMap { try? services.library.item($0) }?.tags ?? [] }
}
