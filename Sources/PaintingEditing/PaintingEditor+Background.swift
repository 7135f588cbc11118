import Base
import DocumentWindows
import Documents
import Editing
import Formats
import Rendering
import Texts
import Views
import Widgets
import Windows

// The background below the ink.
extension PaintingEditor {
  /// Shows the background on the paper and in the bar.
  func showBackground() {
    let background = painting.background
    backdrop.show(background)
    screen.bar.paper = PaperSwatch(
      color: background.color, hasPicture: background.picture != nil,
      pattern: Backdrop(background, levels: nil).pattern?.kind)
  }

  /// The paper's button, if it is visible, otherwise the button of the menu that contains this.
  private var backgroundButton: Button {
    screen.bar.paperButton.isHidden ? screen.bar.moreButton : screen.bar.paperButton
  }

  func showBackgroundMenu() {
    let texts = services.texts.background
    let background = painting.background
    func color(_ name: String, _ color: InkColor) -> Menu.Item {
      .choice(name, isChosen: background.color == color) { [weak self] in
        self?.setBackground { $0.color = color }
      }
    }
    var items: [Menu.Item] = [
      color(texts.white, .white), color(texts.colorOfBrush, shared.brush.brush.style.color),
      .separator,
      .command(texts.patternEllipsis, key: "", isEnabled: true) { [weak self] in
        self?.showPatternMenu()
      },
      .command(texts.choosePicture, key: "", isEnabled: true) { [weak self] in
        self?.chooseBackgroundPicture()
      },
    ]
    if let picture = background.picture {
      let names = [
        (BackgroundPicture.Placement.fill, texts.fill), (.fit, texts.fit), (.tile, texts.tile),
        (.center, texts.center),
      ]
      items += names.map { placement, name in
        .choice(name, isChosen: picture.placement == placement) { [weak self] in
          self?.setBackground { $0.picture?.placement = placement }
        }
      }
      items.append(
        .command(texts.removePicture, key: "", isEnabled: true) { [weak self] in
          self?.setBackground { $0.picture = nil }
        })
    }
    show(Menu(name: texts.background, items: items), under: backgroundButton)
  }

  private func setBackground(_ change: (inout Background) -> Void) {
    var new = painting.background
    change(&new)
    // Unlike ink, the background is always opaque.
    new.color.alpha = 255
    giveShape()
    tools.context.perform(.setBackground(from: painting.background, to: new))
  }

  // MARK: Patterns

  private func showPatternMenu() {
    let texts = services.texts.background
    let now = painting.background.pattern
    let kinds = [
      (PaperPattern.Kind.ruled, texts.ruled), (.squared, texts.squared), (.dotted, texts.dotted),
      (.isometric, texts.isometric),
    ]
    var items: [Menu.Item] = [
      .choice(texts.plain, isChosen: now == nil) { [weak self] in
        self?.setBackground { $0.pattern = nil }
      }
    ]
    items += kinds.map { kind, name in
      .choice(name, isChosen: now?.kind == kind) { [weak self] in
        // Typical of ruled and squared exercise books.
        let usual = self?.spacing(ofMillimeters: kind == .ruled ? 8 : 5)
        self?.setPattern(
          kind, spacing: now?.spacing ?? usual ?? PaperPattern.usualSpacing,
          color: now?.color ?? .patternBlue)
      }
    }
    if let now { items += spacings(of: now) + colors(of: now) }
    show(Menu(name: texts.pattern, items: items), under: backgroundButton)
  }

  private func spacings(of now: PaperPattern) -> [Menu.Item] {
    let texts = services.texts.background
    let choices = [2, 5, 8, 10, 20].compactMap { millimeters -> Menu.Item? in
      guard let spacing = spacing(ofMillimeters: Double(millimeters)) else { return nil }
      return .choice(
        paper.length == nil ? texts.onA4(millimeters) : texts.ofPaper(millimeters),
        isChosen: abs(now.spacing / spacing - 1) < 1e-6
      ) { [weak self] in self?.setPattern(now.kind, spacing: spacing, color: now.color) }
    }
    let other = Menu.Item.command(texts.otherSpacing, key: "", isEnabled: true) { [weak self] in
      self?.askForSpacing(of: now)
    }
    return [.separator] + choices + [other]
  }

  private func colors(of now: PaperPattern) -> [Menu.Item] {
    let texts = services.texts.background
    let colors = [
      (InkColor.patternBlue, texts.patternBlue), (.patternGray, texts.patternGray),
      (shared.brush.brush.style.color, texts.patternOfBrush),
    ]
    return [.separator]
      + colors.map { color, name in
        .choice(name, isChosen: now.color == color) { [weak self] in
          self?.setPattern(now.kind, spacing: now.spacing, color: color)
        }
      }
  }

  /// Converts to units of the paper's longer side, or that of A4 if it has no size. Returns nil if the result is out of
  /// range.
  private func spacing(ofMillimeters millimeters: Double) -> Double? {
    let spacing = paper.length(ofMillimeters: millimeters)
    return PaperPattern.allowedSpacings.contains(spacing) ? spacing : nil
  }

  /// Sets the pattern, keeping the origin of an existing one.
  private func setPattern(_ kind: PaperPattern.Kind, spacing: Double, color: InkColor) {
    let origin = painting.background.pattern?.origin ?? PaperPoint(x: 0, y: 0)
    let pattern = PaperPattern(kind, spacing: spacing, color: color, origin: origin)
    if let pattern { setBackground { $0.pattern = pattern } }
  }

  private func askForSpacing(of now: PaperPattern) {
    let (all, texts) = (services.texts, services.texts.background)
    let field = ExpressionField(name: texts.spacing, label: texts.spacing, unit: texts.millimeters)
    let paper = paper
    field.value = paper.millimeters(ofLength: now.spacing)
    let least = max(0.5, paper.millimeters(ofLength: PaperPattern.allowedSpacings.lowerBound))
    let most = max(least, paper.countedLength.millimeters)
    field.wanted.listen(field) { [weak field] in
      field?.value = min(max($0.value, least), most)
    }
    let dialog = FormDialog(
      title: texts.spacingTitle, rows: [field], confirmTitle: all.pixels.apply,
      cancelTitle: all.cancel)
    if paper.length == nil { dialog.messageText = texts.spacingMessage }
    dialog.confirmed = { [weak self] in
      self?.setPattern(
        now.kind, spacing: paper.length(ofMillimeters: field.value), color: now.color)
      return true
    }
    ask(dialog)
  }

  // MARK: Pictures

  private func chooseBackgroundPicture() {
    let texts = services.texts.background
    chooseFile(
      title: texts.choosePictureTitle, confirmTitle: texts.usePicture, complaint: texts.failed
    ) { file, _ in
      (file: file, levels: try PictureFile.read(file))
    } done: { [weak self] picture in
      guard let self else { return }
      backdrop.keep(picture.levels, of: picture.file)
      setBackground {
        $0.picture = BackgroundPicture(
          file: picture.file, placement: $0.picture?.placement ?? .fill)
      }
    }
  }
}
