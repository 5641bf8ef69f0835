import VitrineBlending
import VitrineBlur
import VitrineColor
import VitrineDisplayList
import VitrinePixels

/// A blurred backdrop that is kept for the next picture, so that only what differs behind it is filtered
/// again.
///
/// The blur's input is kept as well. It extends far beyond the visible part, and copying it and filtering
/// its colours takes longer than the blur itself.
struct FilteredBackdrop: Sendable {
    private let filters: [LayerFilter]
    private let plan: BackdropPlan
    private let blur: GaussianBlur
    /// The filters of colours before and after the blur.
    private let colors: (before: ColorFilter?, after: ColorFilter?)
    /// The pixels that are read of the backdrop.
    let reads: PixelRect
    /// The backdrop with the colours that the blur reads, in rows and columns that may be more than are read.
    private var source: Layer
    private(set) var picture: Layer

    /// The rows and columns around what is read for which there is room once a surface moves, so that it
    /// can move on without a copy.
    private static let room = 96

    /// Filters the backdrop as painted so far; `nil` for filters other than one blur with colours before and
    /// after it.
    ///
    /// - Parameters:
    ///   - filters: The filters.
    ///   - plan: Their plan.
    ///   - old: The backdrop of the surface in the last picture, which stood elsewhere or had another blur:
    ///     what both read is taken from it, if its colours are filtered in the same way, and so are the
    ///     pixels that a blur of both makes the same.
    ///   - dirty: The pixels that may differ from those that it has read.
    ///   - painter: The painter that has painted what is behind.
    init?(
        _ filters: [LayerFilter], _ plan: BackdropPlan, over old: consuming FilteredBackdrop?,
        dirty: [PixelRect], by painter: Painter
    ) {
        var steps = plan.steps[...]
        guard let read = plan.needs.first, let shown = plan.needs.last, !read.isEmpty, !shown.isEmpty else {
            return nil
        }
        var colors: (before: ColorFilter?, after: ColorFilter?) = (nil, nil)
        if case .colors(let filter) = steps.first {
            colors.before = filter
            steps.removeFirst()
        }
        guard case .blur(let blur) = steps.popFirst() else { return nil }
        if case .colors(let filter) = steps.first {
            colors.after = filter
            steps.removeFirst()
        }
        if !steps.isEmpty { return nil }
        self.filters = filters
        self.plan = plan
        self.blur = blur
        self.colors = colors
        reads = read
        picture = Layer(PixelRect(width: 0, height: 0))
        guard var last = old.take(), Self.colors(of: last.filters) == Self.colors(of: filters) else {
            source = unsafe Layer(uninitialized: read)
            copy(read, painter)
            picture = blurred(shown, painter)
            return
        }
        let extent = read.outset(by: Self.room).intersection(painter.canvas)
        source = Layer(PixelRect(width: 0, height: 0))
        if last.source.bounds.contains(read), last.source.bounds.pixelCount <= 4 * extent.pixelCount {
            // Exchanged: a layer with two owners would be copied.
            swap(&source, &last.source)
        } else {
            source = unsafe Layer(uninitialized: extent)
            Self.copy(last.source, to: &source, within: last.reads.intersection(read), painter)
        }
        let differing = take(last.reads, dirty, painter)
        var same = PixelRect(width: 0, height: 0)
        if last.filters == filters, last.blur == blur {
            same = pixels(sharedWith: last).intersection(last.picture.bounds).intersection(shown)
            swap(&picture, &last.picture)
        }
        fillPicture(shown, keeping: same, differing, painter)
    }

    /// Returns the filters before the blur.
    private static func colors(of filters: [LayerFilter]) -> [LayerFilter] {
        Array(filters.prefix { $0.sigma.map { $0 <= 0 } ?? true })
    }

    /// Takes over the pixels that another backdrop has read, and reads those that are missing or may differ.
    ///
    /// - Returns: The bounds of the pixels read by both that may differ.
    private mutating func take(_ known: PixelRect, _ dirty: [PixelRect], _ painter: Painter) -> PixelRect {
        let shared = reads.intersection(known)
        let parts = Self.parts(of: shared, in: dirty)
        for part in reads.parts(outside: shared) + parts { copy(part, painter) }
        return PixelRect(containing: parts)
    }

