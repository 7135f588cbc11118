import Base
import Glibc
import Texts

/// The destination of a verb's results and complaints.
public struct Output: Sendable {
  /// The reader of the results is gone; not to be reported.
  struct Closed: Error {}

  private let results: Int32
  private let complaints: Int32

  /// - Parameters: open file descriptors.
  public init(results: Int32, complaints: Int32) {
    self.results = results
    self.complaints = complaints
  }

  /// The standard output, and the standard error for complaints.
  public static let standard = Output(results: STDOUT_FILENO, complaints: STDERR_FILENO)

  func write(_ text: String) throws { try write(text.fileNameBytes) }

  func write(_ bytes: [UInt8]) throws {
    if try !Self.writeAll(bytes, to: results) { throw Failure("cannot write the output") }
  }

  /// Reports a problem and its remedy on one line. Control characters, as in a file's name, are escaped for the
  /// terminal: `\n`, `\u{1B}`; invalid UTF-8 bytes are `\xE9`.
  public func complain(_ line: String) {
    _ = try? Self.writeAll(Array("filbert: \(Self.visible(line))\n".utf8), to: complaints)
  }

  static func visible(_ line: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in line.withVisibleBytes.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        text.append(contentsOf: scalar.escaped(asASCII: true).unicodeScalars)
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EPIPE { throw Closed() }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }
}

/// A failure with a one-line message.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
