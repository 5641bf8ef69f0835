/// A name with its keys, `item.price`, and its offset.
package struct ExpressionName: Hashable, Sendable {
    package let text: String
    package let offset: Int

    package var path: [String] {
        text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }
}
