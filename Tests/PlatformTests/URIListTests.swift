import Base
import Testing

@testable import Platform

@Suite struct URIListTests {
  @Test(arguments: [
    ("file:///home/a/cat.png\r\n", ["/home/a/cat.png"]),
    ("file://localhost/a", ["/a"]),
    ("file:/a", ["/a"]),
    ("FILE://LocalHost/A", ["/A"]),
    ("file:///a\r\nfile:///b\r\n", ["/a", "/b"]),
    ("file:///a\nfile:///b", ["/a", "/b"]),
    ("# from somewhere\r\nfile:///a\r\n#file:///b\r\n\r\n", ["/a"]),
    ("file:///my%20cat%2ePNG", ["/my cat.PNG"]),
    ("file:///%E7%8c%AB", ["/猫"]),
    ("file:///猫", ["/猫"]),
    ("file:///100%25", ["/100%"]),
    ("file:///a#b?c", ["/a#b?c"]),
    ("file:///a\0", ["/a"]),
    ("file:////a", ["//a"]),
  ])
  func `Files of this machine are named by their paths`(text: String, paths: [String]) {
    #expect(URIList(bytes: Array(text.utf8)).paths == paths)
  }

  @Test(arguments: [
    "", "\r\n", "/a", "a.png", "file:", "file:a", "file://", "file://elsewhere/a",
    "file://localhost", "file://localhostess/a", "http://localhost/a", "file:///a%", "file:///a%2",
    "file:///a%zz", "file:///a%00b", "xfile:///a",
  ])
  func `What names none is left out`(line: String) {
    let text = "\(line)\r\nfile:///b\r\n"
    #expect(URIList(bytes: Array(text.utf8)).paths == ["/b"])
  }

  @Test(arguments: [
    ("file://studio/a", ["/a"]), ("file://Studio/a", ["/a"]), ("file://localhost/a", ["/a"]),
    ("file:///a", ["/a"]), ("file://studios/a", []), ("file://studi/a", []),
  ])
  func `This machine is known by its own name`(text: String, paths: [String]) {
    #expect(URIList(bytes: Array(text.utf8), host: "Studio").paths == paths)
  }

  @Test(arguments: 0..<100)
  func `A list of any paths is read as what it was made of`(seed: UInt64) {
    var random = Xorshift(seed: seed)
    let paths = (0..<1 + random.next(5)).map { _ in
      "/"
        + String(
          String.UnicodeScalarView(
            (0..<random.next(20)).compactMap { _ in
              Unicode.Scalar(UInt32(1 + random.next(random.next(2) == 0 ? 0x7f : 0xd000)))
            }))
    }
    #expect(URIList(bytes: URIList(paths: paths).bytes).paths == paths)
  }

  @Test func `A name that is no UTF-8 is that of a file, too`() {
    for list in [Array("file:///caf%E9".utf8), Array("file:///caf".utf8) + [0xe9]] {
      let paths = URIList(bytes: list).paths
      #expect(paths.map(\.fileNameBytes) == [Array("/caf".utf8) + [0xe9]])
      #expect(URIList(paths: paths).bytes == Array("file:///caf%E9\r\n".utf8))
    }
  }
}
