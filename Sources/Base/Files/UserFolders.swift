import Glibc

/// The locations of a user's own files (XDG Base Directory Specification).
public struct UserFolders: Equatable, Sendable {
  /// The folder of documents and other data.
  public let data: String
  /// The folder of configuration written by the user.
  public let configuration: String
  /// The folder of state kept between runs that is not work, such as window positions.
  public let state: String
  /// The folder of data that can be regenerated.
  public let cache: String
  /// The user's own folder.
  public let home: String
  /// The folders of data shared by all users, by falling precedence.
  public let sharedData: [String]

  /// The folders of the user running the program.
  public static var current: UserFolders {
    let names = [
      "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME",
      "XDG_DATA_DIRS",
    ]
    return UserFolders(
      environment: names.reduce(into: [:]) { values, name in
        values[name] = getenv(name).map { String(fileName: $0) }
      })
  }

  /// - Parameter environment: supplies `XDG_DATA_HOME`, `XDG_CONFIG_HOME`, `XDG_STATE_HOME`, `XDG_CACHE_HOME`,
  ///   `XDG_DATA_DIRS` and `HOME`; relative paths are ignored.
  public init(environment: [String: String]) {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? Self.homeOfUser
    func folder(_ name: String, or usual: String) -> String {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/\(usual)"
    }
    data = folder("XDG_DATA_HOME", or: ".local/share")
    configuration = folder("XDG_CONFIG_HOME", or: ".config")
    state = folder("XDG_STATE_HOME", or: ".local/state")
    cache = folder("XDG_CACHE_HOME", or: ".cache")
    self.home = home
    let shared = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 }
    sharedData = (shared ?? "/usr/local/share:/usr/share").split(separator: ":").map { String($0) }
  }

  private static var homeOfUser: String {
    guard let entry = getpwuid(getuid()), let home = entry.pointee.pw_dir else { return "/" }
    return String(fileName: home)
  }
}
