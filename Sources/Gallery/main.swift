import Canvas
import GallerySheets
import Glibc
import Widgets

// Writes pages of every widget in every state as PNG files to a folder:
//
//     gallery FOLDER [SCALE]
let arguments = CommandLine.arguments
guard (2...3).contains(arguments.count),
  let scale = arguments.count == 3 ? Double(arguments[2]) : 1, (0.5...8).contains(scale)
else {
  print("usage: gallery FOLDER [SCALE]")
  exit(2)
}
mkdir(arguments[1], 0o755)
do {
  for (side, theme) in [("cream", Theme.light), ("black", .dark)] {
    for sheet in GallerySheets.all(theme: theme, scale: scale) {
      let path = "\(arguments[1])/\(sheet.name)-\(side).png"
      let bytes = try sheet.draw().pngBytes()
      guard let file = fopen(path, "wb"), fwrite(bytes, 1, bytes.count, file) == bytes.count,
        fclose(file) == 0
      else {
        perror(path)
        exit(1)
      }
    }
  }
} catch {
  print("gallery: \(error)")
  exit(1)
}
