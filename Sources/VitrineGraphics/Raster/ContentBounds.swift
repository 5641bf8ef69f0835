/// Rectangles that surely hold what items paint, in device pixels; larger than need be where an
/// exact answer would cost as much as painting.
struct ContentBounds {
    /// The box of all items, or nil where they paint nothing.
    static func of(_ items: [DisplayItem], _ transform: Affine) -> Rect? {
        var box: Rect?
        for item in items {
            guard let next = of(item.content, transform) else { continue }
            box = box.map { $0.union(next) } ?? next
        }
        return box
    }

    /// The smallest whole pixels within `limit` that hold `box`.
    static func pixels(_ box: Rect, within limit: PixelRect) -> PixelRect {
        func clamp(_ value: Double, _ low: Int, _ high: Int) -> Int {
            value > Double(low) ? (value < Double(high) ? Int(value) : high) : low
        }
        return PixelRect(
            x0: clamp(box.minX.rounded(.down), limit.x0, limit.x1),
            y0: clamp(box.minY.rounded(.down), limit.y0, limit.y1),
            x1: clamp(box.maxX.rounded(.up), limit.x0, limit.x1),
            y1: clamp(box.maxY.rounded(.up), limit.y0, limit.y1))
    }

    private static func of(_ content: DisplayContent, _ transform: Affine) -> Rect? {
        switch content {
        case .fill(let area, _), .backdrop(let area, _): return area.looseBounds.map(transform.apply)
        case .shadow(let area, let shadow) where shadow.placement == .inner:
            return area.looseBounds.map(transform.apply)
        case .shadow(let area, let shadow):
            guard let box = area.spread(by: shadow.spread).looseBounds else { return nil }
            return of(shadow, cast: box, transform)
        case .glyphs(let run, _): return run.looseBounds.map(transform.apply)
        case .group(let group): return of(group, transform)
        }
    }

    private static func of(_ shadow: Shadow, cast box: Rect, _ transform: Affine) -> Rect {
        let moved = transform.apply(box.offsetBy(shadow.offset))
        let state = PaintState(transform: transform, clip: Clip(PixelRect(width: 0, height: 0)))
        let sigma = state.deviceSigma(shadow.sigma)
        let reach = Double(GaussianBlur(sigmaX: sigma.x, sigmaY: sigma.y, edge: .transparent).reach)
        return moved.grown(by: reach + 1)
    }

    private static func of(_ group: Group, _ outer: Affine) -> Rect? {
        let transform = group.transform.then(outer)
        if group.paintsTransparent {
            // All of the clip, or the whole canvas: as large a box as any canvas.
            let far = 1e9
            return group.clip?.looseBounds.map(transform.apply)
                ?? Rect(minX: -far, minY: -far, maxX: far, maxY: far)
        }
        guard var box = of(group.items, transform) else { return nil }
        if let clip = group.clip {
            guard let cut = clip.looseBounds.map(transform.apply)?.intersection(box) else { return nil }
            box = cut
        }
        let state = PaintState(transform: transform, clip: Clip(PixelRect(width: 0, height: 0)))
        for case .blur(let sigma) in group.filters where sigma > 0 {
            let device = state.deviceSigma(sigma)
            let blur = GaussianBlur(sigmaX: device.x, sigmaY: device.y, edge: .transparent)
            box = box.grown(by: Double(blur.reach) + 1)
        }
        var all = box
        for shadow in group.shadows where shadow.placement == .outer {
            let sigma = state.deviceSigma(shadow.sigma)
            let reach = GaussianBlur(sigmaX: sigma.x, sigmaY: sigma.y, edge: .transparent).reach
            let spread = max(shadow.spread, 0) * transform.meanScale
            all = all.union(
                box.offsetBy(state.deviceOffset(shadow.offset)).grown(by: Double(reach) + spread + 2))
        }
        return all
    }
}

extension Rect {
    /// Each side moved outward by `distance`.
    func grown(by distance: Double) -> Rect {
        Rect(
            minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
    }
}

extension Area {
    /// A rectangle that holds the area, or nil where it is empty.
    var looseBounds: Rect? {
        var box: Rect?
        for operand in operands where operand.operation == .union {
            guard let next = operand.geometry.looseBounds else { continue }
            box = box.map { $0.union(next) } ?? next
        }
        return box
    }
}

extension Area.Geometry {
    fileprivate var looseBounds: Rect? {
        switch self {
        case .fill(let shape): return shape.looseBounds
        case .stroke(let shape, let style):
            // Square corners reach 1.42 half widths out, sharp ones of paths the miter limit.
            var reach = style.width * 1.5
            if case .path = shape, style.join == .miter { reach = style.width * max(style.miterLimit, 1.5) }
            return shape.looseBounds?.grown(by: reach)
        }
    }
}

extension Shape {
    fileprivate var looseBounds: Rect? {
        switch self {
        case .rectangle(let rect), .ellipse(let rect), .roundedRectangle(let rect, _, _): rect
        case .path(let path, _): path.controlBounds
        }
    }
}

extension GlyphRun {
    fileprivate var looseBounds: Rect? {
        guard unitsPerEm > 0 else { return nil }
        let scale = size / unitsPerEm
        var box: Rect?
        for glyph in glyphs {
            guard let outline = glyph.outline.controlBounds else { continue }
            let next = Affine.scale(scale, scale).apply(outline).offsetBy(glyph.position)
            box = box.map { $0.union(next) } ?? next
        }
        return box
    }
}
