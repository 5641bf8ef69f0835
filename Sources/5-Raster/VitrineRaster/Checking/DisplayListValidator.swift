import VitrineColor
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineShaders

/// Checks a display list before painting for violations of the limits and for numbers that are not finite.
struct DisplayListValidator {
    let limits: RasterLimits
    let canvas: PixelRect
    /// The work of all items that have been checked.
    private(set) var work: RasterWork
    private var colorSpace = ColorSpace.sRGB
    /// The pictures that will have been drawn before.
    private var pictures = ResampledPictures.Ledger()
    /// The names of the pictures whose files will have been read before.
    private var files: Set<String> = []

    init(limits: RasterLimits, canvas: PixelRect) {
        self.limits = limits
        self.canvas = canvas
        work = RasterWork(canvas: canvas)
    }

    /// The position of an item in the nesting.
    private struct Place {
        var transform: Affine
        /// The pixels that the item can affect.
        var visible: PixelRect
        /// The number of groups around the item.
        var depth = 0
        /// The number of pixels of the pictures that are alive while the item is painted, without the canvas.
        var livePixels = 0
        /// The number of times that the item is painted.
        var repeats = 1
        /// The edges of the clips around the item.
        var edge: ClipEdgeWork?
    }

    mutating func validate(_ list: DisplayList) throws(RasterError) {
        colorSpace = list.colorSpace
        try validate(list.items, Place(transform: .scale(list.scale, list.scale), visible: canvas))
        let limit = limits.work(forPixels: canvas.pixelCount)
        // Written so that an estimate of NaN fails, too.
        guard work.units <= limit else {
            throw .tooMuchWork(source: work.costliest, units: work.units, limit: limit)
        }
    }

    private mutating func validate(_ items: [DisplayItem], _ place: Place) throws(RasterError) {
        for item in items { try validate(item, place) }
    }

