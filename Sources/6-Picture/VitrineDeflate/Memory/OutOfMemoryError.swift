/// There is not enough memory: the only reason why a stream cannot be made.
package struct OutOfMemoryError: Error, Hashable, Sendable {
    package init() {}
}
