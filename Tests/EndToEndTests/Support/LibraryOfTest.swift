import Foundation

/// A library of a test's own, read and changed by the program's verbs.
struct LibraryOfTest {
  let path: String
  let folder: TemporaryFolder
  let environment: [String: String]

  /// Another library beside this one.
  func neighbour(_ path: String) -> LibraryOfTest {
    LibraryOfTest(
      path: path, folder: folder,
      environment: environment.merging(["FILBERT_LIBRARY": path]) { $1 })
  }

  struct Answer {
    var status: Int32
    var text: String
    var complaints: String
  }

  func run(_ arguments: String...) throws -> Answer { try run(arguments) }

  func run(_ arguments: [String]) throws -> Answer {
    let output = Pipe()
    let child = try Child(
      ProgramFile.path(), arguments, environment: environment, folder: folder, output: output)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    return Answer(
      status: try child.status(), text: String(decoding: data, as: UTF8.self),
      complaints: child.complaints)
  }

  struct Refused: Error, CustomStringConvertible {
    let description: String
  }

  private func value<Value: Decodable>(_ type: Value.Type, of answer: Answer) throws -> Value {
    guard answer.status == 0 else { throw Refused(description: answer.complaints) }
    return try JSONDecoder().decode(type, from: Data(answer.text.utf8))
  }

  /// The newest first.
  func items() throws -> [ListedItem] { try value([ListedItem].self, of: run("list", "--json")) }

  func trashedItems() throws -> [ListedItem] {
    try value([ListedItem].self, of: run("list", "--trash", "--json"))
  }

  func painting(_ id: Int) throws -> PaintingRecord {
    try value(PaintingRecord.self, of: run("show", String(id), "--json"))
  }

  /// Waits until the newest painting has so many elements, and gives it.
  func newest(elements count: Int) throws -> PaintingRecord {
    let item = try find("the library has \(count) elements of the newest painting") {
      try items().first { $0.strokeCount == count }
    }
    return try painting(item.id)
  }

  func pixels(_ id: Int) throws -> PixelsRecord {
    try value(PixelsRecord.self, of: run("show", String(id), "--json"))
  }

  /// Waits until some pixel art is as it should be, and gives it.
  func pixels(_ id: Int, until expected: String, _ isRight: (PixelsRecord) -> Bool) throws
    -> PixelsRecord
  {
    try find("the library has \(expected)") {
      guard let pixels = try? pixels(id), isRight(pixels) else { return nil }
      return pixels
    }
  }

  func board(_ id: Int) throws -> BoardRecord {
    try value(BoardRecord.self, of: run("show", String(id), "--json"))
  }

  /// Waits until a board is as it should be, and gives it.
  func board(_ id: Int, until expected: String, _ isRight: (BoardRecord) -> Bool) throws
    -> BoardRecord
  {
    try find("the library has \(expected)") {
      guard let board = try? board(id), isRight(board) else { return nil }
      return board
    }
  }

  var bytes: Data { (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data() }
}
