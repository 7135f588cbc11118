import Base
import Documents
import Formats
import Texts
import Views
import Widgets
import Windows

/// Writes the files of an export on another thread, says what became of it, and remembers it for the document.
struct ExportWriter {
  let texts: Texts
  let settings: Settings
  let work: BackgroundWork
  /// The document whose last export this will be; nil if nothing is to be remembered.
  let id: ItemID?
  /// Shows a message at the bottom of the window.
  var say: (String, Toast.Lifetime) -> Void = { _, _ in }

  /// - Parameter options: the job's options as text, kept for *Export again*; nil if it can't be repeated.
  func write(_ job: ExportJob, to path: String, options: String?) {
    let file = FileChooserController.lastPart(path)
    let said = texts.export
    work.run({ said.working(file, $0) }, atClose: .goesOn) { progress in
      let count = try job.write(to: path) { progress.goesOn(at: $0) && !progress.isCancelled }
      return (count: count, losses: job.losses())
    } finished: { [self] outcome in
      switch outcome {
      case .done(let written):
        let folder = FileChooserController.folder(of: path).path
        settings[.folder(.exports)] = folder
        if job.files == nil { settings.noteUse(of: path) }
        if let id, let options { settings[.lastExport(of: id)] = LastExport(path, options) }
        if !written.losses.isEmpty {
          say(
            said.doneWithout(path, written.losses.map { said.name(of: $0) }), .untilClosed)
        } else if job.files != nil, written.count > 1 {
          say(said.doneMany(written.count, folder), .brief)
        } else {
          say(said.done(path), .brief)
        }
      case .cancelled: say(said.cancelled, .brief)
      case .failed(let error): say(said.failed(Message(error)), .untilClosed)
      }
    }
  }
}

extension ExportTexts {
  fileprivate func name(of loss: GIFLoss) -> String {
    switch loss {
    case .colors: moreColors
    case .opacity: halfTransparency
    case .shortDelays: shortFrames
    }
  }
}
