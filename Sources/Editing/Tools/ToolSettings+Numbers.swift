import Base
public import Documents

// The numbers of the shapes that tools draw.
extension ToolSettings {
  /// Returns the numbers to choose before drawing with a tool in its present mode.
  public func numbers(of tool: DrawingTool) -> [ShapeNumber] { tool.numbers(in: mode(of: tool)) }

  /// Returns the values of the numbers to choose, in their order.
  public func values(of tool: DrawingTool) -> [Int] {
    let chosen = numbers[key(of: tool)] ?? []
    return numbers(of: tool).enumerated().map { index, number in
      chosen.indices.contains(index) ? chosen[index] : number.usual
    }
  }

  /// Sets a number of a tool's shape, limited to its range; ignores an index without one.
  public mutating func setNumber(_ index: Int, to value: Int, of tool: DrawingTool) {
    let numbers = numbers(of: tool)
    guard numbers.indices.contains(index) else { return }
    var values = values(of: tool)
    values[index] = numbers[index].nearest(value)
    self.numbers[key(of: tool)] = values
  }

  /// Returns the first number of the tool's shape, or nil if it has none.
  public func count(of tool: DrawingTool) -> Int? { values(of: tool).first }

  /// Sets the first number of the tool's shape, limited to its range; ignored by tools without one.
  public mutating func setCount(_ count: Int, of tool: DrawingTool) {
    setNumber(0, to: count, of: tool)
  }

  /// Returns a tool's shape with its numbers set.
  func counted(_ shape: ShapeKind, of tool: DrawingTool) -> ShapeKind {
    shape.setting(values(of: tool))
  }

  private func key(of tool: DrawingTool) -> String {
    mode(of: tool)?.name ?? tool.name.rawValue
  }

  /// Words such as `count.star=5,382`.
  var numberWords: [String] {
    numbers.sorted { $0.key < $1.key }.map { name, values in
      "count.\(name)=" + values.map(\.description).joined(separator: ",")
    }
  }

  /// Reads the numbers of a word, limited to their ranges; ignores an unknown name.
  mutating func setNumbers(named name: String, _ text: String) {
    let values = text.split(separator: ",").map { Double($0) }
    for tool in DrawingTool.catalogue {
      let modes = tool.modes.isEmpty ? [nil] : tool.modes.map { $0 as DrawingTool.Mode? }
      for mode in modes where (mode?.name ?? tool.name.rawValue) == name {
        let numbers = tool.numbers(in: mode)
        guard !numbers.isEmpty else { continue }
        self.numbers[name] = numbers.enumerated().map { index, number in
          guard values.indices.contains(index), let value = values[index], value.isFinite else {
            return number.usual
          }
          return number.nearest(Int(saturating: value))
        }
      }
    }
  }
}
