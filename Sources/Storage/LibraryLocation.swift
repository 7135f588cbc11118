import Base

/// Where the library lies: what was asked for, or the place that the desktop keeps for it.
public struct LibraryLocation: Equatable, Sendable {
  public let path: String

  /// - Parameters:
  ///   - option: the value of `--library`; goes before all else.
  ///   - environment: `FILBERT_LIBRARY` counts, and then what says where the user's data lie.
  public init(option: String? = nil, environment: [String: String]) {
    let named = environment["FILBERT_LIBRARY"].flatMap { $0.isEmpty ? nil : $0 }
    path =
      option ?? named ?? UserFolders(environment: environment).data + "/filbert/library.sqlite"
  }
}
