import Base

/// The location of the library: as requested, or the desktop's default.
public struct LibraryLocation: Equatable, Sendable {
  /// The path of the library's file, which need not exist.
  public let path: String

  /// - Parameters:
  ///   - option: the value of `--library`; takes precedence.
  ///   - environment: `FILBERT_LIBRARY`, and then the location of the user's data.
  public init(option: String? = nil, environment: [String: String]) {
    let named = environment["FILBERT_LIBRARY"].flatMap { $0.isEmpty ? nil : $0 }
    path =
      option ?? named ?? UserFolders(environment: environment).data + "/filbert/library.sqlite"
  }
}
