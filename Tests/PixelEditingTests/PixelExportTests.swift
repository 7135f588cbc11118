import Base
import Documents
import Formats
import Storage
import TestSupport
import Testing
import Texts
import Views
import Widgets

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

  @Test func `is remembered as a text, and taken over as far as the picture still has it`() {
    var export = PixelExport(as: .gif, scale: 7, content: .sheet(.grid))
    (export.section, export.layer) = ("go on", picture.celLayers[0].id)
    export.sheetForm = .hash
    (export.spacing.border, export.spacing.between, export.spacing.inner) = (1, 2, 3)
    (export.spacing.extrusion, export.spacing.trimming) = (4, .alike)
    let text = PixelExportText.text(of: export)
    var read = PixelExport(as: .png)
    PixelExportText.apply(text, to: &read, of: picture)
    #expect(read == export)
    var other = PixelExport(as: .png)
    PixelExportText.apply(text, to: &other, of: Sprite(size: CellSize(width: 8, height: 8)))
    #expect(other.section == nil && other.scale == 7)
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
  }
}
