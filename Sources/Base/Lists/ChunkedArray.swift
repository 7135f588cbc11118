/// A copy-on-write list in chunks, for long lists with several copies: a mutation replaces only the affected chunks and
/// shares all others with the copies.
///
///     var list = ChunkedArray(0..<100_000)
///     let snapshot = list       // for another thread
///     list.append(1)            // copies the last chunk, and the list of chunks
@frozen public struct ChunkedArray<Element> {
  /// None is empty.
  @usableFromInline var chunks: [[Element]]
  /// The start index of each chunk, and finally the end of the list.
  @usableFromInline var starts: [Int]

  /// The chunk length of a list created in one go. After splices a chunk other than the last may have between half and
  /// almost twice as many elements.
  @inlinable public static var chunkLength: Int { 256 }

  /// Creates an empty list.
  ///
  /// - Complexity: O(1).
  @inlinable public init() {
    chunks = []
    starts = [0]
  }

  /// - Complexity: O(*n*).
  @inlinable public init(_ elements: some Sequence<Element>) {
    self.init(Array(elements))
  }

  /// Copies an array into chunks.
  ///
  /// - Complexity: O(*n*).
  @inlinable public init(_ elements: [Element]) {
    var builder = Builder()
    builder.add(elements[...])
    self = builder.list()
  }

  /// Whether the lists are unmodified copies of each other. Lists that are equal for other reasons don't count.
  ///
  /// - Complexity: O(1).
  @inlinable public func isCopy(of other: Self) -> Bool {
    chunks.withUnsafeBufferPointer { own in
      other.chunks.withUnsafeBufferPointer {
        own.baseAddress == $0.baseAddress && own.count == $0.count
      }
    }
  }

  // MARK: At its end

  /// - Complexity: O(1) in a list without copies; otherwise O(the number of chunks).
  @inlinable public mutating func append(_ element: Element) {
    if let last = chunks.last, last.count < Self.chunkLength {
      chunks[chunks.count - 1].append(element)
      starts[starts.count - 1] += 1
    } else {
      chunks.append([element])
      starts.append(count + 1)
    }
  }

  /// - Complexity: like `append`.
  /// - Precondition: the list is not empty.
  @inlinable @discardableResult public mutating func removeLast() -> Element {
    let element = chunks[chunks.count - 1].removeLast()
    if chunks[chunks.count - 1].isEmpty {
      chunks.removeLast()
      starts.removeLast()
    } else {
      starts[starts.count - 1] -= 1
    }
    return element
  }

  // MARK: Places

  /// The chunk containing an element.
  @inlinable func chunk(of index: Int) -> Int {
    precondition(index >= 0 && index < count, "The index is out of bounds")
    let guess = Swift.min(index / Self.chunkLength, chunks.count - 1)
    if starts[guess] <= index, index < starts[guess + 1] { return guess }
    var (low, high) = (0, chunks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return low
  }
}

extension ChunkedArray: RandomAccessCollection, MutableCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { starts[starts.count - 1] }
  /// The number of elements.
  ///
  /// - Complexity: O(1).
  @inlinable public var count: Int { endIndex }

  /// Yields the element in place: accessing part of an element copies nothing.
  @inlinable public subscript(index: Int) -> Element {
    _read {
      let chunk = chunk(of: index)
      // The list shares the chunk while the element is read, and must live until then.
      defer { withExtendedLifetime(self) {} }
      let first = chunks[chunk].withUnsafeBufferPointer { $0.baseAddress.unsafelyUnwrapped }
      yield first[index - starts[chunk]]
    }
    _modify {
      let chunk = chunk(of: index)
      yield &chunks[chunk][index - starts[chunk]]
    }
  }

  @inlinable public func makeIterator() -> Iterator { Iterator(chunks) }

  /// Iterates chunk by chunk without searching.
  @frozen public struct Iterator: IteratorProtocol {
    @usableFromInline let chunks: [[Element]]
    @usableFromInline var nextChunk = 0
    @usableFromInline var chunk: [Element] = []
    @usableFromInline var nextPlace = 0

    @inlinable init(_ chunks: [[Element]]) { self.chunks = chunks }

    @inlinable public mutating func next() -> Element? {
      if nextPlace == chunk.count {
        guard nextChunk < chunks.count else { return nil }
        chunk = chunks[nextChunk]
        (nextChunk, nextPlace) = (nextChunk + 1, 0)
      }
      defer { nextPlace += 1 }
      return chunk[nextPlace]
    }
  }
}

