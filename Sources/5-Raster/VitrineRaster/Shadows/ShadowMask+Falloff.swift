import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrineGlass
import VitrinePixels
import VitrineThreads

extension ShadowMask {
    /// The sigma of a shadow in cells, at least, between whose values those of pixels are interpolated:
    /// within a thousandth of the shadow along a side.
    private static let cellsPerSigma = 6.0
    /// The pixels along the side of a cell, at most; interpolation has as many bits.
    private static let largestCell = 64
    /// The distance from the outline beyond which a shadow is even, in sigmas.
    private static let reach = 3.5
    /// The cells of a row up to which it is computed as a whole.
    private static let longestRow = 1 << 13

    /// Creates the mask of a shadow that follows the distance to glass, or returns `nil` if its map has no
    /// inverse or no place on the canvas.
    ///
    /// - Parameters:
    ///   - state: The map of the glass to device pixels.
    ///   - shown: The device pixels that may show it.
    init?(
        _ shadow: Shadow, byDistanceTo glass: Glass, _ state: PaintState, shown: PixelRect,
        _ corners: CornerTileCache, workers: Workers
    ) {
        let moved = Affine.translation(shadow.offset.x, shadow.offset.y).then(state.transform)
        let anchor = moved.apply(glass.bounds).origin
        guard abs(anchor.x) < 1e9, abs(anchor.y) < 1e9 else { return nil }
        let sigma = state.deviceSigma(shadow.sigma)
        var side = 1
        while side < Self.largestCell, Double(2 * side) * Self.cellsPerSigma <= min(sigma.x, sigma.y) {
            side *= 2
        }
        // Cells have their place on the glass, so that a shadow does not change when it is moved by whole
        // pixels, or clipped elsewhere.
        let (left, top) = (Int(anchor.x.rounded(.down)), Int(anchor.y.rounded(.down)))
        let scale = 1 / Double(side)
        let toCells = moved.then(.translation(-Double(left), -Double(top))).then(.scale(scale, scale))
        guard let grid = GlassGrid(toCells) else { return nil }
        let reach = Self.reach * shadow.sigma
        let outset = reach + glass.joinOutset + max(shadow.spread, 0)
        let limit = 1 << 24
        let box = PixelRect(
            covering: toCells.apply(glass.bounds.outset(by: outset)),
            within: PixelRect(x0: -limit, y0: -limit, x1: limit, y1: limit)
        ).outset(by: 1)
        let needed = PixelRect(
            x0: (shown.x0 - left).flooredQuotient(side) - 1, y0: (shown.y0 - top).flooredQuotient(side) - 1,
            x1: (shown.x1 - left).flooredQuotient(side) + 2, y1: (shown.y1 - top).flooredQuotient(side) + 2)
        var cells = box.intersection(needed)
        // Distances depend on where a row begins by the last bit of single precision.
        if box.width <= Self.longestRow { (cells.x0, cells.x1) = (box.x0, box.x1) }
        guard !shown.isEmpty, cells.width > 1, cells.height > 1 else {
            self.init(PixelRect(width: 0, height: 0), Mask(width: 0, height: 0))
            return
        }
        let mask = glass.falloff(
            sigma: shadow.sigma, spread: shadow.spread, grid, in: cells, reach: reach, corners,
            workers: workers)
        self.init(mask, ofCells: side, at: (left + cells.x0 * side, top + cells.y0 * side))
    }
}
