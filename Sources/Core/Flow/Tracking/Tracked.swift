/// A value with a ``Revision`` beside it (`$name`): a change of 100,000 rows is seen by comparing two numbers.
///
/// Writing through it in place copies nothing. Two are equal at once when their revisions are; if not, their values
/// are compared.
@propertyWrapper
public struct Tracked<Value: Sendable>: Sendable {
  private var value: Value
  /// Another one after each write of the value.
  public private(set) var projectedValue = Revision()

  /// A value with a revision of its own.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The value; writing it, also in place, gives a new revision.
  public var wrappedValue: Value {
    get { value }
    _modify {
      projectedValue = Revision()
      yield &value
    }
  }
}

extension Tracked: Equatable where Value: Equatable {
  public static func == (lhs: Tracked, rhs: Tracked) -> Bool {
    lhs.projectedValue == rhs.projectedValue || lhs.value == rhs.value
  }
}

extension Tracked: CustomReflectable {
  /// Only the value: a revision differs from run to run.
  public var customMirror: Mirror { Mirror(self, children: ["wrappedValue": value], displayStyle: .struct) }
}
