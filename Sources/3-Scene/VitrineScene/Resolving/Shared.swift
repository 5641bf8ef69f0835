/// A large value that all who hold it share, and that no longer changes.
///
/// Its parts are read in place. What an array, or a property that may change, hands on as a whole is a copy.
final class Shared<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: consuming Value) { self.value = value }
}
