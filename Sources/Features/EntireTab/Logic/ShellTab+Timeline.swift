public import EntireTabInterface
public import StoaFlow

/// Which tab it is, not only that it is one.
extension ShellTab: TimelineNamed {
  public var timelineName: String { name }
}
