import SingleInstance
public import ArgumentParser
import Base
import Glibc
import Storage
public import Documents

/// The option common to all verbs, and its effect.
public struct LibraryOptions: ParsableArguments {
  @Option(
    name: .customLong("library"),
    help: ArgumentHelp(
      "The library to use.",
      discussion: "The default is $FILBERT_LIBRARY, or filbert/library.sqlite in the"
        + " user's data folder.", valueName: "file"),
    completion: .file())
  var file: String?

  /// Creates options without values, which the parser sets.
  public init() {}

  /// The path of the library.
  public var path: String { Self.path(option: file) }

  /// The path of the library by default, or for a given option.
  public static func path(option: String? = nil) -> String {
    LibraryLocation(option: option, environment: environment).path
  }

  /// The environment of this process.
  public static var environment: [String: String] {
    var values: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      if let sign = strchr(text, Int32(UInt8(ascii: "="))) {
        let name = UnsafeRawBufferPointer(start: text, count: sign - text)
        values[String(decoding: name, as: UTF8.self)] = String(fileName: sign + 1)
      }
      entry += 1
    }
    return values
  }

  /// Opens the library for reading without creating it, and reports damage.
  func reading<Value>(_ body: (Library) throws -> Value) throws -> Value {
    try using(for: .reading) { library in
      if case .damaged(let report) = library.condition { Self.complain(of: report) }
      return try body(library)
    }
  }

  /// Warns that items may be missing.
  static func complain(of report: DamageReport) {
    Output.standard.complain(
      "the library is damaged (\(report)), and some items may be missing; save its readable part with 'filbert salvage FILE'"
    )
  }

  /// Opens the library, changes it, and notifies a program that shows it.
  ///
  /// - Parameter making: whether to create a missing library, which otherwise can't contain anything to change.
  /// - Throws: `LibraryError.missing`, and any error of the body.
  @discardableResult
  func changing<Value>(making: Bool = false, _ body: (Library) throws -> Value) throws -> Value {
    // The log may be all that is left of a library.
    if !making, !DocumentFile(path).exists, !DocumentFile(path + "-wal").exists {
      throw LibraryError.missing(path: path)
    }
    let value = try using(for: .changing, body)
    InstanceClient.send(
      .changed, libraryPath: path, environment: Self.environment)
    return value
  }

  private func using<Value>(for use: LibraryUse, _ body: (Library) throws -> Value) throws -> Value
  {
    let library = try Library.open(at: path, for: use)
    defer { library.close() }
    return try body(library)
  }

  static var now: Timestamp { SystemTime.now() }
}

extension ItemKind: ExpressibleByArgument {}

extension ItemID: ExpressibleByArgument {
  /// A positive integer.
  public init?(argument: String) { self.init(argument) }
}
