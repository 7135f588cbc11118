import Base

// Frames: insertion, removal, order and durations.
extension Sprite {
  /// Whether another frame can be added.
  public var canAddFrame: Bool {
    Self.allows(frameCount: frames.count + 1, of: size)
      && layers.count * (frames.count + 1) <= Self.mostCels
  }

  /// Returns an empty frame.
  public func blankFrame(milliseconds: Int) -> PixelFrame {
    let blank = PixelCel(CellGrid(size: size))
    return PixelFrame(
      Array(repeating: blank, count: layers.count), milliseconds: milliseconds)
  }

  /// Inserts frames at an index. Drops excess frames and those that don't match this picture's layers and size.
  public mutating func insert(_ new: [PixelFrame], at index: Int) {
    let most = min(Self.mostFrames, Self.mostCells / size.count, Self.mostCels / layers.count)
    let new = new.prefix(max(0, most - frames.count)).filter { frame in
      frame.cels.count == layers.count && frame.cels.allSatisfy { $0.grid.size == size }
    }
    let index = min(max(index, 0), frames.count)
    let strange = strangeCels(in: Array(new))
    frames.insert(contentsOf: new, at: index)
    for (layer, indices) in strange {
      let others = Set(indices.map { index + $0 })
      for frame in others { frames[frame].cels[layer].map = nil }
      let id = layers[layer].id
      rebuildMaps(of: layers[layer].tileset) { $0.layer == id && others.contains($0.frame) }
    }
    sections = sections.map { $0.inserting(new.count, at: index) }
    slices = slices.map { $0.inserting(new.count, at: index) }
  }

  /// Removes a frame, or clears it if it is the last one.
  public mutating func removeFrame(_ index: Int) {
    guard frames.indices.contains(index) else { return }
    guard frames.count > 1 else {
      frames[0] = blankFrame(milliseconds: frames[0].milliseconds)
      return
    }
    frames.remove(at: index)
    for layer in layers.indices { dropLonelyLinks(in: layer) }
    sections = sections.compactMap { $0.removing(index) }
    slices = slices.compactMap { $0.removing(index, of: frames.count + 1) }
  }

  /// Moves a frame to another index; sections keep their indices.
  public mutating func moveFrame(_ index: Int, to new: Int) {
    guard index != new, frames.indices.contains(index), frames.indices.contains(new) else { return }
    frames.insert(frames.remove(at: index), at: new)
    var order = Array(frames.indices)
    order.insert(order.remove(at: index), at: new)
    slices = slices.compactMap { $0.arranged(order) }
  }

  /// Sets the duration of a frame.
  public mutating func setMilliseconds(_ milliseconds: Int, frame: Int) {
    guard frames.indices.contains(frame) else { return }
    frames[frame].milliseconds = milliseconds
  }

  /// Names a range of frames. Replaces the section of the same name, or else the one of the same frames. An empty name
  /// removes the section of these frames. A new section goes before the first one that begins later.
  ///
  /// - Parameters:
  ///   - playback: see `FrameSection`.
  ///   - repeats: see `FrameSection`; nil keeps those of a replaced section.
  public mutating func setSection(
    _ name: String, frames stretch: ClosedRange<Int>, playback: Playback? = nil,
    repeats: Int? = nil
  ) {
    let old =
      sections.firstIndex { $0.name == name } ?? sections.firstIndex { $0.frames == stretch }
    let repeats = repeats ?? old.map { sections[$0].repeats } ?? 0
    let userData = old.map { sections[$0].userData } ?? UserData()
    let place =
      old.map { old in sections[..<old].count { $0.name != name && $0.frames != stretch } }
      ?? sections.firstIndex { $0.frames.lowerBound > stretch.lowerBound } ?? sections.count
    sections.removeAll { $0.name == name || $0.frames == stretch }
    guard !name.isEmpty else { return }
    var section = FrameSection(
      name: name, frames: stretch.clamped(to: 0...frames.count - 1), playback: playback,
      repeats: repeats)
    section.userData = userData
    sections.insert(section, at: place)
  }

  /// Removes a section; its frames stay.
  public mutating func removeSection(_ name: String) { sections.removeAll { $0.name == name } }

  /// Sets the sections of a document, in order, dropping those that don't fit its frames.
  public mutating func setSections(_ new: [FrameSection]) {
    // Several sections may have the same frames, and files of other programs have several of one name: keep all.
    sections = new.filter {
      frames.indices.contains($0.frames.upperBound) && !$0.name.isEmpty
    }
  }

  /// Returns the shortest section around a frame, or nil if there is none.
  public func section(around frame: Int) -> FrameSection? {
    sections.filter { $0.frames.contains(frame) }.min { $0.frames.count < $1.frames.count }
  }

  /// Returns the indices of the frames in one cycle of playback started at a frame: those of the shortest section
  /// around it, in its order, or all frames.
  public func round(around frame: Int) -> [Int] {
    guard let section = section(around: frame) else {
      return playback.round(of: 0...frames.count - 1)
    }
    return (section.playback ?? playback).round(of: section.frames)
  }
}
