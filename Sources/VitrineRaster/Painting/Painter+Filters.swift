import VitrineBlur
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

extension Painter {
    /// Returns a part of a picture with filters applied in turn; consecutive colour filters take one pass.
    ///
    /// - Parameters:
    ///   - picture: The picture, transparent beyond its bounds.
    ///   - filters: The filters, in order.
    ///   - state: The state that the group's items are painted in.
    ///   - result: The part to return, which may extend beyond the picture if one of the filters is a blur.
    ///   - whole: The bounds of the filtered picture.
    func filtered(
        _ picture: Layer, by filters: [LayerFilter], _ state: PaintState, within result: PixelRect,
        of whole: PixelRect
    ) -> Layer {
        var picture = picture
        let origin = Point(Double(picture.bounds.x0), Double(picture.bounds.y0))
        let grid = state.grid(of: filters)
        // The distance from which the remaining blurs read pixels.
        var rest = state.reach(of: filters)
        for run in filters.runs {
            switch run {
            case .blur(let sigma):
                rest -= state.reach(ofBlur: sigma)
                let bounds = picture.bounds
                var part = result.outset(by: rest).intersection(whole)
                // The samples of the next blur lie where they would in the whole picture.
                if rest > 0 { part = part.aligned(to: origin, grid: grid) }
                if let plane = UprightPlane(state.transform, sigma: sigma),
                    let slanted = plane.blurred(picture, into: part, workers)
                {
                    picture = slanted
                    continue
                }
                let region = PixelRect(
                    x0: part.x0 - bounds.x0, y0: part.y0 - bounds.y0, x1: part.x1 - bounds.x0,
                    y1: part.y1 - bounds.y0)
                let blur = state.blur(sigma)
                picture = Layer(part, blur.apply(to: picture.pixmap, region: region, workers: workers))
            case .colors(let colors): if !colors.isIdentity { apply(colors, to: &picture) }
            }
        }
        return picture
    }

    func apply(_ colors: ColorFilter, to picture: inout Layer) {
        picture.withRows { apply(colors, to: $0, within: $0.bounds) }
    }

    /// Filters the colours of a part of a picture.
    func apply(_ colors: ColorFilter, to rows: PixelRows, within part: PixelRect) {
        forEachBand(of: part) { band in
            for y in band { unsafe colors.apply(to: rows.at(part.x0, y), count: part.width) }
        }
    }
}

extension PaintState {
    /// Returns the distance in pixels to which filters, applied in turn, carry colour.
    func reach(of filters: [LayerFilter]) -> Int {
        var reach = 0
        for case .blur(let sigma) in filters where sigma > 0 {
            reach += self.reach(ofBlur: sigma)
        }
        return reach
    }

    /// Returns the coarsest sample of the blurs among filters, in pixels.
    func grid(of filters: [LayerFilter]) -> Int {
        var grid = 1
        for case .blur(let sigma) in filters where sigma > 0 { grid = max(grid, blur(sigma).grid) }
        return grid
    }

    /// Returns the distance in pixels to which a blur carries colour.
    func reach(ofBlur sigma: Double) -> Int {
        blur(sigma).reach + (UprightPlane(transform, sigma: sigma) == nil ? 0 : 3)
    }
}

extension GaussianBlur {
    /// The coarsest sample, in pixels.
    var grid: Int { 1 << max(planX.levels, planY.levels) }
}

extension [LayerFilter] {
    /// A blur, or consecutive colour filters as one.
    enum Run {
        case blur(sigma: Double)
        case colors(ColorFilter)
    }

    /// The blurs, and the colour filters between them combined. Blurs of sigma 0 have no effect and do not
    /// even separate the colour filters around them.
    var runs: [Run] {
        var runs: [Run] = []
        var rest = filter { if case .blur(let sigma) = $0 { sigma > 0 } else { true } }[...]
        while let first = rest.first {
            if case .blur(let sigma) = first {
                runs.append(.blur(sigma: sigma))
                rest = rest.dropFirst()
                continue
            }
            let colors = rest.prefix(while: \.isPointwise)
            rest = rest.dropFirst(colors.count)
            if let color = ColorFilter(Array(colors)) { runs.append(.colors(color)) }
        }
        return runs
    }

    /// `true` if the filters turn transparent black into something visible, everywhere: by a constant alpha,
    /// or by constant colours from which a later filter makes alpha.
    var affectsTransparentBlack: Bool {
        runs.contains { run in
            guard case .colors(let color) = run else { return false }
            var pixel: PackedPixel = 0
            unsafe withUnsafeMutablePointer(to: &pixel) { unsafe color.apply(to: $0, count: 1) }
            return pixel != 0
        }
    }
}
