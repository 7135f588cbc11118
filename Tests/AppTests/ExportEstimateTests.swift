import Base
import Canvas
import Documents
import Formats
import Storage
import Synchronization
import TestSupport
import Testing
import Texts
import Views
import Widgets

@testable import App
@testable import ApplicationTesting

@Suite("The preview of an export")
struct ExportEstimateTests {
  /// A painting whose first preview waits at a gate, and which counts all of them.
  private final class Subject: ExportSubject {
    nonisolated final class Previews: Sendable {
      let gate = Gate()
      let count = Atomic<Int>(0)
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
        bytes: job.bytes,
        preview: {
          if previews.count.add(1, ordering: .relaxed).newValue == 1 { previews.gate.wait() }
          return preview()
        }, byteCount: job.byteCount)
    }
  }

  @Test("is drawn for what is chosen last, however much is chosen while one is drawn")
  func stale() async throws {
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
}
