import Base
import Documents
import Formats
import Storage
import TestSupport
import Testing
import Texts
import Views
@testable import Widgets

@testable import App
@testable import DocumentWindows
@testable import Windows

@Suite("An export of pixel art")
struct PixelExportTests {
  /// Two frames in two layers, the first frame a section.
  private var picture: Sprite {
    var picture = Sprite(size: CellSize(width: 8, height: 8))
    picture.insert([PixelFrame(CellGrid(size: picture.size))], at: 1)
    picture.setSection("go on", frames: 0...0)
    return picture
  }

  @Test func `begins with one pixel for a cell`() throws {
    let subject = PixelExportSubject(
      PixelArt(picture), name: "Ball", frame: 0, export: PixelExport(as: .png), texts: .english)
    subject.showInPanel()
    #expect(subject.panel.number == 1)
  }

  @Test func `is remembered as a text, and taken over as far as the picture still has it`() throws {
    var export = PixelExport(as: .gif, scale: 7, content: .sheet(.grid))
    (export.section, export.layer) = ("go on", picture.celLayers[0].id)
    export.sheetForm = .hash
    (export.spacing.border, export.spacing.between, export.spacing.inner) = (1, 2, 3)
    (export.spacing.extrusion, export.spacing.trimming) = (4, .alike)
    (export.mergesDuplicates, export.omitsEmpty) = (true, true)
    (export.division.sections, export.division.includesHidden) = (true, true)
    export.moreScales = [2, 4]
    export.names = try FileNamePattern("{title} {tag}.{ext}")
    let text = PixelExportText.text(of: export)
    var read = PixelExport(as: .png)
    PixelExportText.apply(text, to: &read, of: picture)
    #expect(read == export)
    var other = PixelExport(as: .png)
    PixelExportText.apply(text, to: &other, of: Sprite(size: CellSize(width: 8, height: 8)))
    #expect(other.section == nil && other.scale == 7 && !other.division.sections)
    for broken in ["", "scale 0\nformat\nsheet heap\nspacing 1 2\nlayer x\nfoo", "scale 99999"] {
      var read = PixelExport(as: .png)
      PixelExportText.apply(broken, to: &read, of: picture)
      #expect(read == PixelExport(as: .png))
    }
  }

  @Test func `offers what was chosen the last time, for this document alone`() async throws {
    let folder = try TemporaryFolder()
    let library = try Library.open(at: folder.path + "/library.sqlite")
    let autosave = Autosave(library: library, reportFailure: { _ in })
    let settings = Settings(
      library: library, autosave: autosave, state: ProgramState(nil) { _, _ in {} })
    settings[.folder(.exports)] = folder.path
    let art = PixelArt(picture)
    func subject(of id: Int64, _ format: FileFormat = .png) -> PixelExportSubject {
      let subject = PixelExportSubject(
        art, of: ItemID(id), name: "Ball", tags: [], frame: 0, format: format, settings: settings,
        texts: .english)
      subject.showInPanel()
      return subject
    }
    let first = subject(of: 7)
    let controller = ExportController(
      first, name: "Ball", texts: .english, settings: settings,
      work: BackgroundWork(texts: .english) { _ in })
    let tester = try SceneTester(View(), width: 900, height: 700)
    controller.show(in: tester.scene) {}
    tester.draw()
    first.panel.numberWanted.post(5)
    first.panel.choice = 3
    first.panel.changed.post(first.panel)
    let (sentences, said) = AsyncStream.makeStream(of: String.self)
    controller.say = { text, _ in said.yield(text) }
    tester.key(.enter)
    for await sentence in sentences {
      #expect(sentence == Texts.english.export.done(Folder(folder.path).file("Ball.png")))
      break
    }
    autosave.drain()
    let next = subject(of: 7)
    #expect(next.panel.number == 5 && next.panel.choice == 3 && next.format == .png)
    let other = subject(of: 8)
    #expect(other.panel.number == 1 && other.panel.choice == 0)
    #expect(subject(of: 7, .gpl).format == .gpl)
    #expect(settings[.lastExport(of: ItemID(7))] == nil)
  }

  @Test func `offers several files with a preview of their names`() async throws {
    let subject = PixelExportSubject(
      PixelArt(picture), name: "Ball", frame: 0, export: PixelExport(as: .gif), texts: .english)
    subject.showInPanel()
    #expect(subject.panel.filesTitle == "Files and names…")
    let tester = try SceneTester(subject.panel, width: 420, height: 800)
    func dialog() throws -> FormDialog {
      try #require(tester.scene.popups.last?.view as? FormDialog)
    }
    func find<Found: View>(_ name: String, in view: View) -> Found? {
      (view as? Found).flatMap { $0.accessibility.name == name ? $0 : nil }
        ?? view.children.lazy.compactMap { find(name, in: $0) }.first
    }
    subject.panel.filesWanted.post(())
    tester.draw()
    #expect(try dialog().messageText == "One file: Ball.gif")
    let section: Button = try #require(find("One for each section", in: try dialog()))
    tester.click(section)
    #expect(try dialog().messageText == "One file: Ball-go on.gif")
    let scales: TextField = try #require(find("Scales, such as 1, 2, 4", in: try dialog()))
    tester.scene.focus(scales)
    tester.key(.character("a"), .control)
    tester.type("2, 4")
    #expect(try dialog().messageText == "2 files, the first is Ball-go on@2x.gif")
    let pattern: TextField = try #require(
      find("Names, such as {title}-{tag}.{ext}", in: try dialog()))
    #expect(pattern.placeholder == "{title}-{tag}@{scale}x.{ext}")
    tester.scene.focus(pattern)
    tester.type("{title}")
    #expect(try dialog().messageText.contains("makes the name “Ball” twice"))
    #expect(try !dialog().confirmButton.isEnabled)
    tester.type("_{scale}.{x")
    #expect(try dialog().messageText.contains("single brace"))
    tester.key(.backspace)
    tester.type("ext}")
    #expect(try dialog().messageText == "2 files, the first is Ball_2.gif")
    tester.key(.enter)
    #expect(!tester.scene.hasPopup)
    #expect(subject.export.scale == 2 && subject.export.moreScales == [4])
    #expect(subject.export.division.sections && subject.info(byteCount: nil).contains("Ball_2.gif"))
    let folder = try TemporaryFolder()
    let count = try subject.job.write(to: folder.file("Ball.gif")) { _ in true }
    #expect(count == 2 && DocumentFile(folder.file("Ball_4.gif")).exists)
  }
}
