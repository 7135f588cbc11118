public import Base
import Canvas
public import Texts
public import Widgets

/// The column headers of a list of files.
public final class FileListHead: View {
  let heads: [ColumnHead]
  /// Posted when the user chooses another order.
  public let sortingWanted = Signal<FileSorting>()

  /// Creates the headers of all columns.
  public init(texts: FileTexts) {
    heads = FileColumn.allCases.map { column in
      switch column {
      case .name:
        ColumnHead(column, title: texts.nameColumn, name: texts.sortByName, isRight: false)
      case .kind:
        ColumnHead(column, title: texts.kindColumn, name: texts.sortByKind, isRight: false)
      case .size:
        ColumnHead(column, title: texts.sizeColumn, name: texts.sortBySize, isRight: true)
      case .date:
        ColumnHead(column, title: texts.dateColumn, name: texts.sortByDate, isRight: true)
      }
    }
    super.init(Accessibility(.group, name: texts.columns))
    for head in heads {
      head.order = sorting
      head.action = { [weak self, weak head] in
        guard let self, let head else { return }
        sortingWanted.post(sorting.clicked(head.column))
      }
      add(head)
    }
  }

  /// The displayed sort order.
  public var sorting = FileSorting() { didSet { for head in heads { head.order = sorting } } }

  public override func layout() {
    let spans = FileColumnPlan(width: bounds.width, margin: FileList.margin).spans
    for head in heads {
      let span = spans.first { $0.column == head.column }
      head.isHidden = span == nil
      guard let span else { continue }
      head.frame = snapped(ViewRect(x: span.x, y: 0, width: span.width, height: bounds.height))
    }
  }
}
