import VitrineGraphics

public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
    case leading, center, trailing
}

public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Where things meet in both directions.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(.center, .center)

    /// SwiftUI's names.
    static let named: [(String, Alignment)] = [
        ("topLeading", Alignment(.leading, .top)), ("top", Alignment(.center, .top)),
        ("topTrailing", Alignment(.trailing, .top)), ("leading", Alignment(.leading, .center)),
        ("center", .center), ("trailing", Alignment(.trailing, .center)),
        ("bottomLeading", Alignment(.leading, .bottom)), ("bottom", Alignment(.center, .bottom)),
        ("bottomTrailing", Alignment(.trailing, .bottom)),
        ("firstTextBaseline", Alignment(.center, .firstTextBaseline)),
        ("lastTextBaseline", Alignment(.center, .lastTextBaseline)),
        ("leadingFirstTextBaseline", Alignment(.leading, .firstTextBaseline)),
        ("trailingFirstTextBaseline", Alignment(.trailing, .firstTextBaseline)),
    ]

    var summary: String { Alignment.named.first { $0.1 == self }?.0 ?? "\(horizontal) \(vertical)" }
}

extension HorizontalAlignment {
    /// The guide's distance from the left side of a box.
    func guide(width: Double) -> Double {
        switch self {
        case .leading: 0
        case .center: width / 2
        case .trailing: width
        }
    }
}

extension VerticalAlignment {
    /// The guide's distance from the top of a laid-out child.
    func guide(of node: LayoutNode, for proposal: Proposal) -> Double {
        let height = node.size(for: proposal).height
        switch self {
        case .top: return 0
        case .center: return height / 2
        case .bottom: return height
        // As in SwiftUI, what holds no text stands on its bottom edge.
        case .firstTextBaseline: return node.firstBaseline(for: proposal) ?? height
        case .lastTextBaseline: return node.lastBaseline(for: proposal) ?? height
        }
    }
}
