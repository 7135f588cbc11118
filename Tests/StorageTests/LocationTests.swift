import Testing

@testable import Storage

@Suite("Where the library lies")
struct LocationTests {
  static let cases: [(option: String?, environment: [String: String], path: String)] = [
    ("a.sqlite", ["FILBERT_LIBRARY": "/b", "XDG_DATA_HOME": "/x", "HOME": "/h"], "a.sqlite"),
    (nil, ["FILBERT_LIBRARY": "/b", "XDG_DATA_HOME": "/x", "HOME": "/h"], "/b"),
    (
      nil, ["FILBERT_LIBRARY": "", "XDG_DATA_HOME": "/x", "HOME": "/h"],
      "/x/filbert/library.sqlite"
    ),
    (nil, ["XDG_DATA_HOME": "x", "HOME": "/h"], "/h/.local/share/filbert/library.sqlite"),
    (nil, ["XDG_DATA_HOME": "", "HOME": "/h"], "/h/.local/share/filbert/library.sqlite"),
  ]

  @Test(arguments: cases)
  func `The option, then the environment, then the desktop's place for data`(
    _ row: (option: String?, environment: [String: String], path: String)
  ) {
    #expect(LibraryLocation(option: row.option, environment: row.environment).path == row.path)
  }

  @Test func `Without any environment it lies in the user's home folder`() {
    let path = LibraryLocation(environment: [:]).path
    #expect(path.hasPrefix("/") && path.hasSuffix("/.local/share/filbert/library.sqlite"))
  }
}
