import VitrineColor
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrineShaders

extension Group {
    /// The group with the outline of its mask as its clip.
    ///
    /// Where the outline of the mask is that of what it masks, the product of their coverages would thin the
    /// edge twice; a clip is exact there. A mask that ends on whole pixels stays one. An inverted one is a
    /// clip only if nothing is left where it is.
    func withMaskAsClip(under transform: Affine) -> Group {
        guard let mask, filters.isEmpty, shadows.isEmpty, let only = mask.items.onlyFill,
            let box = only.area.conservativeBounds,
            !Clip.isWholePixels(only.area, transform: self.transform.then(transform))
        else { return self }
        var isSolid = false
        if case .solid(let color) = only.paint {
            isSolid = only.opacity == 1 && (color == .white || (color.alpha == 1 && mask.kind == .alpha))
        }
        // Far beyond every pixel that the area touches.
        let reach = 16 * (1 + max(box.width, box.height))
        var outline = only.area
        if mask.isInverted {
            guard isSolid, clip == nil, only.area.operands.allSatisfy({ $0.operation == .union }),
                let items = ContentBounds.of(items, .identity)
            else { return self }
            let all = items.union(box).outset(by: reach)
            outline = Area(
                [.init(.union, .fill(.rectangle(all)))]
                    + only.area.operands.map { .init(.subtract, $0.geometry) })
        }
        var group = self
        if let clip {
            group.items = [DisplayItem(source: "", .group(Group(clip: clip, items: items)))]
        }
        group.clip = outline
        if isSolid {
            group.mask = nil
            group.isIsolated = true
        } else {
            group.mask?.items = mask.items.withOnlyFill(on: .fill(.rectangle(box.outset(by: reach))))
        }
        return group
    }

    /// The group with an inner clip merged into it.
    ///
    /// If a group with a picture of its own contains only a group that is just a clip, the clip cuts that
    /// picture once instead of each item.
    var withoutInnerClip: Group {
        guard needsLayer, clip == nil, items.count == 1, case .group(let inner) = items[0].content,
            !inner.needsLayer, inner.transform == .identity
        else { return self }
        var group = self
        group.clip = inner.clip
        group.items = inner.items
        return group.withoutInnerClip
    }

    /// Returns `true` if its clip has a soft edge that more than one of its items reaches, so that the group
    /// must be painted as one and then clipped.
    ///
    /// Items that are clipped one by one shine through each other along the edge: two of coverage c leave
    /// `(1 - c)^2` of the backdrop where `1 - c` is right. The answer depends on the shapes alone, never on
    /// the visible part of them, so that pictures do not change with their position. Items that blend with
    /// what lies beneath are painted on a copy of it, unless others filter it, far around the clip.
    func sharesClipEdge(under transform: Affine) -> Bool {
        guard let clip, !Clip.isWholePixels(clip, transform: transform),
            !(blendsItemsWithTarget && items.readBackdrop)
        else { return false }
        let margin = Size(1.5 / max(transform.xScale, 1e-9), 1.5 / max(transform.yScale, 1e-9))
        let inner = clip.innerBoxes(margin: margin, under: transform)
        var count = 0
        Self.count(items, .identity, outside: inner, &count)
        return count > 1
    }

    /// Indicates whether it is made of its items alone, without filters, shadows and a mask.
    package var isPictureOfItems: Bool {
        filters.isEmpty && shadows.isEmpty && mask == nil && !blendsItemsWithTarget
    }

    /// Indicates whether it does nothing but clip, and some of its items depend on the pixels beneath it,
    /// which a picture of its own would hide from them.
    var blendsItemsWithTarget: Bool { !needsLayer && items.blendWithTarget }

    /// Counts the items, and the parts of surfaces, that are not inside one of the boxes.
    private static func count(
        _ items: [DisplayItem], _ transform: Affine, outside boxes: [Rect], _ count: inout Int
    ) {
        for item in items {
            if case .group(let group) = item.content, !group.needsLayer {
                Self.count(group.items, group.transform.then(transform), outside: boxes, &count)
                continue
            }
            func add(_ box: Rect) {
                if !boxes.contains(where: { $0.contains(box) }) { count += 1 }
            }
            if case .surface(let surface) = item.content {
                ContentBounds.forEachPart(of: surface, transform, add)
            } else if let box = ContentBounds.of(item.content, transform) {
                add(box)
            }
        }
    }
}

