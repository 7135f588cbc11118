public import Base

/// The scripts that Golly brings along, and the modules that they share.
public enum GollyScripts {
  /// Where they lie; nil where Golly is not installed.
  ///
  /// - Parameter environment: `XDG_DATA_DIRS` counts.
  public static func folder(environment: [String: String]) -> String? {
    folder(of: UserFolders(environment: environment))
  }

  public static func folder(of user: UserFolders) -> String? {
    user.sharedData.map { "\($0)/golly/Scripts/Lua" }
      .first { DocumentFolder($0).exists }
  }
}
