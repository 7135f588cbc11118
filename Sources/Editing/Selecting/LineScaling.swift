/// Whether line widths are scaled along with the elements, separately for elements and for groups as a whole.
public struct LineScaling: Equatable, Sendable {
  /// The things that are scaled.
  public enum Subject: String, CaseIterable, Sendable {
    case elements, groups
  }

  private var scaling: Set<Subject> = [.groups]

  /// Only lines of groups are scaled.
  public init() {}

  /// Whether lines of a subject are scaled.
  public subscript(subject: Subject) -> Bool {
    get { scaling.contains(subject) }
    set { if newValue { scaling.insert(subject) } else { scaling.remove(subject) } }
  }
}

extension SelectionUnits {
  /// The groups as a whole if it consists of groups only, and elements otherwise.
  public var scalingSubject: LineScaling.Subject {
    count > 0 && groups.count == count ? .groups : .elements
  }
}
