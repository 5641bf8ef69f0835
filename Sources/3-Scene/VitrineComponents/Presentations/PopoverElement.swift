import VitrineGeometry
import VitrineLayout
import VitrineOutlines
import VitrineStyle

/// Content on a surface in the shape of a rounded rectangle with an arrow.
struct PopoverElement: ModifierElement {
    let content: any Element
    let arrow: Edge?
    /// The position along the arrow's edge, 0...1.
    let position: Double
    /// The width of the arrow's base and its height, in points.
    let size: Size
    let radius: Double
    let decoration: Decoration
    /// The point at which the arrow points, within the space that the element then fills; `nil` for an
    /// element of the surface's size.
    var anchor: PointSpec?

    /// The minimum distance of an anchored surface from the edges of its space, in points, like that of
    /// UIKit's popovers.
    private static let margin = 10.0

    var label: String { "popover" }
    var attributes: [Attribute] {
        [
            Attribute("arrow", arrow?.rawValue ?? "none"), Attribute("position", position),
            Attribute("radius", radius),
        ] + (anchor.map { [Attribute("anchor", $0.summary)] } ?? []) + decoration.attributes
    }

    private var insets: Insets {
        switch arrow {
        case .top?: Insets(top: size.height, left: 0, bottom: 0, right: 0)
        case .bottom?: Insets(top: 0, left: 0, bottom: size.height, right: 0)
        case .leading?: Insets(top: 0, left: size.height, bottom: 0, right: 0)
        case .trailing?: Insets(top: 0, left: 0, bottom: 0, right: size.height)
        case nil: .zero
        }
    }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let inner = PaddingElement(content: content, insets: insets)
        guard let anchor, let width = proposal.width, let height = proposal.height, width.isFinite,
            height.isFinite
        else { return inner.arrange(children, in: proposal, context) }
        let room = Rect(x: 0, y: 0, width: width, height: height)
        let offer = Proposal(
            max(width - 2 * Self.margin, 0), max(height - 2 * Self.margin, 0))
        let own = inner.arrange(children, in: offer, context)
        let place = place(of: own.size, pointingAt: anchor.point(in: room), in: room)
        return Arrangement(
            room.size, own.placements.map { .init(place + $0.origin, $0.proposal) })
    }

    /// Returns the origin of the surface such that its arrow points at `tip`, as far as the surface stays
    /// within its space.
    private func place(of size: Size, pointingAt tip: Point, in room: Rect) -> Point {
        func held(_ value: Double, _ length: Double, _ whole: Double) -> Double {
            max(min(value, whole - Self.margin - length), Self.margin)
        }
        let x = held(tip.x - size.width / 2, size.width, room.width)
        let y = held(tip.y - size.height / 2, size.height, room.height)
        return switch arrow {
        case .top?: Point(x, tip.y)
        case .bottom?: Point(x, tip.y - size.height)
        case .leading?: Point(tip.x, y)
        case .trailing?: Point(tip.x - size.width, y)
        case nil: Point(x, y)
        }
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        var frame = placed.frame
        var share = position
        if let anchor, let child = placed.children.first {
            // The frame consists of the content and the space for the arrow, which is on the arrow's edge.
            let (left, right) =
                placed.isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
            frame = Rect(
                minX: child.frame.minX - left, minY: child.frame.minY - insets.top,
                maxX: child.frame.maxX + right, maxY: child.frame.maxY + insets.bottom)
            let tip = anchor.point(in: placed.frame)
            if arrow == .leading || arrow == .trailing {
                share = (tip.y - frame.minY) / max(frame.height, 1)
            } else {
                let x = placed.isMirrored ? placed.frame.maxX - (tip.x - placed.frame.minX) : tip.x
                share = (placed.isMirrored ? frame.maxX - x : x - frame.minX) / max(frame.width, 1)
            }
        }
        let outlined = Shape.outline(
            outline(in: frame, at: share, isMirrored: placed.isMirrored), isOpen: false)
        decoration.paint(PlacedShape(outlined, in: frame), source, &builder) { builder in
            builder.paint(placed.children)
        }
    }

    /// Returns the outline, which is constructed with an arrow at the top and turned to its edge.
    private func outline(in frame: Rect, at position: Double, isMirrored: Bool) -> Path {
        let side: Edge? =
            switch arrow {
            case .leading? where isMirrored: .trailing
            case .trailing? where isMirrored: .leading
            default: arrow
            }
        let isLevel = side == .leading || side == .trailing
        let length = isLevel ? frame.height : frame.width
        let depth = isLevel ? frame.width : frame.height
        let share = isMirrored && !isLevel ? 1 - position : position
        var path = upright(Size(length, depth), at: share, hasArrow: side != nil)
        switch side {
        case .bottom?: path = path.transformed(by: Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: depth))
        case .leading?: path = path.transformed(by: Affine(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
        case .trailing?: path = path.transformed(by: Affine(a: 0, b: 1, c: -1, d: 0, tx: depth, ty: 0))
        default: break
        }
        return path.transformed(by: .translation(frame.minX, frame.minY))
    }

    /// Returns the outline with its arrow at the top. The arrow's base blends into the edge and its tip is
    /// round; the curves are our own, based on pictures of UIKit's.
    private func upright(_ box: Size, at share: Double, hasArrow: Bool) -> Path {
        let top = hasArrow ? size.height : 0
        let body = Rect(minX: 0, minY: top, maxX: box.width, maxY: box.height)
        // On a short edge first the arrow becomes narrower and then the corners smaller, so that the arrow's
        // base lies on the straight part. A continuous corner takes up about 1.3 times its radius.
        let straight = body.width - 2.6 * radius
        let half = min(max(straight, size.width * 0.7), size.width) / 2
        let room = max((body.width - 2 * half) / 2.6, 0)
        let corner = hasArrow ? min(radius, max(room, 0)) : radius
        let round = Path.roundedRectangle(body, CornerRadii(corner), .continuous)
        guard hasArrow, body.width > 2 * half, body.height > 0 else { return round }
        let minimum = min(corner * 1.3 + half, body.width / 2)
        let x = min(max(share * body.width, minimum), body.width - minimum)
        var arrow = Path()
        arrow.move(to: Point(x - half, top))
        arrow.cubic(
            Point(x - half * 0.55, top), Point(x - half * 0.42, top * 0.14),
            to: Point(x - half * 0.14, top * 0.04))
        arrow.cubic(
            Point(x - half * 0.05, 0), Point(x + half * 0.05, 0), to: Point(x + half * 0.14, top * 0.04))
        arrow.cubic(Point(x + half * 0.42, top * 0.14), Point(x + half * 0.55, top), to: Point(x + half, top))
        // The arrow overlaps the body slightly, so that both are merged.
        arrow.line(to: Point(x + half, top + 1))
        arrow.line(to: Point(x - half, top + 1))
        arrow.close()
        return Area([
            Area.Operand(.union, .fill(.path(round, .nonZero))),
            Area.Operand(.union, .fill(.path(arrow, .nonZero))),
        ]).outline()
    }
}
