import Formats

/// A request for files, with its purpose.
public struct FileRequest {
  enum Purpose: Equatable {
    case reading(several: Bool)
    /// - Parameter name: the suggested name of the file.
    case writing(name: String)
    case folder
  }

  var purpose: Purpose
  var title: String
  var confirmTitle: String
  /// The acceptable formats.
  var formats: [FileFormat]
  /// The initial format; nil for any.
  var format: FileFormat?
  /// The initial folder.
  var folder: Folder

  /// The extensions of acceptable files that are no documents.
  var otherEndings: Set<String> = []

  /// The extensions of acceptable files.
  var endings: Set<String> {
    otherEndings.union(formats.flatMap { $0.endings + $0.foreignEndings })
  }
}
