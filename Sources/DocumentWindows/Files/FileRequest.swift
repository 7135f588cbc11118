import Formats

/// What files somebody is to choose, and what for.
public struct FileRequest {
  enum Purpose: Equatable {
    case reading(several: Bool)
    /// - Parameter name: of the file at first.
    case writing(name: String)
    case folder
  }

  var purpose: Purpose
  var title: String
  var confirmTitle: String
  /// Those that will do.
  var formats: [FileFormat]
  /// The one that is meant at first; nil for any.
  var format: FileFormat?
  /// What is shown at first.
  var folder: Folder

  /// What names of the files end in.
  var endings: Set<String> { Set(formats.flatMap { $0.endings + $0.foreignEndings }) }
}
