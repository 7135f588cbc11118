/// The memory of a window's picture.
enum PictureMemory {
  case shared(SharedSegment)
  case own(MappedMemory)

  var start: UnsafeMutableRawPointer {
    switch self {
    case .shared(let segment): segment.start
    case .own(let memory): memory.start
    }
  }

  var owner: AnyObject {
    switch self {
    case .shared(let segment): segment
    case .own(let memory): memory
    }
  }
}
