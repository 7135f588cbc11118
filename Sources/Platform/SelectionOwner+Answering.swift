internal import CPlatform
internal import CX11

// Answers other programs' requests for a selection of ours.
extension SelectionOwner {
  func answer(_ request: XSelectionRequestEvent) {
    // Programs from before ICCCM name no property.
    let property = request.property == 0 ? request.target : request.property
    let notify = { [connection] (isGiven: Bool) in
      var event = XEvent()
      event.xselection.type = SelectionNotify
      event.xselection.requestor = request.requestor
      event.xselection.selection = request.selection
      event.xselection.target = request.target
      event.xselection.property = isGiven ? property : 0
      event.xselection.time = request.time
      XSendEvent(connection, request.requestor, 0, 0, &event)
      // Content made on another thread may be ready at any time.
      XFlush(connection)
    }
    guard request.selection == selection, let offered,
      ServerTime(request.time).isCurrent || !ServerTime(request.time).isBefore(start)
    else { return notify(false) }
    if request.target == atoms[.multiple] {
      giveAll(offered, to: request.requestor, request.property, done: notify)
    } else {
      give(offered, as: request.target, to: request.requestor, property, done: notify)
    }
  }

  /// Answers a list of pairs of target and property; the property of a failed pair is set to none.
  private func giveAll(
    _ content: OfferedContent, to requestor: UInt, _ list: UInt,
    done: @escaping (_ isGiven: Bool) -> Void
  ) {
    let reader = PropertyReader(connection: connection)
    guard list != 0, let pairs = reader.words(list, of: requestor, type: AnyPropertyType) else {
      return done(false)
    }
    giveRest(content, pairs, from: 0, to: requestor) { [connection, atoms] pairs in
      PropertyWriter(connection: connection, window: requestor)
        .setWords(list, type: Int(atoms[.atomPair]), pairs)
      done(true)
    }
  }

  /// Answers one pair after the other, each after the previous one was made.
  private func giveRest(
    _ content: OfferedContent, _ pairs: [UInt], from index: Int, to requestor: UInt,
    done: @escaping ([UInt]) -> Void
  ) {
    guard index + 1 < pairs.count else { return done(pairs) }
    let goOn = { [self] (isGiven: Bool) in
      var pairs = pairs
      if !isGiven { pairs[index + 1] = 0 }
      giveRest(content, pairs, from: index + 2, to: requestor, done: done)
    }
    guard pairs[index + 1] != 0 else { return goOn(false) }
    give(content, as: pairs[index], to: requestor, pairs[index + 1], done: goOn)
  }

  private func give(
    _ content: OfferedContent, as target: UInt, to requestor: UInt, _ property: UInt,
    done: @escaping (_ isGiven: Bool) -> Void
  ) {
    let writer = PropertyWriter(connection: connection, window: requestor)
    switch target {
    case atoms[.targets]: writer.setAtoms(property, targets(of: content))
    case atoms[.timestamp]:
      writer.setWords(property, type: Int(XA_INTEGER), [UInt(start.milliseconds)])
    case atoms[.directSave]:
      // Another requestor could choose which of the user's files to overwrite.
      guard let saver, desktop_are_of_one_program(connection, saver, requestor) else {
        return done(false)
      }
      return save(content) { [self] answer in
        guard isConnected() else { return }
        writer.setBytes(property, type: target, [answer])
        done(true)
      }
    default:
      guard let type = types[target] else { return done(false) }
      return content.read(type) { [self] bytes in
        // The server may have gone meanwhile.
        guard isConnected() else { return }
        let isLatin1 = target == UInt(XA_STRING)
        guard let bytes,
          let encoded = isLatin1
            ? SelectionText.latin1(String(decoding: bytes, as: UTF8.self)) : bytes
        else { return done(false) }
        done(transfers.give(encoded, type: target, to: requestor, property))
      }
    }
    done(true)
  }

  /// Saves the file to the place named in the property by another program.
  ///
  /// - Parameter done: receives XDS's reply to that program: success, failure, or a location on another machine.
  private func save(_ content: OfferedContent, done: @escaping (UInt8) -> Void) {
    let place = PropertyReader(connection: connection).bytes(atoms[.directSave], of: window)
    guard content.file != nil, let path = place.flatMap({ URIList(bytes: $0).paths.first }) else {
      return done(UInt8(ascii: "F"))
    }
    content.save(to: path) { done(UInt8(ascii: $0 ? "S" : "E")) }
  }
}
