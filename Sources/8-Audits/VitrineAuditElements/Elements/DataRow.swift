import VitrineLayout

/// Where an element stands that a `forEach` makes for an item of its data, or that is in one of several uses
/// of a component.
package struct DataRow: Hashable {
    /// The path of the `forEach`, or of what the uses stand in and the component's name.
    package let data: String
    /// The path of the innermost item, or of the use.
    package let path: String
    /// The path of the element within the item.
    package let rest: String

    package init(data: String, path: String, rest: String) {
        (self.data, self.path, self.rest) = (data, path, rest)
    }

    /// - Parameter path: The path of an element, such as `body[0].forEach[2][0].hstack[1].icon`.
    package init?(_ path: String) {
        guard let range = path.ranges(of: Self.mark).last,
            let end = path[range.upperBound...].firstIndex(of: "]")
        else { return nil }
        data = String(path[..<range.lowerBound]) + Self.mark
        self.path = String(path[...end])
        rest = String(path[path.index(after: end)...])
    }

    private static let mark = "forEach["
}

extension PlacedElement {
    /// The item of data that the element is made for; `nil` if there is none.
    package var dataRow: DataRow? { DataRow(element.source.path) }
}
