import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrineShaders

extension Group {
    /// The group with the outline of its mask as its clip.
    ///
    /// Where the outline of the mask is that of what it masks, the product of their coverages would thin the
    /// edge twice; a clip is exact there. A mask that ends on whole pixels stays one.
    func withMaskAsClip(under transform: Affine) -> Group {
        guard let mask, !mask.isInverted, clip == nil, filters.isEmpty, shadows.isEmpty,
            mask.items.count == 1, case .fill(let area, let paint) = mask.items[0].content,
            paint.extent == nil, let box = area.looseBounds,
            !Clip.isWholePixels(area, transform: self.transform.then(transform))
        else { return self }
        var group = self
        group.clip = area
        if case .solid(let color) = paint, color == .white || (color.alpha == 1 && mask.kind == .alpha) {
            group.mask = nil
            group.isIsolated = true
        } else {
            // Far beyond every pixel that the area touches.
            let reach = 16 * (1 + max(box.width, box.height))
            group.mask?.items[0].content = .fill(.fill(.rectangle(box.outset(by: reach))), paint)
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
    /// the visible part of them, so that pictures do not change with their position. Items with blend modes
    /// that depend on the pixels beneath stay as they are, because a layer would hide those pixels from them.
    func sharesClipEdge(under transform: Affine) -> Bool {
        guard let clip, !Clip.isWholePixels(clip, transform: transform) else { return false }
        let margin = Size(1.5 / max(transform.xScale, 1e-9), 1.5 / max(transform.yScale, 1e-9))
        let inner = clip.innerBoxes(margin: margin)
        var count = 0
        return Self.reaches(items, .identity, inner, &count) && count > 1
    }

    /// Counts the items, and the parts of surfaces, that are not inside one of the boxes; false where some of
    /// them must see what lies beneath.
    private static func reaches(
        _ items: [DisplayItem], _ transform: Affine, _ boxes: [Rect], _ count: inout Int
    ) -> Bool {
        for item in items {
            if case .group(let group) = item.content, !group.needsLayer {
                guard reaches(group.items, group.transform.then(transform), boxes, &count) else {
                    return false
                }
                continue
            }
            if case .group(let group) = item.content, group.blends { return false }
            func add(_ box: Rect) {
                if !boxes.contains(where: { $0.contains(box) }) { count += 1 }
            }
            if case .surface(let surface) = item.content {
                ContentBounds.forEachPart(of: surface, transform, add)
            } else if let box = ContentBounds.of(item.content, transform) {
                add(box)
            }
        }
        return true
    }
}

extension Area {
    /// Returns rectangles within the area, `margin` away from its edge.
    ///
    /// The result is empty if finding them would take much work; all items then count as reaching the edge.
    fileprivate func innerBoxes(margin: Size) -> [Rect] {
        guard operands.count == 1, let only = operands.first, only.operation == .union,
            case .fill(let shape) = only.geometry
        else { return [] }
        switch shape {
        case .rectangle(let rect): return [rect.insetBy(margin.width, margin.height)]
        case .roundedRectangle(let rect, let radii, let style):
            // A continuous corner takes up 1.53 radii of each side.
            let corner = (radii.all.max() ?? 0) * (style == .continuous ? 1.53 : 1)
            return [
                rect.insetBy(corner + margin.width, margin.height),
                rect.insetBy(margin.width, corner + margin.height),
                // Within the square that an arc bends around: 1 - sqrt(1/2) of the radius from the sides.
                rect.insetBy(corner * 0.3 + margin.width, corner * 0.3 + margin.height),
            ]
        case .ellipticalRectangle(let rect, let radii, let style):
            let reach = style == .continuous ? 1.53 : 1
            let across = (radii.across.all.max() ?? 0) * reach
            let down = (radii.down.all.max() ?? 0) * reach
            return [
                rect.insetBy(across + margin.width, margin.height),
                rect.insetBy(margin.width, down + margin.height),
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
    /// The lengths that a horizontal and a vertical unit are mapped to.
    fileprivate var xScale: Double { (a * a + b * b).squareRoot() }
    fileprivate var yScale: Double { (c * c + d * d).squareRoot() }
}
