import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

/// A blur of the backdrop within its frame that increases along a line.
package struct ProgressiveBlurElement: Element, Sendable {
    /// The line in a frame along which the blur goes from its first to its last deviation.
    package enum Line: Hashable, Sendable {
        /// From the opposite edge to this one.
        case toward(Edge)
        case between(PointSpec, PointSpec)
    }

    package let source: ElementSource
    package let line: Line
    package let first: Double
    package let last: Double
    package let tint: Color

    package init(source: ElementSource, line: Line, first: Double, last: Double, tint: Color) {
        self.source = source
        self.line = line
        self.first = first
        self.last = last
        self.tint = tint
    }

    package var label: String { "progressiveBlur" }
    package var traits: ElementTraits { ElementTraits(FadesContent.self, .blur(reach: 0)) }
    package var attributes: [Attribute] {
        var list = [Attribute("line", line.summary), Attribute("from", first), Attribute("to", last)]
        if tint.alpha > 0 { list.append(Attribute("tint", tint.summary)) }
        return list
    }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        Arrangement(Size(proposal.width ?? 10, proposal.height ?? 10))
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let (start, end) = line.ends(in: placed.frame, isMirrored: placed.isMirrored)
        let blur = ProgressiveBlur(start: start, end: end, startSigma: first, endSigma: last, tint: tint)
        builder.append(.progressiveBlur(.fill(.rectangle(placed.frame)), blur), from: source)
    }
}

extension ProgressiveBlurElement.Line {
    /// Returns the ends of the line. Edges swap in right-to-left layout; positions do not, as in gradients.
    fileprivate func ends(in frame: Rect, isMirrored: Bool) -> (start: Point, end: Point) {
        let (top, bottom) = (Point(frame.midX, frame.minY), Point(frame.midX, frame.maxY))
        let (left, right) = (Point(frame.minX, frame.midY), Point(frame.maxX, frame.midY))
        switch self {
        case .toward(.top): return (bottom, top)
        case .toward(.bottom): return (top, bottom)
        case .toward(.leading): return isMirrored ? (left, right) : (right, left)
        case .toward(.trailing): return isMirrored ? (right, left) : (left, right)
        case .between(let start, let end): return (start.point(in: frame), end.point(in: frame))
        }
    }

    fileprivate var summary: String {
        switch self {
        case .toward(let edge): edge.rawValue
        case .between(let start, let end): "\(start.summary) \(end.summary)"
        }
    }
}
