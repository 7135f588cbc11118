// A program that uses the library `Life` and nothing else of Filbert: it reads a pattern from its standard input, as
// run lengths or any other text that holds one, lets it live for 100 generations, and says what has become of it.
import Life

var text = ""
while let line = readLine(strippingNewline: false) { text += line }
do {
  var life = LifeSimulation(try LifePattern(text: text).world)
  life.advance(by: 100)
  let world = life.world
  print("generation \(world.generation), population \(world.population)")
  if let place = world.bounds, let rule = world.rule.life {
    print("\(place.width) × \(place.height) cells from \(place.left), \(place.top)")
    var cells: [LifeCell] = []
    world.cells.visitCells(in: place) { cells.append($0) }
    print(LifeObject(of: cells, rule: rule)?.code ?? "nothing that comes back")
  }
} catch {
  print("no pattern: \(error)")
}
