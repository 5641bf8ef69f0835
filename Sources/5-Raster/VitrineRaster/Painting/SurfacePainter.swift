import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineShaders

/// A painter of the content of a region, row by row, to which the region's coverage is then applied.
struct SurfacePainter: Sendable {
    private enum Step: Sendable {
        /// A paint, and the coverage of its part of the region; `nil` for the whole region.
        case shade(PaintShader, part: Coverage?)
        case innerShadow(AreaShadow)
    }

    /// The coverage of the whole region; `coverage` is that of its part within the clip.
    private let region: Coverage
    let coverage: Coverage
    let bounds: PixelRect
    /// The filtered backdrop, and the colours over it.
    var backdrop: (picture: Layer, tints: [PackedPixel])?
    private let steps: [Step]

    init(
        _ surface: Surface, covering region: Coverage, _ state: PaintState, clip: PixelRect,
        by painter: Painter
    ) {
        self.region = region
        coverage = state.clip.apply(to: region, of: surface.area, transform: state.transform)
        let bounds = coverage.bounds.intersection(painter.target.bounds)
        self.bounds = bounds
        func shade(_ area: Area, _ paint: Paint) -> Step? {
            if bounds.isEmpty { return nil }
            let part = paint.part(of: area)
            return .shade(
                painter.shader(paint, state, shown: bounds),
                part: part == surface.area
                    ? nil : Coverage(part, transform: state.transform, clip: clip))
        }
        steps = surface.layers.compactMap { layer -> Step? in
            switch layer.content {
            case .fill(let paint): return shade(surface.area, paint)
            case .stroke(let line, let paint): return shade(line, paint)
            case .innerShadow(let shadow):
                return AreaShadow(shadow, of: surface.area, state, shown: bounds, by: painter)
                    .map { .innerShadow($0) }
            }
        }
    }

    /// The size in bytes of what it keeps, without a backdrop.
    var byteCount: Int {
        steps.reduce(2 * coverage.byteCount) { sum, step in
            switch step {
            case .shade(let shader, let part): sum + shader.byteCount + (part?.byteCount ?? 0)
            case .innerShadow(let shadow): sum + shadow.mask.byteCount
            }
        }
    }

    /// Returns columns in which nothing beneath shows in any of some rows, none if they are fewer than asked
    /// for; `nil` if no paint is opaque.
    var hiddenColumns: (@Sendable (Range<Int>, Int) -> Range<Int>)? {
        let isOpaque = steps.contains {
            if case .shade(let shader, nil) = $0 { shader.isOpaque } else { false }
        }
        return isOpaque ? coverage.filledColumns(inRows:atLeast:) : nil
    }

    /// Returns the pixels from the first to the last covered one of row `y`.
    func extent(ofRow y: Int) -> PixelRect {
        let spans = coverage.runs(inRow: y)
        guard y >= bounds.y0, y < bounds.y1, let first = spans.first, let last = spans.last else {
            return PixelRect(width: 0, height: 0)
        }
        return PixelRect(x0: Int(first.x), y0: y, x1: Int(last.x) + Int(last.count), y1: y + 1)
            .intersection(bounds)
    }

    /// Writes to `colors` one row of the target with the region's content over it, without regard to
    /// coverage.
    func paint(
        _ colors: UnsafeMutablePointer<PackedPixel>, part: PixelRect, onto target: PixelRows,
        scratch: UnsafeMutablePointer<PackedPixel>, weights: UnsafeMutablePointer<UInt16>
    ) {
        let (y, count) = (part.y0, part.width)
        let shared = backdrop?.picture.bounds.intersection(part) ?? PixelRect(width: 0, height: 0)
        // Rows outside the picture have no pixels in common with it.
        if shared.isEmpty || shared.width < count {
            unsafe colors.update(from: target.at(part.x0, y), count: count)
        }
        if let backdrop, !shared.isEmpty {
            let start = unsafe colors + (shared.x0 - part.x0)
            unsafe backdrop.picture.withRow(y, from: shared.x0) { source in
                unsafe SourceOver.paint(start, shared.width, backdrop.tints.first ?? 0, onto: source)
            }
            for tint in backdrop.tints.dropFirst() { unsafe SourceOver.paint(start, shared.width, tint) }
        }
        for step in steps {
            switch step {
            case .shade(let shader, let covered?):
                let pixel = shader.uniformColor(ofRow: y)
                if pixel == nil { unsafe shader.shade(scratch, row: y, of: covered, within: part) }
                covered.forEachRun(ofRow: y, within: part, partOf: region) { x, count, value in
                    if let pixel {
                        return unsafe SourceOver.paint(colors + x, count, pixel.scaled(by: value))
                    }
                    unsafe SourceOver.paint(colors + x, count, scratch + x, weight: value)
                }
            case .shade(let shader, nil):
                if let pixel = shader.uniformColor(ofRow: y) {
                    unsafe SourceOver.paint(colors, count, pixel)
                } else {
                    unsafe shader.shade(scratch, x: part.x0, y: y, count: count)
                    unsafe SourceOver.paint(colors, count, scratch)
                }
            case .innerShadow(let shadow):
                unsafe shadow.innerWeights(weights, row: y, within: part, region: region)
                unsafe SourceOver.paint(colors, count, shadow.pixel, weights: weights)
            }
        }
    }

    /// Replaces a part of a row of the target by a painted one, weighted by the coverage.
    func replace(_ target: PixelRows, _ part: PixelRect, by colors: UnsafePointer<PackedPixel>) {
        coverage.forEachRun(inRow: part.y0, clippedTo: part) { span in
            let x = Int(span.x)
            unsafe SourceOver.replace(
                target.at(x, part.y0), Int(span.count), colors + (x - part.x0), weight: span.value)
        }
    }
}
