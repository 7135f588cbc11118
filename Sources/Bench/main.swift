import Desktop
import Glibc

// Measures the program beside plain Cairo and Xlib in one run; `bench quick` leaves out what takes long.
let arguments = CommandLine.arguments
if arguments.dropFirst().first == "--plain-window" {
  PlainWindow.showUntilKilled()
}
let isQuick = arguments.contains("quick")

do {
  print("Filbert's drawing path beside plain Cairo and Xlib, medians of one run\n")
  let display = try Display()
  try SampleBench(display: display, isQuick: isQuick).run()
  try UndoBench(display: display).run()
  try RedrawBench(isQuick: isQuick).run()
  try StartBench(bench: arguments[0]).run()
} catch {
  let line = "bench: \(error)\n"
  write(STDERR_FILENO, line, line.utf8.count)
  exit(1)
}
