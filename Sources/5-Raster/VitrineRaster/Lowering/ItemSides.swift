import VitrineDisplayList
import VitrineGeometry
import VitrineShaders

/// The sides of the boxes around what items paint, as far as a clip around the items does not hide them.
///
/// Two items that end at the same line, or begin where the other ends, hide or complete each other only on
/// a grid on which the line lies between pixels. Elsewhere coverage that is exact for each of them lets what
/// is beneath shine through along the line.
struct ItemSides {
    private struct Box {
        var (minX, minY, maxX, maxY): (Double, Double, Double, Double)
        /// Indicates whether there may be edges that are not those of the box and not round.
        var isIrregular: Bool

        init(_ rect: Rect, isIrregular: Bool) {
            (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
            self.isIrregular = isIrregular
        }
    }

    /// The boxes of each item that has any edge.
    private var items: [[Box]] = []
    private var clashes = false

    /// The distance in points up to which two sides are one line.
    private static let slack = 0.01
    /// The number of items above which they are taken to share lines.
    private static let maxItems = 1024

    private init() {}

    /// Returns `true` if two of the items may have a part of an edge in common, beyond single points.
    static func areShared(by items: [DisplayItem]) -> Bool {
        var sides = ItemSides()
        sides.add(items, .identity)
        return sides.clashes || sides.haveClash
    }

    private mutating func add(_ items: [DisplayItem], _ transform: Affine) {
        for item in items where !clashes { add(item.content, transform) }
    }

    private mutating func add(_ content: DisplayContent, _ transform: Affine) {
        switch content {
        // Edges of letters lie along no others.
        case .glyphs: break
        case .shadow(let area, let shadow):
            if shadow.sigma == 0 || shadow.placement == .inner { add(area, transform) }
        case .fill(let area, let paint): add(paint.part(of: area), transform)
        case .surface(let surface):
            var boxes = Self.boxes(of: surface.area, transform)
            for case .stroke(let line, _) in surface.layers.map(\.content) {
                boxes += Self.boxes(of: line, transform).dropFirst()
            }
            append(boxes)
        case .group(let group):
            let inner = group.transform.then(transform)
            guard let clip = group.clip else { return add(group.items, inner) }
            var within = ItemSides()
            within.add(group.items, inner)
            guard let box = clip.conservativeBounds.map(inner.apply) else { return }
            within.open(at: box)
            clashes = clashes || within.clashes || within.haveClash
            add(clip, inner)
        case .backdrop, .glass, .progressiveBlur, .adaptive, .projected:
            guard let box = ContentBounds.of(content, transform) else { return }
            append([Box(box, isIrregular: true)])
        }
    }

    private mutating func add(_ area: Area, _ transform: Affine) {
        append(Self.boxes(of: area, transform))
    }

    private mutating func append(_ boxes: [Box]) {
        if boxes.isEmpty { return }
        items.append(boxes)
        if items.count > Self.maxItems { clashes = true }
    }

    /// Returns the box of an area, and those of the holes that borders leave.
    private static func boxes(of area: Area, _ transform: Affine) -> [Box] {
        guard let box = area.conservativeBounds else { return [] }
        let isTurned = transform.b != 0 || transform.c != 0
        var isIrregular = isTurned || area.operands.count > 1
        var outer = box
        var holes: [Box] = []
        for operand in area.operands {
            switch operand.geometry {
            case .fill(.path): isIrregular = true
            case .fill: break
            case .stroke(let shape, let style):
                guard let ring = ConcentricStroke(shape, style) else {
                    isIrregular = true
                    continue
                }
                if area.operands.count == 1 { outer = ring.outer.bounds }
                guard let inner = ring.inner else { continue }
                holes.append(Box(transform.apply(inner.bounds), isIrregular: isTurned))
            }
        }
        return [Box(transform.apply(outer), isIrregular: isIrregular)] + holes
    }

    /// Removes the sides that lie at the edge of a clip or beyond it.
    private mutating func open(at clip: Rect) {
        func low(_ side: inout Double, _ edge: Double) {
            if side <= edge + Self.slack { side = -.infinity }
        }
        func high(_ side: inout Double, _ edge: Double) {
            if side >= edge - Self.slack { side = .infinity }
        }
        for item in items.indices {
            for index in items[item].indices {
                low(&items[item][index].minX, clip.minX)
                low(&items[item][index].minY, clip.minY)
                high(&items[item][index].maxX, clip.maxX)
                high(&items[item][index].maxY, clip.maxY)
            }
        }
    }

    private var haveClash: Bool {
        for (index, boxes) in items.enumerated() {
            for other in items[(index + 1)...] {
                if boxes.contains(where: { a in other.contains { Self.clash(a, $0) } }) { return true }
            }
        }
        return false
    }

    private static func clash(_ a: Box, _ b: Box) -> Bool {
        func overlap(_ low: Double, _ high: Double, and otherLow: Double, _ otherHigh: Double) -> Bool {
            low <= otherHigh + slack && otherLow <= high + slack
        }
        let across = overlap(a.minX, a.maxX, and: b.minX, b.maxX)
        let down = overlap(a.minY, a.maxY, and: b.minY, b.maxY)
        guard across, down else { return false }
        if a.isIrregular || b.isIrregular { return !isWithin(a, b) && !isWithin(b, a) }
        // Infinity minus infinity is NaN, so unbounded sides never match.
        func areOne(_ sides: [Double], _ others: [Double]) -> Bool {
            sides.contains { side in others.contains { abs(side - $0) <= slack } }
        }
        return areOne([a.minX, a.maxX], [b.minX, b.maxX]) || areOne([a.minY, a.maxY], [b.minY, b.maxY])
    }

    /// Returns `true` if a box lies within another, apart from its sides.
    private static func isWithin(_ inner: Box, _ outer: Box) -> Bool {
        func isApart(_ distance: Double, _ side: Double) -> Bool { side.isInfinite || distance > slack }
        return isApart(inner.minX - outer.minX, outer.minX) && isApart(inner.minY - outer.minY, outer.minY)
            && isApart(outer.maxX - inner.maxX, outer.maxX) && isApart(outer.maxY - inner.maxY, outer.maxY)
    }
}
