internal import Glibc

/// Finds the session bus from the environment.
enum BusAddress {
  /// The address; nil without a bus: none is ever launched.
  static func inEnvironment(_ environment: [String: String]) -> String? {
    if let named = environment["DBUS_SESSION_BUS_ADDRESS"], !named.isEmpty {
      let usable = named.split(separator: ";").filter {
        !$0.hasPrefix("autolaunch:") && !$0.hasPrefix("unixexec:")
      }
      return usable.isEmpty ? nil : usable.joined(separator: ";")
    }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return nil }
    let path = folder + "/bus"
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return nil }
    return "unix:path=" + escaped(path)
  }

  /// Escapes an address value: all bytes but these few become hexadecimal.
  ///
  /// Source: freedesktop.org, "D-Bus Specification", server addresses.
  private static func escaped(_ value: String) -> String {
    let digits = Array("0123456789abcdef")
    return value.utf8.reduce(into: "") { text, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "*"):
        text.append(Character(Unicode.Scalar(byte)))
      default: text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}
