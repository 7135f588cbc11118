import ArgumentParser
import Base
import Documents
import Life

/// `filbert identify`
struct IdentifyVerb: Verb {
  static let name = "identify"
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract:
      "Identify a pattern as a still life, oscillator, spaceship, gun or puffer, and give its apgcode.",
    discussion: """
      A number is a board of the library; anything else is a file, and - is standard input. The result describes all \
      cells together, with their period, displacement, heat, rotor and apgcode, and then lists the objects in them. For \
      growing patterns, such as guns, rakes and puffers, it lists the output of each period instead.
      """)

  @Argument(help: "A board's number, or a file; - is standard input.", completion: .file())
  var source: String
  @OptionGroup var library: LibraryOptions

  func run() throws {
    let world = try BoardSource(source, in: library).read().board.world
    guard world.edges == .none else {
      throw Failure("only boards without edges can be identified")
    }
    guard let rule = world.rule.life else {
      throw Failure("only two-state rules can be identified, not \(world.rule.notation)")
    }
    let finding = LifeFinding(
      of: world.cells, rule: rule, isBackgroundAlive: world.isBackgroundAlive)
    switch finding {
    case .object(let object, let parts): try Output.standard.write(json(of: object, parts))
    case .growth(let growth): try Output.standard.write(json(of: growth))
    case .growsWithSquareOfTime:
      try Output.standard.write("{\"code\": null, \"kind\": \"grows with the square of time\"}\n")
    case .bornFromNothing:
      throw Failure(
        "\(world.rule.notation) brings empty space to life, so objects can't be told apart")
    case .tooMany:
      throw Failure("more than \(LifeObject.mostCells) cells are too many to identify")
    case .nothing: throw Failure("the pattern has no living cells")
    case .unsettled, nil:
      throw Failure(
        "the pattern neither repeats nor grows steadily within \(LifeObject.longestPeriod) generations; "
          + "run it with 'filbert life --until-stable'")
    }
  }

  private func json(of object: LifeObject, _ parts: [String]) -> String {
    let (kind, rotor) = (object.kind, object.rotor)
    let populations = object.populations
    let names: [LifeObject.Kind: String] = [
      .stillLife: "still life", .oscillator: "oscillator", .spaceship: "spaceship",
    ]
    let heat = "\((object.heat * 1000).rounded() / 1000)"
    return """
      {"code": "\(object.code)", "kind": "\(names[kind] ?? "")", "period": \(object.period), \
      "shift": [\(object.shift.x), \(object.shift.y)], "speed": \(object.speed.map { "\"\($0)\"" } ?? "null"), \
      "population": [\(populations.min() ?? 0), \(populations.max() ?? 0)], \
      "width": \(object.bounds.width), "height": \(object.bounds.height), "heat": \(heat), \
      "rotor": \(rotor.changing), "stator": \(rotor.all - rotor.changing), \
      "objects": [\(parts.map { "\"\($0)\"" }.joined(separator: ", "))]}

      """
  }

  private func json(of growth: LifeGrowth) -> String {
    let names: [LifeGrowth.Kind: String] = [
      .gun: "gun", .rake: "rake", .puffer: "puffer", .other: "growing",
    ]
    let yields = growth.yields.map { yield in
      let flight = yield.speed.map {
        ", \"speed\": \"\($0)\", \"direction\": [\(yield.direction.x), \(yield.direction.y)]"
      }
      return "{\"code\": \"\(yield.code)\", \"count\": \(yield.count)\(flight ?? "")}"
    }
    let shifts = growth.shifts.map { "[\($0.x), \($0.y)]" }
    let population = growth.population
    return """
      {"code": "\(population.code)", "kind": "\(names[growth.kind] ?? "")", "period": \(growth.period), \
      "shifts": [\(shifts.joined(separator: ", "))], "speed": \(growth.speed.map { "\"\($0)\"" } ?? "null"), \
      "growth": {"period": \(population.period), "cells": \(population.cells)}, \
      "yields": [\(yields.joined(separator: ", "))]}

      """
  }
}
