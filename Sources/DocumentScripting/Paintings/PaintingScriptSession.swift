import Base
import Documents
import Scripting

/// A running script of a painting: the state for its functions.
///
/// Numbers elements from 0: those of the painting first, then new ones.
final class PaintingScriptSession: DocumentScriptContext {
  let limits: ScriptLimits
  let host: any DocumentScriptHost
  let stop = ScriptStop()
  let goesOn: @Sendable () -> Bool
  var files: ScriptFiles
  let modules: ScriptModules
  let start: ScriptPainting
  private let old: ChunkedArray<PaintingElement>
  private let places: [ElementID: Int]
  private var added: [PaintingElement] = []
  private var removed: Set<Int> = []
  /// The offsets of moved elements by their handles.
  private var offsets: [Int: PaperVector] = [:]
  private var bytes = 0

  init(
    _ start: ScriptPainting, host: any DocumentScriptHost, limits: ScriptLimits,
    files: ScriptFiles, modules: ScriptModules, goesOn: @escaping @Sendable () -> Bool
  ) {
    self.start = start
    old = start.painting.elements
    places = Dictionary(
      old.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.host = host
    self.limits = limits
    self.files = files
    self.modules = modules
    self.goesOn = stop.around(goesOn)
  }

  var painting: Painting { start.painting }
  var paper: AspectRatio { start.painting.aspectRatio }

  /// The handles of all elements, the lowest first.
  var handles: [Int] {
    (0..<old.count + added.count).filter { !removed.contains($0) && !isEraser($0) }
  }

  /// The handles of the selected elements.
  var selection: [Int] {
    start.selection.compactMap { places[$0] }.filter { !removed.contains($0) }
  }

  private func isEraser(_ handle: Int) -> Bool { handle < old.count && old[handle].isEraser }

  /// Returns the present state of an element.
  func element(_ call: ScriptCall, _ index: Int) throws(ScriptError) -> PaintingElement {
    let handle = try self.handle(call, index)
    let element = handle < old.count ? old[handle] : added[handle - old.count]
    guard let offset = offsets[handle] else { return element }
    var moved = element
    let before = element.placement ?? ElementPlacement(paper: paper, map: .identity)
    moved.placement = ElementPlacement(
      paper: before.paper, map: PaperMap.translation(offset).after(before.map))
    return moved
  }

  private func handle(_ call: ScriptCall, _ index: Int) throws(ScriptError) -> Int {
    let handle = call.has(index) ? try call.integer(index) : -1
    guard (0..<old.count + added.count).contains(handle) else {
      throw ScriptError("\(call.name): this is not an element")
    }
    if removed.contains(handle) { throw ScriptError("\(call.name): the element was removed") }
    return handle
  }

  // MARK: Changes

  /// - Returns: the handle of the new element.
  func add(_ element: PaintingElement) throws(ScriptError) -> Int {
    bytes += 1024 + element.content.pointCount * MemoryLayout<Sample>.stride
    guard bytes <= limits.bytes else {
      throw ScriptError("the painting needs more memory than scripts may use")
    }
    added.append(element)
    return old.count + added.count - 1
  }

  func remove(_ call: ScriptCall, _ index: Int) throws(ScriptError) {
    removed.insert(try openHandle(call, index))
  }

  func move(_ call: ScriptCall, _ index: Int, by offset: PaperVector) throws(ScriptError) {
    let handle = try openHandle(call, index)
    let before = offsets[handle] ?? .zero
    let after = PaperVector(dx: before.dx + offset.dx, dy: before.dy + offset.dy)
    guard max(abs(after.dx), abs(after.dy)) <= PaintingFunctions.farthest / PaperScale.points else {
      throw ScriptError("\(call.name): the element would be too far away")
    }
    offsets[handle] = after
  }

  /// Returns the handle of an element that may be changed.
  private func openHandle(_ call: ScriptCall, _ index: Int) throws(ScriptError) -> Int {
    let handle = try self.handle(call, index)
    guard handle < old.count else { return handle }
    let isOpen = painting.layer(old[handle].layer)?.isLocked == false
    guard isOpen, !old[handle].isLocked else {
      throw ScriptError("\(call.name): the element is locked")
    }
    return handle
  }

  /// All changes as one edit.
  var edit: PaintingEdit {
    var edits: [PaintingEdit] = []
    var moved: [PaperVector: [ElementID]] = [:]
    for (handle, offset) in offsets.sorted(by: { $0.key < $1.key })
    where handle < old.count && !removed.contains(handle) && offset != .zero {
      moved[offset, default: []].append(old[handle].id)
    }
    for (offset, ids) in moved.sorted(by: {
      ($0.value.first?.number ?? 0) < ($1.value.first?.number ?? 0)
    }) {
      edits.append(.transform(ids, .translation(offset), widthScale: 1))
    }
    let gone = removed.filter { $0 < old.count }.sorted().map { old[$0].id }
    if !gone.isEmpty { edits.append(.remove(gone)) }
    let new = added.indices.filter { !removed.contains(old.count + $0) }.map { place in
      var element = added[place]
      if let offset = offsets[old.count + place] {
        element.placement = ElementPlacement(paper: paper, map: .translation(offset))
      }
      return element
    }
    if !new.isEmpty { edits.append(.add(new)) }
    return edits.count == 1 ? edits[0] : .combined(edits)
  }
}
