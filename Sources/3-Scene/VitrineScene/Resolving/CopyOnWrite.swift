/// A large value that all who hold it share until one of them changes it.
@propertyWrapper
package struct CopyOnWrite<Value: Sendable>: Sendable {
    // An array of one element: unlike a property of a class, it is accessed without checks at run time.
    private var only: [Value]

    package init(wrappedValue: Value) { only = [wrappedValue] }

    package var wrappedValue: Value {
        _read { yield only[0] }
        _modify { yield &only[0] }
    }
}
