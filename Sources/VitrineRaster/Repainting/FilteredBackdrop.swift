import VitrineBlur
import VitrineDisplayList
import VitrinePixels

/// A blurred backdrop that is kept for the next picture, so that only what differs behind it is filtered
/// again.
///
/// What the blur reads is kept as well. It extends far beyond what is shown, and to copy it and to filter
/// its colours takes longer than the blur.
struct FilteredBackdrop: Sendable {
    private let filters: [LayerFilter]
    private let plan: BackdropPlan
    private let blur: GaussianBlur
    /// The filters of colours before and after the blur.
    private let colors: (before: ColorFilter?, after: ColorFilter?)
    /// The backdrop with the colours that the blur reads.
    private var source: Layer
    private(set) var picture: Layer

    /// Filters the backdrop as painted so far; `nil` for filters other than one blur with colours before and
    /// after it.
    ///
    /// - Parameters:
    ///   - filters: The filters.
    ///   - plan: Their plan.
    ///   - old: The backdrop of the surface in the last picture, which stood elsewhere or had another blur:
    ///     what both read is taken from it, if its colours are filtered in the same way.
    ///   - dirty: The pixels that may differ from those that it has read.
    ///   - painter: The painter that has painted what is behind.
    init?(
        _ filters: [LayerFilter], _ plan: BackdropPlan, over old: FilteredBackdrop?, _ dirty: [PixelRect],
        _ painter: Painter
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
        source = unsafe Layer(uninitialized: read)
        picture = Layer(PixelRect(width: 0, height: 0))
        if let old, Self.colors(of: old.filters) == Self.colors(of: filters) {
            take(old.source, dirty, painter)
        } else {
            copy(read, painter)
        }
        picture = blurred(shown, painter)
    }

    /// Returns the filters before the blur.
    private static func colors(of filters: [LayerFilter]) -> [LayerFilter] {
        Array(filters.prefix { if case .blur(let sigma) = $0 { sigma <= 0 } else { true } })
    }

    /// Takes over what another has read, and reads what is missing or may differ.
    private mutating func take(_ old: Layer, _ dirty: [PixelRect], _ painter: Painter) {
        let all = reads
        let shared = all.intersection(old.bounds)
        if shared.isEmpty { return copy(all, painter) }
        source.withRows { rows in
            painter.forEachBand(of: shared) { band in
                for y in band {
                    unsafe old.withRow(y, from: shared.x0) { pixels in
                        unsafe rows.at(shared.x0, y).update(from: pixels, count: shared.width)
                    }
                }
            }
        }
        let around = [
            PixelRect(x0: all.x0, y0: all.y0, x1: all.x1, y1: shared.y0),
            PixelRect(x0: all.x0, y0: shared.y1, x1: all.x1, y1: all.y1),
            PixelRect(x0: all.x0, y0: shared.y0, x1: shared.x0, y1: shared.y1),
            PixelRect(x0: shared.x1, y0: shared.y0, x1: all.x1, y1: shared.y1),
        ]
        for part in around where !part.isEmpty { copy(part, painter) }
        for part in Self.parts(of: shared, in: dirty) { copy(part, painter) }
    }

    /// Returns the parts of a rectangle that lie in some others: their bounds, if those are no more pixels
    /// than all of them together.
    private static func parts(of rect: PixelRect, in others: [PixelRect]) -> [PixelRect] {
        let parts = others.map { $0.intersection(rect) }.filter { !$0.isEmpty }
        guard let first = parts.first else { return [] }
        let bounds = parts.dropFirst().reduce(first) { $0.union($1) }
        return bounds.pixelCount <= parts.reduce(0) { $0 + $1.pixelCount } ? [bounds] : parts
    }

    /// The pixels that are read of the backdrop.
    var reads: PixelRect { source.bounds }

    /// Filters again what may differ.
    ///
    /// - Parameter dirty: The pixels that may differ behind it.
    /// - Returns: The pixels of the picture that may differ.
    mutating func renew(_ dirty: [PixelRect], _ painter: Painter) -> PixelRect {
        var all: PixelRect?
        for part in Self.parts(of: reads, in: dirty) {
            copy(part, painter)
            all = all?.union(part) ?? part
        }
        guard let all else { return PixelRect(width: 0, height: 0) }
        let near = all.outset(by: blur.reach).intersection(picture.bounds)
        if near.isEmpty { return near }
        // Beyond the canvas the picture is mirrored, and a part may read other pixels of it than the whole.
        let part = reads.contains(blur.halo(of: near, in: plan.whole)) ? near : picture.bounds
        if part == picture.bounds {
            picture = blurred(part, painter)
            return part
        }
        let fresh = blurred(part, painter)
        picture.withRows { rows in
            painter.forEachBand(of: part) { band in
                for y in band {
                    unsafe fresh.withRow(y, from: part.x0) { source in
                        unsafe rows.at(part.x0, y).update(from: source, count: part.width)
                    }
                }
            }
        }
        return part
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
