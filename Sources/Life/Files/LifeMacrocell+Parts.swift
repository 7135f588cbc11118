import Texts

extension LifeMacrocell {
  /// The squares read so far, by their numbers, on the way to becoming cells.
  struct Parts {
    /// The reason a square is invalid.
    enum Misfit: ExplainedError {
      /// No earlier square has the number.
      case unknown(Int)
      /// The level of a quarter is not one less.
      case level(Int, of: Int)
      case tooWide

      var message: Message {
        switch self {
        case .unknown(let number):
          Message("square {number} is not defined before this line", ["number": number])
        case .level(let level, let number):
          Message(
            "square {number}, of level {level}, does not fit here",
            ["number": number, "level": level])
        case .tooWide: Message("it is too wide")
        }
      }
    }

    static let highestLevel = LifeCells.highestLevel

    private var parts: [(part: LifeCells.Square, level: Int)] = []

    var count: Int { parts.count }

    mutating func append(leaf bits: UInt64) { parts.append((LifeCells.Square(bits: bits), 3)) }

    /// - Parameter level: nil to derive it from the quarters, at least one of them non-empty.
    mutating func append(
      nw: Int, ne: Int, sw: Int, se: Int, level: Int? = nil
    ) throws(Misfit) {
      var level = level
      for number in [nw, ne, sw, se] where number != 0 {
        guard number > 0, number <= parts.count else { throw .unknown(number) }
        let own = parts[number - 1].level
        guard own + 1 == level ?? own + 1 else { throw .level(own, of: number) }
        level = own + 1
      }
      guard let level, level <= Self.highestLevel else { throw .tooWide }
      func part(_ number: Int) -> LifeCells.Square { number == 0 ? .empty : parts[number - 1].part }
      parts.append((LifeCells.Square(part(nw), part(ne), part(sw), part(se)), level))
    }

    /// The last square, with its middle between −1 and 0.
    var cells: LifeCells {
      guard let (root, level) = parts.last else { return LifeCells() }
      guard level == 3 else { return LifeCells(root: root, level: level) }
      // Four cells on each side of the middle.
      let (north, south) = (root.bits >> 32, root.bits << 32)
      let (west, east): (UInt64, UInt64) = (0xF0F0_F0F0_F0F0_F0F0, 0x0F0F_0F0F_0F0F_0F0F)
      return LifeCells(
        root: LifeCells.Square(
          LifeCells.Square(bits: (north & west) >> 4), LifeCells.Square(bits: (north & east) << 4),
          LifeCells.Square(bits: (south & west) >> 4), LifeCells.Square(bits: (south & east) << 4)),
        level: 4)
    }
  }
}
