import VitrineGeometry

/// A horizontal and a vertical alignment.
package struct Alignment: Hashable, Sendable {
    package var horizontal: HorizontalAlignment
    package var vertical: VerticalAlignment

    package init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package static let center = Alignment(.center, .center)

    /// The alignments by their SwiftUI names.
    package static let named: [(String, Alignment)] = [
        ("topLeading", Alignment(.leading, .top)), ("top", Alignment(.center, .top)),
        ("topTrailing", Alignment(.trailing, .top)), ("leading", Alignment(.leading, .center)),
        ("center", .center), ("trailing", Alignment(.trailing, .center)),
        ("bottomLeading", Alignment(.leading, .bottom)), ("bottom", Alignment(.center, .bottom)),
        ("bottomTrailing", Alignment(.trailing, .bottom)),
        ("firstTextBaseline", Alignment(.center, .firstTextBaseline)),
        ("lastTextBaseline", Alignment(.center, .lastTextBaseline)),
        ("leadingFirstTextBaseline", Alignment(.leading, .firstTextBaseline)),
        ("trailingFirstTextBaseline", Alignment(.trailing, .firstTextBaseline)),
        ("leadingLastTextBaseline", Alignment(.leading, .lastTextBaseline)),
        ("trailingLastTextBaseline", Alignment(.trailing, .lastTextBaseline)),
    ]

    package var summary: String {
        if let name = Alignment.named.first(where: { $0.1 == self })?.0 { return name }
        if case .custom(let name) = horizontal, vertical == .center { return name }
        if case .custom(let name) = vertical, horizontal == .center { return name }
        return "\(horizontal.name) \(vertical.name)"
    }
}

extension Alignment: Interpolatable {
    package func mixture(with other: Alignment, at fraction: Double) -> Alignment {
        Alignment(
            horizontal.interpolated(to: other.horizontal, at: fraction),
            vertical.interpolated(to: other.vertical, at: fraction))
    }
}
