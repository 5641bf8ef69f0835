import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

extension DisplayContent {
    /// Returns `true` if there is something between two contents: they are of one kind, and all their parts
    /// have something in between, or are equal.
    func isInterpolatable(to other: DisplayContent) -> Bool {
        switch (self, other) {
        case (.fill(let area, let paint), .fill(let last, let other)):
            area.isInterpolatable(to: last) && paint.isInterpolatable(to: other)
        case (.shadow(let area, let shadow), .shadow(let last, let other)):
            area.isInterpolatable(to: last) && shadow.isInterpolatable(to: other)
        case (.glyphs(let run, let paint), .glyphs(let last, let other)):
            run.isInterpolatable(to: last) && paint.isInterpolatable(to: other)
        case (.backdrop(let area, let filter), .backdrop(let last, let other)):
            area.isInterpolatable(to: last) && filter.isInterpolatable(to: other)
        case (.surface(let surface), .surface(let other)): surface.isInterpolatable(to: other)
        case (.glass(let glass), .glass(let other)): glass.isInterpolatable(to: other)
        case (.progressiveBlur(let area, let blur), .progressiveBlur(let last, let other)):
            area.isInterpolatable(to: last) && blur.isInterpolatable(to: other)
        case (.adaptive(let content), .adaptive(let other)): content.area.isInterpolatable(to: other.area)
        case (.projected(let content), .projected(let other)):
            content.map == other.map && content.isResampled == other.isResampled
        case (.group(let group), .group(let other)): group.isInterpolatable(to: other)
        default: false
        }
    }
}

extension Group {
    /// Returns `true` if two groups composite what is in them alike, and are cut by areas with something in
    /// between.
    fileprivate func isInterpolatable(to other: Group) -> Bool {
        let clipsMeet =
            switch (clip, other.clip) {
            case (nil, nil): true
            case (let clip?, let last?): clip.isInterpolatable(to: last)
            default: false
            }
        return clipsMeet && blendMode == other.blendMode && backdropMatrix == other.backdropMatrix
            && blendsInSRGB == other.blendsInSRGB && isIsolated == other.isIsolated && mask == other.mask
            && mirrorsBackdropAtClip == other.mirrorsBackdropAtClip
            && filters.isInterpolatable(to: other.filters) && shadows.isInterpolatable(to: other.shadows)
    }
}

extension GlyphRun: Interpolatable {
    /// Returns `true` for the same glyphs.
    package func isInterpolatable(to other: GlyphRun) -> Bool {
        text == other.text && unitsPerEm == other.unitsPerEm && glyphs.count == other.glyphs.count
            && zip(glyphs, other.glyphs).allSatisfy { $0.outline == $1.outline }
    }

    package func mixture(with other: GlyphRun, at fraction: Double) -> GlyphRun {
        guard isInterpolatable(to: other) else { return switched(to: other, at: fraction) }
        var run = switched(to: other, at: fraction)
        run.size = size.interpolated(to: other.size, at: fraction, within: .lengths)
        run.origin = origin.interpolated(to: other.origin, at: fraction)
        run.advance = advance.interpolated(to: other.advance, at: fraction)
        for index in run.glyphs.indices {
            run.glyphs[index].position = glyphs[index].position.interpolated(
                to: other.glyphs[index].position, at: fraction)
        }
        return run
    }
}

extension Glass: Interpolatable {
    /// Returns `true` for as many bodies, of shapes with something in between.
    package func isInterpolatable(to other: Glass) -> Bool {
        edge == other.edge && bodies.count == other.bodies.count
            && shadows.isInterpolatable(to: other.shadows)
            && zip(bodies, other.bodies).allSatisfy { $0.shape.isInterpolatable(to: $1.shape) }
    }

    package func mixture(with other: Glass, at fraction: Double) -> Glass {
        guard isInterpolatable(to: other) else { return switched(to: other, at: fraction) }
        var glass = other
        glass.bodies = zip(bodies, other.bodies).map { from, to in
            Body(
                from.shape.interpolated(to: to.shape, at: fraction),
                from.optics.interpolated(to: to.optics, at: fraction, in: GlassMorph.colors),
                source: to.source)
        }
        glass.smoothness = smoothness.interpolated(to: other.smoothness, at: fraction, within: .lengths)
        glass.light = light.interpolated(to: other.light, at: fraction)
        glass.shadows = shadows.interpolated(to: other.shadows, at: fraction, in: GlassMorph.colors)
        return glass
    }
}