extension [DisplayItem] {
    /// Indicates whether one of the items blends with the picture that they are painted on.
    var blendWithTarget: Bool {
        contains { item in
            guard case .group(let group) = item.content else { return false }
            return group.blends || group.blendsItemsWithTarget
        }
    }

    /// The fill that is all that they paint, and its opacity; `nil` if they paint anything else.
    fileprivate var onlyFill: (area: Area, paint: Paint, opacity: Double)? {
        guard count == 1 else { return nil }
        switch self[0].content {
        case .fill(let area, let paint): return paint.extent == nil ? (area, paint, 1) : nil
        case .group(let group):
            var plain = group
            plain.opacity = 1
            plain.isIsolated = false
            guard !plain.needsLayer, group.clip == nil, group.transform == .identity,
                let only = group.items.onlyFill
            else { return nil }
            return (only.area, only.paint, only.opacity * group.opacity)
        default: return nil
        }
    }

    /// Returns the items with another area for the only fill.
    fileprivate func withOnlyFill(on area: Area) -> [DisplayItem] {
        map { item in
            var item = item
            switch item.content {
            case .fill(_, let paint): item.content = .fill(area, paint)
            case .group(var group):
                group.items = group.items.withOnlyFill(on: area)
                item.content = .group(group)
            default: break
            }
            return item
        }
    }
}

extension Area {
    /// Returns rectangles within the area, `margin` away from its edge.
    ///
    /// Straight sides on whole pixels are no edge. The result is empty if finding the rectangles would take
    /// much work; all items then count as reaching the edge.
    fileprivate func innerBoxes(margin: Size, under transform: Affine) -> [Rect] {
        guard operands.count == 1, let only = operands.first, only.operation == .union,
            case .fill(let shape) = only.geometry
        else { return [] }
        switch shape {
        case .rectangle(let rect): return [rect.insetBy(margin.width, margin.height)]
        case .roundedRectangle(let rect, let radii, let style):
            // A continuous corner takes up 1.53 radii of each side.
            let reach = style == .continuous ? 1.53 : 1
            let across = (radii.across.max() ?? 0) * reach
            let down = (radii.down.max() ?? 0) * reach
            let side = transform.margin(margin, alongSidesOf: rect)
            return [
                rect.insetBy(across + margin.width, side.height),
                rect.insetBy(side.width, down + margin.height),
                // Within the square that an arc bends around: 1 - sqrt(1/2) of the radius from the sides.
                rect.insetBy(across * 0.3 + margin.width, down * 0.3 + margin.height),
            ]
        case .ellipse(let rect):
            return [
                rect.insetBy(rect.width * 0.1465 + margin.width, rect.height * 0.1465 + margin.height)
            ]
        case .path: return []
        }
    }
}

extension Rect {
    fileprivate func contains(_ other: Rect) -> Bool {
        width > 0 && height > 0 && other.minX >= minX && other.maxX <= maxX && other.minY >= minY
            && other.maxY <= maxY
    }
}

extension Affine {
    /// Returns the margin, without that along sides of a rectangle that come to lie on whole pixels.
    fileprivate func margin(_ margin: Size, alongSidesOf rect: Rect) -> Size {
        guard b == 0, c == 0 else { return margin }
        let box = apply(rect)
        func isWhole(_ value: Double) -> Bool { value == value.rounded() }
        return Size(
            isWhole(box.minX) && isWhole(box.maxX) ? 0 : margin.width,
            isWhole(box.minY) && isWhole(box.maxY) ? 0 : margin.height)
    }

    /// The lengths that a horizontal and a vertical unit are mapped to.
    fileprivate var xScale: Double { (a * a + b * b).squareRoot() }
    fileprivate var yScale: Double { (c * c + d * d).squareRoot() }
}