extension ChunkedArray: ExpressibleByArrayLiteral {
  @inlinable public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension ChunkedArray: Sendable where Element: Sendable {}

extension ChunkedArray: Equatable where Element: Equatable {
  @inlinable public static func == (left: Self, right: Self) -> Bool {
    left.isCopy(of: right) || left.count == right.count && left.elementsEqual(right)
  }
}

extension ChunkedArray: CustomStringConvertible {
  public var description: String { Array(self).description }
}

// MARK: Splices

extension ChunkedArray {
  /// Like an array's `apply`, but elements between splices are shared with the previous list.
  ///
  /// - Precondition: they fit.
  /// - Returns: the inverse splices, for the new list.
  /// - Complexity: O(*n*) in the elements of the splices and of the chunks that they touch, and in the number of
  ///   chunks.
  @inlinable @discardableResult
  public mutating func apply(_ splices: [Splice<Element>]) -> [Splice<Element>] {
    precondition(fits(splices), "Splices must rise within the list")
    if splices.allSatisfy({ $0.removedCount == $0.inserted.count }) {
      return splices.map { replace($0) }
    }
    var builder = Builder()
    var inverse: [Splice<Element>] = []
    var end = 0
    for splice in splices {
      builder.add(from: self, end..<splice.index)
      end = splice.index + splice.removedCount
      inverse.append(
        Splice(
          index: builder.count, removedCount: splice.inserted.count,
          inserted: Array(self[splice.index..<end])))
      builder.add(splice.inserted[...])
    }
    builder.add(from: self, end..<count)
    self = builder.list()
    return inverse
  }

  /// Replaces elements by the same number of new ones.
  @inlinable mutating func replace(_ splice: Splice<Element>) -> Splice<Element> {
    let places = splice.index..<splice.index + splice.removedCount
    let old = Array(self[places])
    for (place, new) in zip(places, splice.inserted) { self[place] = new }
    return Splice(index: splice.index, removedCount: old.count, inserted: old)
  }

  /// Builds a list from elements and whole chunks of another one.
  @usableFromInline struct Builder {
    @usableFromInline var chunks: [[Element]] = []
    @usableFromInline var starts = [0]
    /// Elements not yet in a chunk.
    @usableFromInline var rest: [Element] = []

    @inlinable init() {}

    @inlinable var count: Int { starts[starts.count - 1] + rest.count }

    @inlinable mutating func add(_ elements: ArraySlice<Element>) {
      var elements = elements
      // Whole chunks skip the buffer.
      while rest.isEmpty, elements.count >= 2 * ChunkedArray.chunkLength {
        close(Array(elements.prefix(ChunkedArray.chunkLength)))
        elements = elements.dropFirst(ChunkedArray.chunkLength)
      }
      rest += elements
      while rest.count >= 2 * ChunkedArray.chunkLength {
        close(Array(rest.prefix(ChunkedArray.chunkLength)))
        rest.removeFirst(ChunkedArray.chunkLength)
      }
    }

    /// Shares the chunk, unless it or the pending rest is too short for a chunk.
    @inlinable mutating func add(whole chunk: [Element]) {
      if rest.count >= ChunkedArray.chunkLength / 2 {
        close(rest)
        rest = []
      }
      if rest.isEmpty, chunk.count >= ChunkedArray.chunkLength / 2 {
        close(chunk)
      } else {
        add(chunk[...])
      }
    }

    /// Adds a range of another list.
    @inlinable mutating func add(from list: ChunkedArray, _ places: Range<Int>) {
      guard !places.isEmpty else { return }
      for chunk in list.chunk(of: places.lowerBound)...list.chunk(of: places.upperBound - 1) {
        let start = list.starts[chunk]
        let part = places.clamped(to: start..<list.starts[chunk + 1])
        if part.count == list.chunks[chunk].count {
          add(whole: list.chunks[chunk])
        } else {
          add(list.chunks[chunk][part.lowerBound - start..<part.upperBound - start])
        }
      }
    }

    @inlinable mutating func close(_ chunk: [Element]) {
      chunks.append(chunk)
      starts.append(starts[starts.count - 1] + chunk.count)
    }

    @inlinable consuming func list() -> ChunkedArray {
      if rest.count > ChunkedArray.chunkLength {
        close(Array(rest.prefix(ChunkedArray.chunkLength)))
        rest.removeFirst(ChunkedArray.chunkLength)
      }
      if !rest.isEmpty { close(rest) }
      var list = ChunkedArray()
      (list.chunks, list.starts) = (chunks, starts)
      return list
    }
  }
}
