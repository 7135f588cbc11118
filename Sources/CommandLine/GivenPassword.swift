import Base
import Glibc

/// A password from a file or a terminal: the arguments of a program can be read by everybody on the machine.
struct GivenPassword {
  let text: String

  /// Reads the first line.
  ///
  /// - Parameter file: `-` for standard input; a terminal is asked, and does not show the letters.
  /// - Throws: if it can't be read.
  init(file: String) throws {
    let bytes: [UInt8]
    if file == "-", isatty(STDIN_FILENO) == 1 {
      bytes = Self.askedFor()
    } else {
      bytes = try file == "-" ? DocumentFile.readStandardInput() : DocumentFile(file).read()
    }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    text = String(decoding: line, as: UTF8.self)
  }

  private static func askedFor() -> [UInt8] {
    var before = termios()
    let isKnown = tcgetattr(STDIN_FILENO, &before) == 0
    if isKnown {
      var silent = before
      silent.c_lflag &= ~tcflag_t(ECHO)
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent)
    }
    defer { if isKnown { tcsetattr(STDIN_FILENO, TCSAFLUSH, &before) } }
    Output.standard.complain("password:")
    return Array((readLine() ?? "").utf8)
  }
}
