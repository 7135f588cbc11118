import Platform
import Glibc

// Measures the program against plain Cairo and Xlib in one run. `quick` skips slow parts; names of parts (pointer,
// samples, kinds, commits, undo, redraw, layers, connectors, pictures, fill, board, pixels, transform, sprites, life,
// soups, chooser, start) select only those.
let arguments = CommandLine.arguments
if arguments.dropFirst().first == "--plain-window" {
  PlainWindow.showUntilKilled()
}
if arguments.dropFirst().first == "--plain-ink" {
  PlainWindow.drawUntilKilled()
}
let isQuick = arguments.contains("quick")

do {
  print("Filbert's drawing path beside plain Cairo and Xlib, medians of one run\n")
  let display = try Display()
  let parts = Set(arguments.dropFirst()).subtracting(["quick"])
  func wants(_ part: String) -> Bool { parts.isEmpty || parts.contains(part) }
  if wants("pointer") { try PointerBench(bench: arguments[0]).run() }
  if wants("samples") { try SampleBench(display: display, isQuick: isQuick).run() }
  if wants("kinds") { try BrushKindBench(display: display, isQuick: isQuick).run() }
  if wants("commits") { try CommitBench(bench: arguments[0]).run() }
  if wants("undo") { try UndoBench(display: display).run() }
  if wants("redraw") { try RedrawBench(isQuick: isQuick).run() }
  if wants("layers") { try LayersBench(display: display, isQuick: isQuick).run() }
  if wants("connectors") { ConnectorBench(isQuick: isQuick).run() }
  if wants("pictures") { try PictureBench().run() }
  if wants("fill") { try FillBench().run() }
  if wants("board") { try BoardBench(display: display).run() }
  if wants("pixels") { try PixelBench().run() }
  if wants("transform") { CellTransformBench().run() }
  if wants("sprites") { try SpriteBench().run() }
  if wants("life") { try LifeBench().run() }
  if wants("soups") { SoupBench().run() }
  if wants("chooser") { try ChooserBench().run() }
  if wants("start") { try StartBench(bench: arguments[0]).run() }
} catch {
  let line = "bench: \(error)\n"
  write(STDERR_FILENO, line, line.utf8.count)
  exit(1)
}
