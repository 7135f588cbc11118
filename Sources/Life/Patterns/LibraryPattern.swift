/// A well-known named pattern.
///
///     let gun = PatternLibrary.all.first { $0.name == "Gosper glider gun" }
///     gun?.world.population   // 36
///     gun?.fact               // .grows(period: 30, cells: 5, from: 0)
public struct LibraryPattern: Sendable {
  /// The sections of the list of patterns.
  public enum Kind: String, CaseIterable, Sendable {
    case stillLife, oscillator, spaceship, gun, puffer, methuselah, other
  }

  /// The pattern's behaviour, verified by a test for each.
  public enum Fact: Hashable, Sendable {
    case staysSame
    case oscillates(period: Int)
    /// Recurs after each period, displaced by some cells.
    case travels(period: Int, x: Int, y: Int)
    /// Gains cells in each period, from a generation on.
    case grows(period: Int, cells: Int, from: Int)
    /// Has its final population from a generation on, and a different one before.
    case settles(generation: Int, population: Int)
    /// Becomes two copies of itself after 1, 2, 4, 8, … periods.
    case replicates(period: Int)
    case growsWithSquareOfTime
  }

  /// The usual name, which is not translated.
  public let name: String
  /// The credited discoverer; empty if there is none.
  public let author: String
  /// The section that lists it.
  public let kind: Kind
  /// The rule that it lives by.
  public let rule: LifeRule
  /// The behaviour that makes it well known.
  public let fact: Fact
  /// Run lengths, without a header.
  public let rle: String

  /// The pattern as if read from a file.
  public var pattern: LifePattern {
    let header = "x = 0, y = 0, rule = \(rule.notation)\n"
    var pattern =
      (try? LifePattern(text: header + rle)) ?? LifePattern(cells: LifeCells(), rule: .life(rule))
    (pattern.name, pattern.notes.author) = (name, author)
    return pattern
  }

  /// A universe without edges that has only this pattern.
  public var world: LifeWorld { pattern.world }
}

extension LibraryPattern {
  /// The speed of a travelling pattern in the usual notation: `c/4` for a cell in four generations, `(2,1)c/6` if
  /// neither along a row nor a diagonal.
  public var speed: String? {
    guard case .travels(let period, let x, let y) = fact else { return nil }
    let (far, near) = (max(x.magnitude, y.magnitude), min(x.magnitude, y.magnitude))
    guard near == 0 || near == far else { return "(\(far),\(near))c/\(period)" }
    var (step, time) = (far, UInt(period))
    while time != 0 { (step, time) = (time, step % time) }
    let (cells, generations) = (far / step, UInt(period) / step)
    return (cells == 1 ? "" : "\(cells)") + "c/\(generations)"
  }
}
