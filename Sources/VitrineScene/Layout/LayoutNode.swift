import VitrineGraphics
import VitrineText

/// What elements need while they are laid out.
public final class LayoutContext {
    let text: TextEngine
    /// Device pixels per point: sizes of text are whole pixels.
    let scale: Double

    init(text: TextEngine, scale: Double) {
        self.text = text
        self.scale = scale
    }

    /// The next whole number of device pixels, in points.
    func roundedUp(_ length: Double) -> Double {
        // The allowance keeps 100.00000001 from becoming 101.
        ((length * scale - 1e-6).rounded(.up)) / scale
    }
}

/// How an element answers a proposal: its size, and where its children go in it.
public struct Arrangement: Sendable {
    public struct Placement: Sendable {
        /// The child's top left, from the parent's.
        public var origin: Point
        public var proposal: Proposal

        public init(_ origin: Point, _ proposal: Proposal) {
            self.origin = origin
            self.proposal = proposal
        }
    }

    public var size: Size
    public var placements: [Placement]

    public init(_ size: Size, _ placements: [Placement] = []) {
        self.size = size
        self.placements = placements
    }
}

/// An element while it is laid out: remembers what it answered to each proposal, because stacks
/// ask their children several times over.
public final class LayoutNode {
    let element: any Element
    let children: [LayoutNode]
    private let context: LayoutContext
    private var answers: [Proposal: Arrangement] = [:]

    init(_ element: any Element, context: LayoutContext) {
        self.element = element
        self.context = context
        children = element.children.map { LayoutNode($0, context: context) }
    }

    func arrangement(for proposal: Proposal) -> Arrangement {
        if let known = answers[proposal] { return known }
        let arrangement = element.arrange(children, in: proposal, context)
        answers[proposal] = arrangement
        return arrangement
    }

    func size(for proposal: Proposal) -> Size { arrangement(for: proposal).size }

    func firstBaseline(for proposal: Proposal) -> Double? {
        baseline(for: proposal, own: \.first) { $0.firstBaseline(for: $1) }.min()
    }

    func lastBaseline(for proposal: Proposal) -> Double? {
        baseline(for: proposal, own: \.last) { $0.lastBaseline(for: $1) }.max()
    }

    private func baseline(
        for proposal: Proposal, own: KeyPath<Baselines, Double>,
        of child: (LayoutNode, Proposal) -> Double?
    ) -> [Double] {
        if let baselines = element.baselines(in: proposal, context) { return [baselines[keyPath: own]] }
        return zip(element.baselineChildren(children), arrangement(for: proposal).placements).compactMap {
            node, placement in
            child(node, placement.proposal).map { placement.origin.y + $0 }
        }
    }

    /// The finished frames, absolute and on whole device pixels.
    func placed(at origin: Point, for proposal: Proposal) -> PlacedElement {
        let arrangement = arrangement(for: proposal)
        let children = zip(children, arrangement.placements).map { child, placement in
            child.placed(at: origin + placement.origin, for: placement.proposal)
        }
        return PlacedElement(
            element: element, frame: snapped(Rect(origin: origin, size: arrangement.size)),
            layoutFrame: Rect(origin: origin, size: arrangement.size), proposal: proposal, children: children)
    }

    /// Each edge on its nearest device pixel, so that neighbours stay neighbours.
    private func snapped(_ frame: Rect) -> Rect {
        func snap(_ value: Double) -> Double { (value * context.scale).rounded() / context.scale }
        return Rect(
            minX: snap(frame.minX), minY: snap(frame.minY), maxX: snap(frame.maxX), maxY: snap(frame.maxY))
    }
}

/// Distances of text baselines from an element's top, in points.
public struct Baselines: Hashable, Sendable {
    public var first: Double
    public var last: Double
}

/// An element with its frame: the result of layout.
public struct PlacedElement: Sendable {
    public let element: any Element
    /// In points from the canvas's top left, on whole device pixels.
    public let frame: Rect
    /// The frame before it was put on pixels.
    public let layoutFrame: Rect
    public let proposal: Proposal
    public let children: [PlacedElement]
}
