import Base

// Frames that come, go, move, and how long they are seen.
extension PixelPicture {
  /// Whether one more frame may come.
  public var canAddFrame: Bool { Self.allows(frameCount: frames.count + 1, of: size) }

  /// Puts frames at a place. Those that are too many, or of another size, are left out.
  public mutating func insert(_ new: [PixelFrame], at place: Int) {
    let most = min(Self.mostFrames, Self.mostCells / size.count)
    let new = new.prefix(max(0, most - frames.count)).filter { $0.grid.size == size }
    let place = min(max(place, 0), frames.count)
    frames.insert(contentsOf: new, at: place)
    sections = sections.map { $0.inserting(new.count, at: place) }
  }

  /// Takes a frame out; the last one stays, and becomes blank.
  public mutating func removeFrame(_ place: Int) {
    guard frames.indices.contains(place) else { return }
    guard frames.count > 1 else {
      frames[0].grid = CellGrid(size: size)
      return
    }
    frames.remove(at: place)
    sections = sections.compactMap { $0.removing(place) }
  }

  /// Moves a frame so that it has another place; sections stay where they are.
  public mutating func moveFrame(_ place: Int, to new: Int) {
    guard frames.indices.contains(place), frames.indices.contains(new) else { return }
    frames.insert(frames.remove(at: place), at: new)
  }

  /// Lets a frame be seen for so long.
  public mutating func setMilliseconds(_ milliseconds: Int, frame: Int) {
    guard frames.indices.contains(frame) else { return }
    frames[frame].milliseconds = milliseconds
  }

  /// Gives a stretch of frames a name, in the place of sections of the same name; an empty name takes those
  /// that begin with the stretch's first frame away.
  public mutating func setSection(_ name: String, frames stretch: ClosedRange<Int>) {
    sections.removeAll { $0.name == name || $0.frames == stretch }
    let stretch = stretch.clamped(to: 0...frames.count - 1)
    if !name.isEmpty { sections.append(FrameSection(name: name, frames: stretch)) }
    sections.sort { ($0.frames.lowerBound, $0.name) < ($1.frames.lowerBound, $1.name) }
  }

  /// Takes a section's name away; its frames stay.
  public mutating func removeSection(_ name: String) { sections.removeAll { $0.name == name } }

  /// The sections of a document, of which those that don't fit its frames are left out.
  public mutating func setSections(_ new: [FrameSection]) {
    sections = []
    for section in new
    where frames.indices.contains(section.frames.upperBound) && !section.name.isEmpty
      && !sections.contains(where: { $0.name == section.name })
    {
      // Two may have come to the same frames: then both are kept.
      sections.append(section)
    }
    sections.sort { ($0.frames.lowerBound, $0.name) < ($1.frames.lowerBound, $1.name) }
  }

  /// The frames that are played from a frame on: those of the shortest section around it, or all.
  public func stretch(around frame: Int) -> ClosedRange<Int> {
    sections.map(\.frames).filter { $0.contains(frame) }.min { $0.count < $1.count }
      ?? 0...frames.count - 1
  }
}
