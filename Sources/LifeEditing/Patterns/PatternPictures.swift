import Base
import Canvas
import Dispatch
import Formats
import Windows

/// The small pictures of patterns. Patterns in files are drawn on another thread.
final class PatternPictures {
  /// Posted when a requested picture is ready.
  let drawn = Signal<Void>()
  private var pictures: [Int: Surface] = [:]
  /// The numbers of files that are being read, or can't be.
  private var asked: Set<Int> = []
  /// Distinguishes late pictures of patterns whose numbers have been reassigned.
  private var turn = 0
  private let queue = DispatchQueue(label: "filbert.patterns", qos: .utility)

  func forget() {
    pictures = [:]
    asked = []
    turn += 1
  }

  /// - Parameter number: the number of the pattern.
  /// - Returns: nil if it isn't ready.
  func picture(of pattern: ShelfPattern, number: Int, fitting box: PixelSize) -> Surface? {
    if let known = pictures[number], known.size == box { return known }
    if let world = pattern.world {
      let surface = try? BoardThumbnail.surface(of: world, size: box)
      pictures[number] = surface
      return surface
    }
    guard case .file(let file) = pattern.source, asked.insert(number).inserted else { return nil }
    let turn = turn
    queue.async {
      guard let world = file.worldToPicture,
        let surface = try? BoardThumbnail.surface(of: world, size: box)
      else { return }
      let made = Handoff(surface)
      DispatchQueue.main.async { [weak self] in
        guard let self, turn == self.turn else { return }
        pictures[number] = made.value
        drawn.post(())
      }
    }
    return nil
  }
}
