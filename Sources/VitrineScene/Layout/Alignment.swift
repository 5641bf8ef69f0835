import VitrineGraphics

public enum HorizontalAlignment: Hashable, Sendable {
    case leading, center, trailing
    /// One that the scene declares; in the middle of what does not say where its guide is.
    case custom(String)

    public var name: String {
        switch self {
        case .leading: "leading"
        case .center: "center"
        case .trailing: "trailing"
        case .custom(let name): name
        }
    }
}

public enum VerticalAlignment: Hashable, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
    /// One that the scene declares; in the middle of what does not say where its guide is.
    case custom(String)

    public var name: String {
        switch self {
        case .top: "top"
        case .center: "center"
        case .bottom: "bottom"
        case .firstTextBaseline: "firstTextBaseline"
        case .lastTextBaseline: "lastTextBaseline"
        case .custom(let name): name
        }
    }
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
        ("leadingLastTextBaseline", Alignment(.leading, .lastTextBaseline)),
        ("trailingLastTextBaseline", Alignment(.trailing, .lastTextBaseline)),
    ]

    var summary: String {
        if let name = Alignment.named.first(where: { $0.1 == self })?.0 { return name }
        if case .custom(let name) = horizontal, vertical == .center { return name }
        if case .custom(let name) = vertical, horizontal == .center { return name }
        return "\(horizontal.name) \(vertical.name)"
    }
}

/// A line of a box that others are aligned with, across or down.
enum Guide: Hashable, Sendable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)

    /// Where it lies in a box that says nothing of its own, from the left or from the top.
    ///
    /// As in SwiftUI, what holds no text stands on its bottom edge.
    func standard(in size: Size) -> Double {
        switch self {
        case .horizontal(.leading), .vertical(.top): 0
        case .horizontal(.center), .horizontal(.custom): size.width / 2
        case .horizontal(.trailing): size.width
        case .vertical(.center), .vertical(.custom): size.height / 2
        case .vertical(.bottom), .vertical(.firstTextBaseline), .vertical(.lastTextBaseline): size.height
        }
    }

    var name: String {
        switch self {
        case .horizontal(let alignment): alignment.name
        case .vertical(let alignment): alignment.name
        }
    }

    var axis: Axis {
        switch self {
        case .horizontal: .horizontal
        case .vertical: .vertical
        }
    }

    /// What several children make of a guide that each of them states: the first of first baselines, the last of
    /// last ones, and the mean of any other.
    func combined(_ values: [Double]) -> Double? {
        if values.isEmpty { return nil }
        switch self {
        case .vertical(.firstTextBaseline): return values.min()
        case .vertical(.lastTextBaseline): return values.max()
        default: return values.reduce(0, +) / Double(values.count)
        }
    }
}
