import VitrineGeometry

/// The effects and paints of one region, composited as a unit: a backdrop filter, outer shadows that are cut
/// out under the region, and its fills, inner shadows and inside strokes.
///
/// Painted one over the other, each cut by the coverage of the region, they would show a hairline along
/// its edge: with coverage c, a cut-out shadow of weight m under a fill of alpha f is left with
/// `m (1 - c) (1 - c f)` where `m (1 - c)` is right, and a border or an inner shadow lets `c (1 - c)` of
/// the fill through. Together they are exact: `(1 - c) (what lies behind, shadows on it) + c (fills, inner
/// shadows and strokes on what lies behind)`, a stroke of coverage s having the weight s / c there.
public struct Surface: Equatable, Sendable {
    /// Something painted within the region.
    public struct Layer: Equatable, Sendable {
        public enum Content: Equatable, Sendable {
            /// A paint in all of the region.
            case fill(Paint)
            /// A paint in strokes that lie within the region; see `Area.isStroke(within:)`.
            case stroke(Area, Paint)
            /// A shadow that falls into the region.
            case innerShadow(Shadow)
        }

        public var content: Content
        /// The scene node that the layer came from; empty if it is the item's.
        public var source: String

        public init(_ content: Content, source: String = "") {
            self.content = content
            self.source = source
        }
    }

    /// The region.
    public var area: Area
    /// The filter for the backdrop under the region, applied before anything else of the surface is painted.
    public var backdrop: BackdropFilter?
    /// Shadows that the region casts around itself, in painter's order. All are cut out under it.
    public var outerShadows: [Shadow]
    /// The layers within the region, in painter's order.
    public var layers: [Layer]

    public init(
        area: Area, backdrop: BackdropFilter? = nil, outerShadows: [Shadow] = [], layers: [Layer] = []
    ) {
        self.area = area
        self.backdrop = backdrop
        self.outerShadows = outerShadows
        self.layers = layers
    }

    /// The paints of its fills, in painter's order.
    package var fills: [Paint] {
        layers.compactMap { layer in
            if case .fill(let paint) = layer.content { paint } else { nil }
        }
    }

    /// `true` if its parts share an edge, so that compositing them together differs from painting them one by
    /// one: shadows end where other parts begin, and any two other parts share the whole edge.
    public var sharesEdge: Bool {
        let own = layers.count + (backdrop == nil ? 0 : 1)
        return own > 1 || (own == 1 && !outerShadows.isEmpty)
    }

    /// Returns its parts as separate items, in painter's order.
    ///
    /// - Parameter source: The scene node of parts without a source of their own.
    public func parts(from source: String) -> [DisplayItem] {
        var items: [DisplayItem] = []
        if let backdrop { items.append(DisplayItem(source: source, .backdrop(area, backdrop))) }
        items += outerShadows.map { DisplayItem(source: source, .shadow(area, $0)) }
        for layer in layers {
            let content: DisplayContent =
                switch layer.content {
                case .fill(let paint): .fill(area, paint)
                case .stroke(let line, let paint): .fill(line, paint)
                case .innerShadow(let shadow): .shadow(area, shadow)
                }
            items.append(DisplayItem(source: layer.source.isEmpty ? source : layer.source, content))
        }
        return items
    }
}

extension Area {
    /// Returns `true` if it is known to lie within the one shape that `region` fills: if it consists of that
    /// shape, of strokes inside it, and of what is left of these.
    public func isStroke(within region: Area) -> Bool {
        guard region.operands.count == 1, let only = region.operands.first, only.operation == .union,
            case .fill(let shape) = only.geometry, operands.count > 1 || operands.first != only
        else { return false }
        return operands.allSatisfy { operand in
            guard operand.operation == .union, operand != only else { return true }
            guard case .stroke(let line, let style) = operand.geometry else { return false }
            return style.position == .inside && line == shape
        }
    }
}
