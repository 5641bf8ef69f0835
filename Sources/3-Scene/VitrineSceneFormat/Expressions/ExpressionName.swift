/// A name with its keys, `item.price`, and its offset.
struct ExpressionName: Hashable, Sendable {
    let text: String
    let offset: Int

    var path: [String] { text.split(separator: ".", omittingEmptySubsequences: false).map(String.init) }
}
