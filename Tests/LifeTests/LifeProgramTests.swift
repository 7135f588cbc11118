import Foundation
import Testing

@Suite("A program that knows `Life` alone")
struct LifeProgramTests {
  @Test func `A glider lives for a hundred generations, and is found and named`() throws {
    let text = try said(
      of: """
        #N Glider
        x = 3, y = 3, rule = B3/S23
        bob$2bo$3o!

        """)
    #expect(
      text == """
        generation 100, population 5
        3 × 3 cells from 25, 25
        xq4_153

        """)
  }

  @Test func `What is no pattern is told in a line`() throws {
    #expect(try said(of: "x = 3, y = 3\nbo?\n").hasPrefix("no pattern: line 2: "))
  }

  /// What the program prints of what it reads.
  private func said(of input: String) throws -> String {
    let program = Process()
    program.executableURL = Bundle.main.bundleURL.appending(path: "LifeProgram")
    let (question, answer) = (Pipe(), Pipe())
    program.standardInput = question
    program.standardOutput = answer
    try program.run()
    try question.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try question.fileHandleForWriting.close()
    let text = try answer.fileHandleForReading.readToEnd() ?? Data()
    program.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }
}
