import VitrineDisplayList
import VitrineGeometry
import VitrineJSON

/// Contents of which one becomes the other, in the place of one.
///
/// Its size is on the way from one to the other.
package struct ContentTransitionElement: Element, Sendable {
    /// A content, and how much of it is there.
    package struct Part: Sendable {
        package var content: any Element
        /// The share of it, 0 for nothing and 1 for all; beyond where its animation overshoots.
        package var share: Double
        /// How far it is moved down, in parts of its own height.
        package var shift: Double

        package init(_ content: any Element, share: Double, shift: Double = 0) {
            self.content = content
            self.share = share
            self.shift = shift
        }
    }

    /// How what is drawn of one becomes that of the other.
    package enum Change: Sendable {
        /// Each is drawn as it is: it has effects of its own, such as an opacity.
        case separate
        /// One dissolves into the other.
        case dissolve
        /// What both draw alike changes from one to the other, such as a colour; the rest dissolves.
        case interpolation
    }

    package let source: ElementSource
    package let parts: [Part]
    /// The baselines of contents that are moved down stay in their line: digits roll from it and to it.
    package let guides: [Guide: GuideSpec]
    /// Where contents of another width stand, from 0 at the beginning to 1 at the end.
    let anchor: Double
    let change: Change

    package init(source: ElementSource, parts: [Part], anchor: Double, change: Change = .separate) {
        self.change = change
        self.source = source
        self.parts = parts
        self.anchor = anchor
        let lines: [Guide] = [.vertical(.firstTextBaseline), .vertical(.lastTextBaseline)]
        let isMoved = parts.contains { $0.shift != 0 }
        guides = Dictionary(
            uniqueKeysWithValues: (isMoved ? lines : []).map {
                ($0, GuideSpec(base: .guide($0)))
            })
    }

    package var label: String { "contentTransition" }
    package var children: [any Element] { parts.map(\.content) }
    package var attributes: [Attribute] {
        [Attribute("shares", parts.map { PrintedText.number($0.share) }.joined(separator: " "))]
    }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        let sizes = children.map { $0.size(for: proposal) }
        func mean(_ length: (Size) -> Double) -> Double {
            max(zip(sizes, parts).reduce(0) { $0 + length($1.0) * $1.1.share }, 0)
        }
        let size = Size(mean(\.width), mean(\.height))
        return Arrangement(
            size,
            zip(sizes, parts).map { own, part in
                Arrangement.Placement(
                    Point(
                        (size.width - own.width) * anchor,
                        (size.height - own.height) / 2 + part.shift * own.height), proposal)
            })
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        guard change != .separate, let first = placed.children.first, let main = parts.first else {
            return builder.paint(placed.children)
        }
        // Glass that melts into that around it changes halfway.
        if builder.collectsGlass { return builder.paint(first) }
        var items = builder.items { $0.paint(first) }
        var share = main.share
        for (child, part) in zip(placed.children, parts).dropFirst() {
            share += part.share
            let dissolve = Dissolve(
                at: min(max(part.share / share, 0), 1), from: source, interpolates: change == .interpolation)
            items = dissolve.items(items, into: builder.items { $0.paint(child) })
        }
        builder.append(items)
    }

    /// Baselines are those of what is there most.
    package func baselineChildren(_ children: [LayoutNode]) -> ArraySlice<LayoutNode> { children.prefix(1) }
}