    /// Returns the pixels that are the same in a blur of another whole: those that no other pixels reach, if
    /// the grids of the blurs' levels agree.
    private func pixels(sharedWith other: FilteredBackdrop) -> PixelRect {
        func range(_ own: Range<Int>, _ others: Range<Int>, _ blur: BlurPlan) -> Range<Int> {
            guard (own.lowerBound - others.lowerBound).isMultiple(of: 1 << blur.levels) else { return 0..<0 }
            // Around an edge that both have, both continue in the same way.
            var low = max(own.lowerBound, others.lowerBound)
            if own.lowerBound != others.lowerBound { low += blur.reach }
            var high = min(own.upperBound, others.upperBound)
            if own.upperBound != others.upperBound { high -= blur.reach }
            return low..<max(low, high)
        }
        let columns = range(plan.whole.columns, other.plan.whole.columns, blur.planX)
        let rows = range(plan.whole.rows, other.plan.whole.rows, blur.planY)
        return PixelRect(
            x0: columns.lowerBound, y0: rows.lowerBound, x1: columns.upperBound, y1: rows.upperBound)
    }

    /// Blurs the pixels that are missing from the picture and those that may differ.
    ///
    /// - Parameters:
    ///   - shown: The bounds of the new picture.
    ///   - same: The pixels that the new picture has in common with this one where the backdrop is the same.
    ///   - differing: The bounds of the backdrop pixels that may differ.
    ///   - painter: The painter.
    private mutating func fillPicture(
        _ shown: PixelRect, keeping same: PixelRect, _ differing: PixelRect, _ painter: Painter
    ) {
        var missing = shown.parts(outside: same)
        if !differing.isEmpty { missing.append(differing.outset(by: blur.reach).intersection(shown)) }
        let part = PixelRect(containing: missing)
        // Beyond the canvas the picture is mirrored, and a part may read other pixels of it than the whole.
        if part == shown || (!part.isEmpty && !reads.contains(blur.halo(of: part, in: plan.whole))) {
            picture = blurred(shown, painter)
            return
        }
        if picture.bounds != shown {
            let old = picture
            picture = unsafe Layer(uninitialized: shown)
            Self.copy(old, to: &picture, within: same, painter)
        }
        if !part.isEmpty { Self.copy(blurred(part, painter), to: &picture, within: part, painter) }
    }

    /// Returns the parts of a rectangle that lie in some others: their bounds, if those are no more pixels
    /// than all of them together.
    private static func parts(of rect: PixelRect, in others: [PixelRect]) -> [PixelRect] {
        let parts = others.map { $0.intersection(rect) }.filter { !$0.isEmpty }
        if parts.isEmpty { return [] }
        let bounds = PixelRect(containing: parts)
        return bounds.pixelCount <= parts.reduce(0) { $0 + $1.pixelCount } ? [bounds] : parts
    }

    /// Filters again what may differ.
    ///
    /// - Parameter dirty: The pixels that may differ behind it.
    /// - Returns: The pixels of the picture that may differ.
    mutating func renew(_ dirty: [PixelRect], _ painter: Painter) -> PixelRect {
        let parts = Self.parts(of: reads, in: dirty)
        for part in parts { copy(part, painter) }
        let all = PixelRect(containing: parts)
        if all.isEmpty { return all }
        let near = all.outset(by: blur.reach).intersection(picture.bounds)
        if near.isEmpty { return near }
        // Beyond the canvas the picture is mirrored, and a part may read other pixels of it than the whole.
        let part = reads.contains(blur.halo(of: near, in: plan.whole)) ? near : picture.bounds
        if part == picture.bounds {
            picture = blurred(part, painter)
            return part
        }
        Self.copy(blurred(part, painter), to: &picture, within: part, painter)
        return part
    }

    /// Copies a part of a picture to another, both of which contain it.
    private static func copy(
        _ source: Layer, to target: inout Layer, within part: PixelRect, _ painter: Painter
    ) {
        if part.isEmpty { return }
        target.withRows { rows in
            painter.forEachBand(of: part) { rows.copy(part.part(inRows: $0), from: source) }
        }
    }

    /// Reads a part of the backdrop.
    private mutating func copy(_ part: PixelRect, _ painter: Painter) {
        let filter = colors.before
        source.withRows { rows in
            painter.copyBackdrop(part, into: rows)
            if let filter { painter.apply(filter, to: rows, within: part) }
        }
    }

    private mutating func blurred(_ part: PixelRect, _ painter: Painter) -> Layer {
        var result = Layer(PixelRect(width: 0, height: 0))
        source.withRows { rows in
            result = Layer(
                part, blur.apply(to: rows, of: plan.whole, region: part, workers: painter.workers))
        }
        if let filter = colors.after { painter.apply(filter, to: &result) }
        return result
    }
}
