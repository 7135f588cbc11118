import CScripting
import Life

/// A script's call of a function, with its arguments, counted from 0, and results.
package struct ScriptCall {
  private let call: UnsafeMutablePointer<scripting_call>
  /// The function's name in scripts.
  package let name: String

  private let isMethod: Bool

  init(_ call: UnsafeMutablePointer<scripting_call>, name: String, isMethod: Bool) {
    self.call = call
    self.name = name
    self.isMethod = isMethod
  }

  // MARK: Arguments

  private func value(_ index: Int) -> scripting_value? {
    guard index < call.pointee.argument_count else { return nil }
    return withUnsafeBytes(of: &call.pointee.arguments) {
      $0.load(
        fromByteOffset: index * MemoryLayout<scripting_value>.stride, as: scripting_value.self)
    }
  }

  /// Whether there is an argument other than nil.
  package func has(_ index: Int) -> Bool {
    value(index).map { $0.kind != scripting_nothing } ?? false
  }

  /// Whether an argument is a text.
  package func isText(_ index: Int) -> Bool {
    value(index).map { $0.kind == scripting_text } ?? false
  }

  private func wrong(_ index: Int, _ expected: String) -> ScriptError {
    ScriptError("\(name): argument \(isMethod ? index : index + 1) must be \(expected)")
  }

  /// Returns a whole number; any number without a fraction is one, and a text of its digits.
  package func integer(_ index: Int, or fallback: Int? = nil) throws(ScriptError) -> Int {
    if let value = value(index) {
      if value.kind == scripting_integer { return Int(value.integer) }
      if value.kind == scripting_text, let number = Int(text(of: value)) { return number }
    }
    guard !has(index), let fallback else { throw wrong(index, "a whole number") }
    return fallback
  }

  /// Returns any number, even one that isn't finite.
  package func number(_ index: Int) throws(ScriptError) -> Double {
    guard let value = value(index),
      value.kind == scripting_integer || value.kind == scripting_number
    else { throw wrong(index, "a number") }
    return value.number
  }

  /// A boolean, or as in Golly's older scripts any number but 0.
  package func boolean(_ index: Int, or fallback: Bool) -> Bool {
    guard let value = value(index), value.kind != scripting_nothing else { return fallback }
    return value.integer != 0
  }

  /// Returns a text; a number is written as one.
  package func text(_ index: Int, or fallback: String? = nil) throws(ScriptError) -> String {
    if let value = value(index) {
      if value.kind == scripting_text { return text(of: value) }
      if value.kind == scripting_integer { return "\(value.integer)" }
      if value.kind == scripting_number { return "\(value.number)" }
    }
    guard !has(index), let fallback else { throw wrong(index, "a string") }
    return fallback
  }

  /// Returns the bytes of a text.
  package func bytes(_ index: Int) throws(ScriptError) -> [UInt8] {
    guard let value = value(index), value.kind == scripting_text else {
      throw wrong(index, "a string")
    }
    return Array(UnsafeRawBufferPointer(start: value.text, count: value.count))
  }

  private func text(of value: scripting_value) -> String {
    String(
      decoding: UnsafeRawBufferPointer(start: value.text, count: value.count), as: UTF8.self)
  }

  /// Returns the whole numbers of an array.
  package func integers(_ index: Int) throws(ScriptError) -> [Int] {
    guard let value = value(index), value.kind == scripting_integers else {
      throw wrong(index, "an array of whole numbers")
    }
    return UnsafeBufferPointer(start: value.integers, count: value.count).map { Int($0) }
  }

  func cells(_ index: Int) throws(ScriptError) -> CellArray { CellArray(try integers(index)) }

  /// Returns nil for an empty array.
  func rectangle(_ index: Int) throws(ScriptError) -> LifeBounds? {
    let numbers = try integers(index)
    if numbers.isEmpty { return nil }
    let allowed = -CellArray.farthest...CellArray.farthest
    guard numbers.count == 4, numbers.allSatisfy(allowed.contains), numbers[2] > 0, numbers[3] > 0
    else { throw wrong(index, "{} or {x, y, width, height}, wider and higher than 0") }
    return LifeBounds(
      left: numbers[0], top: numbers[1], right: numbers[0] + numbers[2] - 1,
      bottom: numbers[1] + numbers[3] - 1)
  }

  /// A transformation of cells: x0, y0, axx, axy, ayx, ayy, starting with an argument.
  func transform(from index: Int) throws(ScriptError) -> CellTransform {
    CellTransform(
      x: try integer(index, or: 0), y: try integer(index + 1, or: 0),
      xx: try integer(index + 2, or: 1), xy: try integer(index + 3, or: 0),
      yx: try integer(index + 4, or: 0), yy: try integer(index + 5, or: 1))
  }

  // MARK: Results

  /// Returns nil to the script.
  package func returnNothing() { scripting_return_nothing(call) }

  /// Returns a truth value to the script.
  package func give(_ value: Bool) { scripting_return_boolean(call, value) }

  /// Returns a whole number to the script.
  package func give(_ value: Int) { scripting_return_integer(call, Int64(value)) }

  /// Returns a number to the script.
  package func give(_ value: Double) { scripting_return_number(call, value) }

  /// Returns a text to the script.
  package func give(_ text: String) { give(Array(text.utf8)) }

  /// Returns bytes to the script.
  package func give(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes {
      scripting_return_text(call, $0.bindMemory(to: CChar.self).baseAddress, $0.count)
    }
  }

  /// Returns an array of whole numbers to the script.
  package func give(_ numbers: [Int]) {
    numbers.withUnsafeBytes {
      scripting_return_integers(call, $0.bindMemory(to: Int64.self).baseAddress, numbers.count)
    }
  }

  /// Calls a body that gives results; if it fails, returns nil and the reason, as Lua's own functions for files do.
  package func giveResult(_ body: () throws(ScriptError) -> Void) {
    do throws(ScriptError) {
      try body()
    } catch {
      returnNothing()
      give(error.text)
    }
  }

  func give(_ cells: CellArray) { give(cells.numbers) }

  func give(_ bounds: LifeBounds?) {
    give(bounds.map { [$0.left, $0.top, $0.width, $0.height] } ?? [])
  }
}
