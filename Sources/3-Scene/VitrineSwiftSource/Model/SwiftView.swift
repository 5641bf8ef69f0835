/// A kind of node as a view in Swift.
package struct SwiftView: Sendable {
    /// The key that names the kind.
    package let kind: String
    package let name: String
    package let summary: String
    /// `true` if the kind's bare name is a node.
    package var acceptsNull = false
    /// `true` if the value may be a list of nodes.
    package var acceptsViews = false
    /// The types of values that are neither records nor lists of nodes.
    package var values: [SwiftType] = []
    /// The keys of the value if it is a record; otherwise `nil`.
    package var record: [SwiftField]?
    /// The modifiers that the initializers take.
    package var modifiers: [SwiftField] = []

    /// The key of the record whose views are the content of the node; a list of nodes stands for them.
    package var contentKey: String? {
        guard acceptsViews else { return nil }
        return record?.first { $0.key == "content" && $0.type == .views }?.key
    }
}