    private mutating func validate(_ item: DisplayItem, _ place: Place) throws(RasterError) {
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
                let beginning = work.beginAlternative()
                try validate(content.light, inner)
                let light = work.takeBack(to: beginning)
                try validate(content.dark, inner)
                work.formMaximum(light, since: beginning)
            }
        case .projected(let content): return try validate(content, source, place)
        case .group(let group): return try validate(group, source, place)
        }
        guard isFinite else { throw .notFinite(source: source) }
        let extent = ItemExtent(
            item.content, place.transform, within: place.visible, in: colorSpace,
            isInLayer: place.livePixels > 0)
        try validate(livePixels: place.livePixels + extent.backdropPixels, source)
        var own = extent.work
        if isKnown(item.content, place) { own.replaceResampling() }
        if let edge = place.edge, let box = sharedBox(item.content, place) {
            own += edge.part(within: PixelRect(covering: box, within: place.visible))
        }
        if case .fill(_, .image(let image)) = item.content, files.insert(image.name).inserted {
            own += image.decoding
        }
        work.add(own, source, repeats: place.repeats)
        guard case .surface(let surface) = item.content else { return }
        // A surface joins what several nodes paint on one shape.
        for layer in surface.layers {
            let part = RasterWork.layer(layer, on: surface.area, place.transform, within: place.visible)
            work.add(part, layer.source.isEmpty ? source : layer.source, repeats: place.repeats)
        }
    }

    /// Returns the device pixels of what is cut exactly where it shares pixels with the edge of a clip.
    private func sharedBox(_ content: DisplayContent, _ place: Place) -> Rect? {
        switch content {
        case .fill(let area, _), .shadow(let area, _), .backdrop(let area, _):
            area.conservativeBounds.map(place.transform.apply)
        case .surface(let surface): surface.area.conservativeBounds.map(place.transform.apply)
        default: nil
        }
    }

    /// Returns `true` for a picture that is drawn as it was before, and notes the others.
    private mutating func isKnown(_ content: DisplayContent, _ place: Place) -> Bool {
        guard case .fill(let area, .image(let image)) = content,
            let box = area.conservativeBounds.map(place.transform.apply)
        else { return false }
        let shown = PixelRect(covering: box, within: place.visible)
        guard !shown.isEmpty,
            let key = ResampledPictures.Key(image, place.transform, in: colorSpace, shown)
        else { return false }
        if pictures.contains(key) { return true }
        _ = pictures.add(key, shown, of: image)
        return false
    }

    private func validate(livePixels: Int, _ source: String) throws(RasterError) {
        let limit = max(limits.livePixels, canvas.pixelCount / 2 * 5)
        guard livePixels <= limit else { throw .layersTooLarge(source: source, limit: limit) }
    }

    private mutating func validate(_ content: ProjectedContent, _ source: String, _ outer: Place)
        throws(RasterError)
    {
        guard content.map.isFinite else { throw .notFinite(source: source) }
        if let group = content.outlined(under: outer.transform) { return try validate(group, source, outer) }
        var place = outer
        place.depth += 1
        guard place.depth <= limits.nesting else {
            throw .nestingTooDeep(source: source, limit: limits.nesting)
        }
        guard let plan = ProjectionPlan(content, outer.transform, clip: outer.visible) else {
            // Nothing shows; what would be painted elsewhere is checked all the same.
            place.visible = PixelRect(width: 0, height: 0)
            return try validate(content.items, place)
        }
        let behind = content.items.readBackdrop ? plan.flatBounds.pixelCount : 0
        place.livePixels += plan.livePixels + behind
        try validate(livePixels: place.livePixels, source)
        let shown = Double(plan.shown.pixelCount)
        var own =
            plan.isSmooth
            ? RasterWorkAmounts(.projectedSmooth, shown * RasterWork.smoothProjection)
            : RasterWorkAmounts(.projected, shown * RasterWork.projection)
        // Pictures have edges everywhere.
        let flat = max(Double(plan.flatBounds.pixelCount), 1)
        let textured = min(content.items.pictureArea(plan.flat) / flat, 1)
        own[.projected] += shown * textured * RasterWork.pictureProjection
        own[.flat] = Double(plan.livePixels) * RasterWork.layer
        work.add(own, source, repeats: place.repeats)
        place.transform = plan.flat
        place.visible = plan.flatBounds
        place.edge = nil
        try validate(content.items, place)
    }

    private mutating func validate(_ given: Group, _ source: String, _ outer: Place) throws(RasterError) {
        guard given.isFinite else { throw .notFinite(source: source) }
        // Painted as `GroupExecution` has it: a clip lets in what filters see beyond it.
        let group = given.withMaskAsClip(under: outer.transform).withoutInnerClip
        var place = outer
        place.transform = group.transform.then(outer.transform)
        place.depth += 1
        guard place.transform.isFinite else { throw .notFinite(source: source) }
        guard place.depth <= limits.nesting else {
            throw .nestingTooDeep(source: source, limit: limits.nesting)
        }
        try validate(group.filters, source, place)
        for shadow in group.shadows { try validate(sigma: shadow.sigma, source, place) }
        if group.spreadsItems { place.edge = nil }
        if let clip = group.clip, let edge = ClipEdgeWork(clip, place.transform, within: place.visible) {
            // A mask is painted within the same edge, which is made for it once more.
            work.add(edge.whole, source, repeats: place.repeats * (group.mask == nil ? 1 : 2))
            place.edge = edge.joined(with: place.edge)
        }
        if group.needsPicture(under: place.transform) {
            let far = farShadows(of: group, place)
            let layer = LayerExtent(group, place.transform, within: place.visible)
            place.livePixels += layer.livePixels
            place.repeats *= 1 + far
            guard place.repeats <= limits.farShadows else {
                throw .tooManyFarShadows(source: source, limit: limits.farShadows)
            }
            try validate(livePixels: place.livePixels, source)
            work.add(layer.work, source, repeats: place.repeats)
            place.visible = layer.items
        } else if let clip = group.clip?.conservativeBounds.map(place.transform.apply) {
            place.visible = PixelRect(covering: clip, within: place.visible)
        }
        try validate(group.items, place)
        if let mask = group.mask { try validate(mask.items, place) }
    }

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
        for sigma in filters.compactMap(\.sigma) { try validate(sigma: sigma, source, place) }
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
