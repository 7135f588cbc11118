import SingleInstance
public import ArgumentParser
import Base
import Glibc
import Storage
public import Documents

/// The option that every verb has, and what comes of it.
public struct LibraryOptions: ParsableArguments {
  @Option(
    name: .customLong("library"),
    help: ArgumentHelp(
      "The library to use.",
      discussion: "Otherwise FILBERT_LIBRARY names it, or it lies among the"
        + " user's data in filbert/library.sqlite.", valueName: "file"),
    completion: .file())
  var file: String?

  public init() {}

  /// Where the library lies.
  public var path: String { Self.path(option: file) }

  /// Where the library lies when nothing, or a file, is asked for.
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

  /// Opens the library to read from it; a missing one stays missing. Says so where the library is damaged.
  func reading<Value>(_ body: (Library) throws -> Value) throws -> Value {
    try using(for: .reading) { library in
      if case .damaged(let report) = library.condition { Self.complain(of: report) }
      return try body(library)
    }
  }

  /// Says that what is read may not be all.
  static func complain(of report: DamageReport) {
    Output.standard.complain(
      "the library is damaged (\(report)), and some items may be missing here; 'filbert salvage FILE' saves what is sound"
    )
  }

  /// Opens the library, changes it, and tells a program that shows it.
  ///
  /// - Parameter making: whether a missing one is made; otherwise there is nothing in it to be changed.
  /// - Throws: `LibraryError.missing` besides what the body throws.
  @discardableResult
  func changing<Value>(making: Bool = false, _ body: (Library) throws -> Value) throws -> Value {
    // What is left of a library may be its log alone.
    if !making, !DocumentFile(path).exists, !DocumentFile(path + "-wal").exists {
      throw LibraryError.missing(path: path)
    }
    let value = try using(for: .changing, body)
    NeighbourClient.send(
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
  /// A positive whole number.
  public init?(argument: String) { self.init(argument) }
}
