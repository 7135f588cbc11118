public import Platform

/// A bus without a daemon, for programs of one process: what is sent arrives with a later turn of the main queue.
public final class PretendBus {
  var members: [PretendBusMember] = []
  var owners: [String: PretendBusMember] = [:]
  private var lastNumber = 0
  /// Signals that programs told.
  public internal(set) var told: [BusSignal] = []

  public init() {}

  /// A program that is on the bus as soon as it begins.
  public func join() -> PretendBusMember { PretendBusMember(on: self) }

  /// Whether somebody is found by a name.
  public func hasOwner(of name: String) -> Bool { owners[name] != nil }

  func uniqueName() -> String {
    lastNumber += 1
    return ":1.\(lastNumber)"
  }

  func member(named name: String) -> PretendBusMember? {
    owners[name] ?? members.first { $0.name == name }
  }

  func deliver(_ signal: BusSignal, from sender: PretendBusMember?, to receiver: String?) {
    for member in members where receiver == nil || member.name == receiver {
      member.hear(signal, from: sender)
    }
  }

  func tellOwner(of name: String, old: String, new: String) {
    deliver(
      BusSignal(
        "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameOwnerChanged",
        [.string(name), .string(old), .string(new)]), from: nil, to: nil)
  }

  func leave(_ member: PretendBusMember, named name: String) {
    members.removeAll { $0 === member }
    for owned in owners.filter({ $0.value === member }).keys.sorted() {
      owners[owned] = nil
      tellOwner(of: owned, old: name, new: "")
    }
    tellOwner(of: name, old: name, new: "")
  }

  /// The whole bus goes, as when the session's daemon dies.
  public func end() {
    for member in members { member.lose() }
    members = []
    owners = [:]
  }
}
