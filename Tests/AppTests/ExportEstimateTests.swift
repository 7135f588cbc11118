import Base
import Canvas
import Documents
import Formats
import Foundation
import Glibc
import Storage
import Synchronization
import TestSupport
import Testing
import Texts
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import Windows

@Suite("The preview of an export")
struct ExportEstimateTests {
  /// A painting whose first preview waits at a gate, and which counts all of them.
  private final class Subject: ExportSubject {
    nonisolated final class Previews: Sendable {
      let gate = Gate()
      let count = Atomic<Int>(0)
      /// How often the whole file was made to be written.
      let writings = Atomic<Int>(0)
      /// Whether each size takes until it is called off.
      let isEndless = Atomic<Bool>(false)
      let sizes = Atomic<Int>(0)
      let calledOff = Atomic<Int>(0)
    }

    let painting = PaintingExportSubject(
      Painting(shape: .fixed(.fourToThree)), name: "Cat", tags: [], texts: .english)
    let previews = Previews()

    var formats: [FileFormat] { painting.formats }
    var format: FileFormat {
      get { painting.format }
      set { painting.format = newValue }
    }
    var panel: ExportPanel { painting.panel }
    func followPanel() { painting.followPanel() }
    func setNumber(_ number: Double) { painting.setNumber(number) }
    func showInPanel() { painting.showInPanel() }
    func info(byteCount: Int?) -> String { painting.info(byteCount: byteCount) }

    var job: ExportJob {
      let (job, previews) = (painting.job, previews)
      let preview = job.preview
      return ExportJob(
        bytes: {
          previews.writings.add(1, ordering: .relaxed)
          return try job.bytes($0, $1)
        },
        preview: {
          if previews.count.add(1, ordering: .relaxed).newValue == 1 { previews.gate.wait() }
          return preview()
        },
        size: { isWanted in
          guard previews.isEndless.load(ordering: .relaxed) else { return job.size(isWanted) }
          previews.sizes.add(1, ordering: .relaxed)
          while isWanted() { usleep(1000) }
          previews.calledOff.add(1, ordering: .relaxed)
          return nil
        })
    }
  }

  @Test func `says how many lines become pictures, in the formats that need them`() {
    let lines = [BrushKind.Name.pen, .nib, .marker, .chalk, .airbrush].map { name in
      var style = LineStyle()
      style.kind = BrushKind(name)
      return PaintingElement(
        .freehand([0.2, 0.8].map { Sample(position: UnitPoint(x: $0, y: 0.5)) }), width: 0.02,
        style: style)
    }
    let subject = PaintingExportSubject(
      Painting(shape: .fixed(.fourToThree), baseElements: lines), name: "Cat", tags: [],
      texts: .english)
    func says(_ format: FileFormat) -> Bool {
      subject.format = format
      return subject.info(byteCount: 5000).contains("3 lines become pictures at 300 dpi.")
    }
    #expect(says(.svg) && says(.pdf) && !says(.png) && !says(.json))
  }

  @Test func `is drawn for what is chosen last, however much is chosen while one is drawn`()
    async throws
  {
    let tester = try ApplicationTester()
    let services = tester.application.services
    let subject = Subject()
    let controller = ExportController(
      subject, name: "Cat", texts: .english, settings: services.settings,
      work: BackgroundWork(texts: .english) { _ in })
    try await tester.wait(until: "the first one is on its way") {
      subject.previews.count.load(ordering: .relaxed) == 1
    }
    for width in 1...200 { subject.panel.numberWanted.post(Double(100 + width)) }
    subject.previews.gate.open()
    try await tester.wait(until: "the last one is there") {
      subject.panel.infoText.contains("300 × 225")
    }
    #expect(subject.previews.count.load(ordering: .relaxed) == 2)
    withExtendedLifetime(controller) {}
  }

  @Test func `is what is written, where all of the file was made for it: nothing is encoded twice`()
    async throws
  {
    let tester = try ApplicationTester()
    let settings = tester.application.services.settings
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    settings[.folder(.exports)] = folder
    for (format, writings) in [(FileFormat.svg, 0), (.png, 1)] {
      let subject = Subject()
      subject.previews.gate.open()
      subject.format = format
      let controller = ExportController(
        subject, name: "Cat", texts: .english, settings: settings,
        work: BackgroundWork(texts: .english) { _ in })
      try await tester.wait(until: "its size is known") { !subject.panel.infoText.isEmpty }
      let window = try SceneTester(View(), width: 900, height: 700)
      controller.show(in: window.scene) {}
      window.draw()
      var said = ""
      controller.say = { text, _ in said = text }
      window.key(.enter)
      try await tester.wait(until: "it is written") { !said.isEmpty }
      let file = FileManager.default.contents(atPath: folder + "/Cat.\(format.ending)")
      let whole = try subject.job.bytes("", { _ in true })
      #expect(file.map { Array($0) } == whole)
      // Of pixels the size is a guess; the one more is ours.
      #expect(subject.previews.writings.load(ordering: .relaxed) == writings + 1, "\(format)")
    }
  }

  @Test func `is called off while it is made, where something else is chosen or it is written`()
    async throws
  {
    let tester = try ApplicationTester()
    let subject = Subject()
    subject.previews.gate.open()
    subject.previews.isEndless.store(true, ordering: .relaxed)
    let controller = ExportController(
      subject, name: "Cat", texts: .english, settings: tester.application.services.settings,
      work: BackgroundWork(texts: .english) { _ in })
    for step in 1...3 {
      try await tester.wait(until: "size \(step) is under way") {
        subject.previews.sizes.load(ordering: .relaxed) == step
      }
      subject.panel.numberWanted.post(Double(100 + step))
      try await tester.wait(until: "size \(step) is called off") {
        subject.previews.calledOff.load(ordering: .relaxed) == step
      }
    }
    subject.previews.isEndless.store(false, ordering: .relaxed)
    subject.panel.numberWanted.post(300)
    try await tester.wait(until: "the last one is there") {
      subject.panel.infoText.contains("300 × 225")
    }
    withExtendedLifetime(controller) {}
  }
}
