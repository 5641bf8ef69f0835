/// A name with its keys, `item.price`, and where it stands.
struct ExpressionName: Hashable, Sendable {
    let text: String
    let offset: Int

    var path: [String] { text.split(separator: ".", omittingEmptySubsequences: false).map(String.init) }
}
