import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrineGlass
import VitrinePixels

/// The blurred pictures that the bodies of a glass sample, each made once.
struct GlassBackdrops: Sendable {
    private(set) var uses: [GlassBackdropUse] = []
    /// The bounds of the backdrop, at which it mirrors.
    let whole: PixelRect
    /// The blurs of the pictures and what is needed of each.
    private var wanted: [(sigma: Double, rect: PixelRect)] = []
    private let area: Area
    private let edge: BackdropFilter.Edge
    private let state: PaintState

    /// Plans the backdrops for the pixels `shown`, which are not empty.
    init(_ glass: Glass, _ state: PaintState, _ painter: Painter, shown: PixelRect) {
        let area = Area(glass.bodies.map { Area.Operand(.union, .fill($0.shape)) })
        self.area = area
        self.state = state
        edge = glass.edge
        whole =
            glass.edge == .region
            ? painter.canvas.intersection(
                Coverage(area, transform: state.transform, clip: painter.canvas).bounds)
            : painter.canvas
        let scale = max(
            (state.transform.a * state.transform.a + state.transform.b * state.transform.b).squareRoot(),
            (state.transform.c * state.transform.c + state.transform.d * state.transform.d).squareRoot())
        let reach = glass.reach
        let within = PixelRect(covering: state.transform.apply(glass.bounds), within: whole).union(
            shown.intersection(whole))
        var wanted: [(sigma: Double, rect: PixelRect)] = []
        func index(of sigma: Double, reach: Double) -> Int {
            // One more pixel on each side for the interpolation.
            let rect = within.outset(by: Int(min(reach * scale, 1e6)) + 2).intersection(whole)
            if let found = wanted.firstIndex(where: { $0.sigma == sigma }) {
                wanted[found].rect = wanted[found].rect.union(rect)
                return found
            }
            wanted.append((sigma, rect))
            return wanted.count - 1
        }
        for body in glass.bodies {
            let optics = body.optics
            let frost = max(optics.frost, 0)
            let face = index(of: frost, reach: reach.lens)
            var use = GlassBackdropUse(face: face)
            if optics.rimFrost < 1, optics.lens.height > 0, frost > 0 {
                use.rim = index(of: frost * max(optics.rimFrost, 0), reach: reach.lens)
            }
            if optics.bleed.opacity > 0, optics.bleed.height > 0 {
                use.bleed = index(of: max(optics.bleed.sigma, 0), reach: reach.bleed)
            }
            uses.append(use)
        }
        self.wanted = wanted
    }

    /// Makes the pictures, each with the width of its pixels in device pixels.
    func layers(_ painter: Painter) -> [(picture: Layer, factor: Int)] {
        wanted.map { sigma, rect in
            if painter.isCancelled { return (Layer(PixelRect(width: 0, height: 0)), 1) }
            let device = state.deviceSigma(sigma)
            let factor = DownsampledBackdrop.factor(sigma: min(device.x, device.y))
            if factor > 1, !rect.isEmpty {
                let reduced = DownsampledBackdrop(
                    painter, sigma: device, factor: factor, needed: rect, whole: whole)
                return (reduced.layer, factor)
            }
            let filter = BackdropFilter([.blur(sigma: sigma)], edge: edge)
            return (painter.filteredBackdrop(filter, under: area, state, shown: rect), 1)
        }
    }
}

extension Glass {
    /// The largest distance outside of the box of all bodies from which colour may come, in points, with
    /// what blurs take from farther away.
    package var backdropReach: Double {
        var (lens, bleed) = reach
        lens += 3 * bodies.reduce(0) { max($0, $1.optics.frost) }
        guard bodies.contains(where: { $0.optics.bleed.opacity > 0 }) else { return lens }
        bleed += 3 * bodies.reduce(0) { max($0, $1.optics.bleed.sigma) }
        return max(lens, bleed)
    }

    /// The largest distance outside of the box of all bodies from which light may come, in points.
    var reach: (lens: Double, bleed: Double) {
        var (lens, bleed) = (0.0, 0.0)
        for body in bodies {
            let (optics, box) = (body.optics, body.shape.bounds)
            let amount = abs(optics.lens.amount) * (1 + abs(optics.lens.dispersion))
            // Light that is bent inwards by less than the width of a box comes from within the box.
            let isBox = if case .path = body.shape { false } else { true }
            let isWithin = isBox && optics.lens.amount >= 0 && optics.lens.depth >= 0
            lens = max(lens, isWithin ? max(amount - min(box.width, box.height), 0) : amount)
            let shrink = 1 / optics.lens.magnification
            lens = max(lens, (shrink - 1) * max(box.width, box.height) / 2 + lens)
            bleed = max(bleed, abs(optics.bleed.amount) + abs(optics.bleed.outerAmount))
        }
        // Between joined bodies gradients point either way.
        return (lens + (bodies.count > 1 ? max(smoothness, 0) : 0), bleed)
    }
}
