internal import StoaFlow
internal import StoaFlowTesting
public import StoaRouting
public import Testing

extension LinkResolver where Destination: Equatable {
  /// The link must lead to this destination; what differs is named by its path.
  public func expect(
    _ link: String, opens destination: Destination, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do throws(LinkRefusal) {
      let found = try resolve(link)
      guard found != destination else { return }
      let difference = StateDifference.describe(expected: destination, actual: found, whole: "destination")
      TestReport.fail("\(link) opens another destination than expected:\n\(difference)", sourceLocation)
    } catch {
      TestReport.fail(
        "\(link) was to open \(StateDifference.text(destination)), but is refused: \(error.message)", sourceLocation)
    }
  }

  /// The link must be refused for exactly this reason.
  public func expect(
    _ link: String, refused reason: LinkRefusal, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do throws(LinkRefusal) {
      let found = try resolve(link)
      TestReport.fail(
        "\(link) was to be refused: \(reason.message)\n  but opens \(StateDifference.text(found))", sourceLocation)
    } catch {
      guard error != reason else { return }
      TestReport.fail(
        "\(link) is refused for another reason:\n  expected \(reason.message)\n  is       \(error.message)",
        sourceLocation)
    }
  }

  /// The link must be refused at this stage of its admission, for whatever reason.
  public func expect(
    _ link: String, refusedAt stage: LinkStage, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do throws(LinkRefusal) {
      let found = try resolve(link)
      TestReport.fail(
        "\(link) was to be refused at its \(stage.title), but opens \(StateDifference.text(found))", sourceLocation)
    } catch {
      guard error.stage != stage else { return }
      TestReport.fail(
        "\(link) was to be refused at its \(stage.title), but is at its \(error.stage.title): \(error.message)",
        sourceLocation)
    }
  }
}

extension LinkResolver {
  /// The table itself must have no fault, such as a pattern that is never reached.
  public func expectSound(sourceLocation: SourceLocation = #_sourceLocation) {
    guard !problems.isEmpty else { return }
    let list = problems.map { "  \($0)" }.joined(separator: "\n")
    TestReport.fail("the table of links has faults:\n\(list)", sourceLocation)
  }
}
