import VitrineBlending
import VitrineBlur
import VitrineColor
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
            if isCancelled { return Layer(result.intersection(whole)) }
            switch run {
            case .blur(let sigma):
                rest -= state.reach(ofBlur: sigma)
                let bounds = picture.bounds
                var part = result.outset(by: rest).intersection(whole)
                // The samples of the next blur lie where they would in the whole picture.
                if rest > 0 { part = part.aligned(to: origin, grid: grid) }
                if let plane = IsotropicPlane(state.transform, sigma: sigma),
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
