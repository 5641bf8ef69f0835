import VitrineGeometry

extension DisplayItem {
    /// A rectangle outside of which the item paints nothing, in points; `nil` if it may paint anywhere: a
    /// shadow or a filter reaches beyond its shape.
    public var paintedBounds: Rect? { content.paintedBounds }
}

extension DisplayContent {
    fileprivate var paintedBounds: Rect? {
        switch self {
        case .fill(let area, _), .backdrop(let area, _), .progressiveBlur(let area, _): area.outerBounds
        case .shadow(let area, let shadow): shadow.placement == .inner ? area.outerBounds : nil
        case .surface(let surface): surface.outerShadows.isEmpty ? surface.area.outerBounds : nil
        case .glyphs(let run, _): run.outerBounds
        case .glass: nil
        case .adaptive, .projected: nil
        case .group(let group): group.outerBounds
        }
    }
}

extension [DisplayItem] {
    /// A rectangle outside of which none of the items paints anything; `nil` if one may paint anywhere. Empty
    /// if there are no items.
    public var paintedBounds: Rect? {
        var whole: Rect?
        for item in self {
            guard let bounds = item.paintedBounds else { return nil }
            if !bounds.isEmpty { whole = whole?.union(bounds) ?? bounds }
        }
        return whole ?? .zero
    }
}

extension [DisplayItem] {
    /// Returns `true` if one of the items paints content in part of a rectangle: text, or an area that does
    /// not fill the whole of it as a background does. Effects on what is behind them, shadows and glass are
    /// no content.
    package func hasContent(in rect: Rect) -> Bool { contains { $0.content.isContent(in: rect) } }
}

extension DisplayContent {
    fileprivate func isContent(in rect: Rect) -> Bool {
        switch self {
        case .fill(let area, _): area.isContent(in: rect)
        case .surface(let surface): surface.area.isContent(in: rect)
        case .glyphs(let run, _): run.outerBounds?.intersection(rect) != nil
        case .adaptive(let content): content.light.hasContent(in: rect) || content.dark.hasContent(in: rect)
        case .group(let group): group.isContent(in: rect)
        case .backdrop, .glass, .progressiveBlur, .projected, .shadow: false
        }
    }
}

extension Area {
    fileprivate func isContent(in rect: Rect) -> Bool {
        outerBounds.intersection(rect) != nil && !isRectangle(around: rect)
    }

    private func isRectangle(around rect: Rect) -> Bool {
        guard operands.count == 1, case .fill(.rectangle(let own)) = operands[0].geometry else {
            return false
        }
        return own.minX <= rect.minX && own.minY <= rect.minY && own.maxX >= rect.maxX
            && own.maxY >= rect.maxY
    }
}

extension Group {
    fileprivate func isContent(in rect: Rect) -> Bool {
        guard opacity > 0, let back = transform.inverse else { return false }
        let own = back.apply(rect)
        guard let clip else { return items.hasContent(in: own) }
        return own.intersection(clip.outerBounds).map(items.hasContent) ?? false
    }
}

extension Area {
    /// A rectangle that contains the area.
    package var outerBounds: Rect {
        operands.filter { $0.operation == .union }.reduce(nil as Rect?) { whole, operand in
            let bounds = operand.geometry.outerBounds
            return whole?.union(bounds) ?? bounds
        } ?? .zero
    }
}

extension Area.Geometry {
    fileprivate var outerBounds: Rect {
        switch self {
        case .fill(let shape): return shape.bounds
        case .stroke(let shape, let style):
            if style.position == .inside { return shape.bounds }
            // A mitre reaches as far as its limit, and a square cap half a diagonal.
            let reach = style.width * max(style.miterLimit, 1.5)
            return shape.bounds.outset(by: reach)
        }
    }
}

extension GlyphRun {
    /// A rectangle that contains the glyphs; `nil` if that is not finite.
    package var outerBounds: Rect? {
        let scale = size / unitsPerEm
        guard scale.isFinite else { return nil }
        var whole: Rect?
        for glyph in glyphs {
            guard let box = glyph.outline.bounds else { continue }
            let bounds = Rect(
                minX: glyph.position.x + box.minX * scale, minY: glyph.position.y + box.minY * scale,
                maxX: glyph.position.x + box.maxX * scale, maxY: glyph.position.y + box.maxY * scale)
            whole = whole?.union(bounds) ?? bounds
        }
        return whole ?? .zero
    }
}

extension Group {
    fileprivate var outerBounds: Rect? {
        guard filters.isEmpty, shadows.isEmpty else { return nil }
        guard let own = clip?.outerBounds ?? items.paintedBounds else { return nil }
        return own.isEmpty ? .zero : transform.apply(own)
    }
}
