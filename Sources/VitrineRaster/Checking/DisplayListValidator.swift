import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// Checks a display list before painting for violations of the limits and for numbers that are not finite.
struct DisplayListValidator {
    let limits: RasterLimits
    let canvas: PixelRect

    /// The position of an item in the nesting.
    private struct Place {
        var transform: Affine
        /// The number of groups around the item.
        var depth: Int
        /// The number of pixels of the pictures that are alive while the item is painted, without the canvas.
        var livePixels = 0
        /// The number of times that the item is painted.
        var repeats = 1
    }

    func validate(_ list: DisplayList) throws(RasterError) {
        try validate(list.items, Place(transform: .scale(list.scale, list.scale), depth: 0))
    }

    private func validate(_ items: [DisplayItem], _ place: Place) throws(RasterError) {
        for item in items { try validate(item, place) }
    }

    private func validate(_ item: DisplayItem, _ place: Place) throws(RasterError) {
        let source = item.source
        let isFinite: Bool
        switch item.content {
        case .fill(let area, let paint): isFinite = area.isFinite && paint.isFinite
        case .shadow(let area, let shadow):
            isFinite = area.isFinite && shadow.isFinite
            if isFinite { try validate(sigma: shadow.sigma, source, place) }
        case .glyphs(let run, let paint): isFinite = run.isFinite && paint.isFinite
        case .backdrop(let area, let filter):
            isFinite = area.isFinite && filter.isFinite
            if isFinite { try validate(filter.filters, source, place) }
        case .surface(let surface):
            isFinite = surface.isFinite
            if isFinite { try validate(surface, source, place) }
        case .glass(let glass):
            isFinite = glass.isFinite
            if isFinite { try validate(glass, source, place) }
        case .progressiveBlur(let area, let blur):
            isFinite = area.isFinite && blur.isFinite
            if isFinite { try validate(sigma: max(blur.startSigma, blur.endSigma), source, place) }
        case .adaptive(let content):
            isFinite = content.area.isFinite && content.threshold.isFinite
            if isFinite {
                // Both lists are checked, although only one is painted: which one depends on pixels.
                var inner = place
                inner.depth += 1
                guard inner.depth <= limits.nesting else {
                    throw .nestingTooDeep(source: source, limit: limits.nesting)
                }
                try validate(content.light, inner)
                try validate(content.dark, inner)
            }
        case .group(let group): return try validate(group, source, place)
        }
        guard isFinite else { throw .notFinite(source: source) }
    }

    private func validate(_ group: Group, _ source: String, _ outer: Place) throws(RasterError) {
        guard group.isFinite else { throw .notFinite(source: source) }
        var place = outer
        place.transform = group.transform.then(outer.transform)
        place.depth += 1
        guard place.transform.isFinite else { throw .notFinite(source: source) }
        guard place.depth <= limits.nesting else {
            throw .nestingTooDeep(source: source, limit: limits.nesting)
        }
        if group.needsLayer || group.sharesClipEdge(under: place.transform) {
            let far = farShadows(of: group, place)
            place.livePixels += livePixels(of: group, place, farShadows: far)
            place.repeats *= 1 + far
            guard place.repeats <= limits.farShadows else {
                throw .tooManyFarShadows(source: source, limit: limits.farShadows)
            }
            let limit = max(limits.livePixels, canvas.width * canvas.height / 2 * 5)
            guard place.livePixels <= limit else { throw .layersTooLarge(source: source, limit: limit) }
        }
        try validate(group.filters, source, place)
        for shadow in group.shadows { try validate(sigma: shadow.sigma, source, place) }
        try validate(group.items, place)
        if let mask = group.mask { try validate(mask.items, place) }
    }

    /// Returns the number of pixels of the pictures that a group needs: one for the items, another for them
    /// blurred, one for them together with their shadows, and one for the mask. Shadows from afar may need
    /// one each, no larger than the canvas.
    private func livePixels(of group: Group, _ place: Place, farShadows: Int) -> Int {
        let state = PaintState(transform: place.transform, clip: Clip(canvas))
        let reach = state.reach(of: group.filters)
        let shadows = group.shadows.map { AlphaShadow($0, state).influenceRadius }.max() ?? 0
        // The distance from which filters and shadows carry colour onto the canvas; more is not painted.
        let seen = canvas.outset(by: min(reach + shadows, Self.reachLimit))
        guard let box = ContentBounds.clipped(group, place.transform) else { return 0 }
        let items = PixelRect(covering: box, within: seen)
        if items.isEmpty { return 0 }
        let blurred = items.outset(by: min(reach, Self.reachLimit)).intersection(seen)
        let shown = blurred.intersection(canvas)
        let (canvas, shownPixels) = (canvas.width * canvas.height, shown.width * shown.height)
        var pixels = items.width * items.height + (reach > 0 ? shownPixels : 0)
        if !group.shadows.isEmpty {
            let joint = min(blurred.width * blurred.height, max(GroupPlan.jointPixels, 4 * canvas))
            pixels = max(pixels, joint) + shownPixels + farShadows * canvas
        }
        return pixels + (group.mask == nil ? 0 : shownPixels)
    }

    /// The largest distance that is counted, far beyond all blurs within the limits.
    private static let reachLimit = 1 << 16

    /// Returns the number of shadows that are moved by more than the canvas.
    private func farShadows(of group: Group, _ place: Place) -> Int {
        let state = PaintState(transform: place.transform, clip: Clip(canvas))
        return group.shadows.count { shadow in
            let offset = state.deviceOffset(shadow.offset)
            return abs(offset.x) > Double(canvas.width) || abs(offset.y) > Double(canvas.height)
        }
    }

    private func validate(_ surface: Surface, _ source: String, _ place: Place) throws(RasterError) {
        if let backdrop = surface.backdrop { try validate(backdrop.filters, source, place) }
        for shadow in surface.outerShadows { try validate(sigma: shadow.sigma, source, place) }
        for case .innerShadow(let shadow) in surface.layers.map(\.content) {
            try validate(sigma: shadow.sigma, source, place)
        }
    }

    private func validate(_ glass: Glass, _ source: String, _ place: Place) throws(RasterError) {
        guard glass.bodies.count <= limits.glassBodies else {
            throw .tooManyBodies(source: source, count: glass.bodies.count, limit: limits.glassBodies)
        }
        for shadow in glass.shadows { try validate(sigma: shadow.sigma, source, place) }
        for body in glass.bodies {
            try validate(sigma: body.optics.frost, source, place)
            try validate(sigma: body.optics.bleed.sigma, source, place)
        }
    }

    private func validate(_ filters: [LayerFilter], _ source: String, _ place: Place) throws(RasterError) {
        for case .blur(let sigma) in filters { try validate(sigma: sigma, source, place) }
    }

    private func validate(sigma: Double, _ source: String, _ place: Place) throws(RasterError) {
        let state = PaintState(transform: place.transform, clip: Clip(canvas))
        let device = state.deviceSigma(sigma)
        // Written so that a sigma of NaN fails, too.
        guard max(device.x, device.y) <= limits.sigma, device.x.isFinite, device.y.isFinite else {
            throw .blurTooLarge(source: source, sigma: max(device.x, device.y), limit: limits.sigma)
        }
    }
}
