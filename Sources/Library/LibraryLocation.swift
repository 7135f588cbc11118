import Glibc

/// Where the library lies: what was asked for, or the place that the desktop keeps for it.
public struct LibraryLocation: Equatable, Sendable {
  public let path: String

  /// - Parameters:
  ///   - option: the value of `--library`; goes before all else.
  ///   - environment: `FILBERT_LIBRARY`, `XDG_DATA_HOME` and `HOME` count, in this order.
  public init(option: String? = nil, environment: [String: String]) {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    if let asked = option ?? value("FILBERT_LIBRARY") {
      path = asked
    } else if let data = value("XDG_DATA_HOME"), data.hasPrefix("/") {
      path = data + "/filbert/library.sqlite"
    } else {
      path = (value("HOME") ?? Self.homeOfUser) + "/.local/share/filbert/library.sqlite"
    }
  }

  private static var homeOfUser: String {
    guard let entry = getpwuid(getuid()), let home = entry.pointee.pw_dir else { return "/" }
    return String(cString: home)
  }
}
