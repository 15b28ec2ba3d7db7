/// A value of a store's state as a control sees it: reading is the state, setting sends an action.
@FlowActor
@propertyWrapper
public struct Binding<Value: Sendable> {
  private let get: @FlowActor () -> Value
  private let set: @FlowActor (Value) -> Void

  /// A value by how it is read from the state and what setting it sends.
  public init(get: @escaping @FlowActor () -> Value, set: @escaping @FlowActor (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// The value as the state has it; setting it sends, and shows no other value until the state has changed.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, so that `$name` hands it on.
  public var projectedValue: Binding { self }

  /// The same control over one part of the value.
  public func part<Part: Sendable>(_ path: any WritableKeyPath<Value, Part> & Sendable) -> Binding<Part> {
    Binding<Part>(
      get: { self.wrappedValue[keyPath: path] },
      set: { part in
        var value = self.wrappedValue
        value[keyPath: path] = part
        self.wrappedValue = value
      })
  }
}
