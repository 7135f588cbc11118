public import Base

/// The scripts that come with Golly, and their shared modules.
public enum GollyScripts {
  /// The folder of the scripts; nil if Golly is not installed.
  ///
  /// - Parameter environment: supplies `XDG_DATA_DIRS`.
  public static func folder(environment: [String: String]) -> String? {
    folder(of: UserFolders(environment: environment))
  }

  /// Returns the folder of Golly's Lua scripts, or nil if Golly is not installed.
  public static func folder(of user: UserFolders) -> String? {
    user.sharedData.map { "\($0)/golly/Scripts/Lua" }
      .first { DocumentFolder($0).exists }
  }
}
