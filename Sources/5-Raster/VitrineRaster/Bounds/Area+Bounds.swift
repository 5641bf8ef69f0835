import VitrineDisplayList
import VitrineGeometry

extension Area {
    /// A rectangle that contains the area, or `nil` if the area is empty.
    package var conservativeBounds: Rect? {
        var box: Rect?
        for operand in operands where operand.operation == .union {
            guard let next = operand.geometry.conservativeBounds else { continue }
            box = box.map { $0.union(next) } ?? next
        }
        return box
    }

    /// Returns `true` if the area is one rectangle, whose sides a transform leaves upright.
    func isUprightRectangle(under transform: Affine) -> Bool {
        guard operands.count == 1, let operand = operands.first, operand.operation == .union,
            case .fill(.rectangle) = operand.geometry
        else { return false }
        return transform.b == 0 && transform.c == 0
    }
}

extension Area.Geometry {
    fileprivate var conservativeBounds: Rect? {
        switch self {
        case .fill(let shape): return shape.conservativeBounds
        case .stroke(let shape, let style):
            // Square corners reach 1.42 half widths outwards, sharp corners of paths the miter limit.
            var reach = style.width * 1.5
            if case .path = shape, style.join == .miter { reach = style.width * max(style.miterLimit, 1.5) }
            return shape.conservativeBounds?.outset(by: reach)
        }
    }
}

extension ResolvedShape {
    fileprivate var conservativeBounds: Rect? {
        switch self {
        case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _, _): rect
        case .path(let path, _): path.controlBounds
        }
    }
}

extension GlyphRun {
    /// A rectangle that contains the glyphs, or `nil` if none of them has an outline.
    package var conservativeBounds: Rect? {
        guard unitsPerEm > 0 else { return nil }
        let scale = size / unitsPerEm
        var box: Rect?
        for glyph in glyphs {
            guard let outline = glyph.outline.bounds else { continue }
            let next = Affine.scale(scale, scale).apply(outline).offsetBy(glyph.position)
            box = box.map { $0.union(next) } ?? next
        }
        return box
    }
}
