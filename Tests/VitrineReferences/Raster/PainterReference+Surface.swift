import VitrineColor
import VitrineThreads

@testable import VitrineBlur
@testable import VitrineCoverage
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineShaders

extension PainterReference {
    /// Paints the items of one region: shadows around it and everything else within it, then the two
    /// composited by its coverage.
    mutating func paint(_ surface: Surface, _ state: State) {
        let region = cover(surface.area, state)
        let weights = visible(surface.area, region, state)
        var within = self
        if let filter = surface.backdrop {
            let behind = filteredBackdrop(filter, under: surface.area, weights, state)
            behind.rect.forEach { x, y in within.target[x, y] = behind[x, y] }
        }
        for layer in surface.layers {
            switch layer.content {
            case .fill(let paint):
                within.paint(paint, on: paint.part(of: surface.area), of: region, weights, state)
            case .stroke(let line, let paint):
                within.paint(paint, on: paint.part(of: line), of: region, weights, state)
            case .innerShadow(let shadow):
                let dark = innerWeights(shadow, of: surface.area, region, shown: weights, state)
                let pixel = shadow.color.premultiplied16
                weights.support.forEach { x, y in within.over(pixel, dark[x, y], x, y) }
            }
        }
        // The whole coverage is only available if the region ends within the clip, because the part that is
        // cut off casts a shadow too.
        let whole = surface.area.conservativeBounds.flatMap { box in
            state.clip.rect.contains(state.transform.apply(box)) ? region : nil
        }
        for shadow in surface.outerShadows {
            let dark = outerWeights(shadow, of: surface.area, whole: whole, state).times(state.weights)
            let pixel = shadow.color.premultiplied16
            target.rect.forEach { x, y in over(pixel, dark[x, y], x, y) }
        }
        weights.support.forEach { x, y in replace(within.target[x, y], weights[x, y], x, y) }
    }

    /// Paints a part of a region, as shares of the region's coverage of each pixel.
    private mutating func paint(
        _ paint: Paint, on part: Area, of region: PlaneReference, _ weights: PlaneReference, _ state: State
    ) {
        let color = PaintReference(paint, state.transform, colorSpace)
        let cover = cover(part, state)
        weights.support.forEach { x, y in
            // Rounded half up, as for a share that never exceeds the whole.
            let whole = Double(region[x, y])
            if whole == 0 { return }
            let share = min(Double(cover[x, y]) * 65535 / whole, 65535)
            over(color.pixel(x, y), UInt16((share + 0.5).rounded(.down)), x, y)
        }
    }

    mutating func apply(_ filter: BackdropFilter, under area: Area, _ state: State) {
        let weights = visible(area, cover(area, state), state)
        let behind = filteredBackdrop(filter, under: area, weights, state)
        behind.rect.forEach { x, y in replace(behind[x, y], weights[x, y], x, y) }
    }

    /// Moves a pixel of the target towards another, including alpha.
    mutating func replace(_ pixel: Pixel, _ weight: UInt16, _ x: Int, _ y: Int) {
        if weight == 0 { return }
        target[x, y] = SourceOverReference.sum(
            SourceOverReference.scaled(pixel, weight),
            SourceOverReference.scaled(target[x, y], 65535 - weight))
    }

    /// Returns everything painted so far, filtered and tinted, where `weights` lets it show on the canvas.
    private func filteredBackdrop(
        _ filter: BackdropFilter, under area: Area, _ weights: PlaneReference, _ state: State
    ) -> PictureReference {
        let shown = weights.support.intersection(canvas)
        if shown.isEmpty { return PictureReference(PixelRect(width: 0, height: 0)) }
        var influence = shown.outset(by: state.plan.reach(of: filter.filters)).intersection(canvas)
        if filter.edge == .region {
            influence = influence.intersection(
                Coverage(area, transform: state.transform, clip: canvas).bounds)
        }
        var copy = PictureReference(influence)
        influence.forEach { x, y in
            for picture in beneath + [target] {
                copy[x, y] = SourceOverReference.over(picture[x, y], copy[x, y])
            }
        }
        copy = Self.filtered(
            copy, by: filter.filters, .mirror, origin: (influence.x0, influence.y0), state.plan)
        var result = PictureReference(shown.intersection(influence))
        result.rect.forEach { x, y in
            result[x, y] = filter.tints.reduce(copy[x, y]) {
                SourceOverReference.over($1.premultiplied16, $0)
            }
        }
        return result
    }

    /// Returns a picture after filters have been applied in turn. Colours are rounded to 16 bits only before
    /// and after blurs.
    static func filtered(
        _ picture: PictureReference, by filters: [LayerFilter], _ edge: BlurEdge, origin: (x: Int, y: Int),
        _ state: PaintState
    ) -> PictureReference {
        var picture = picture
        var rest = filters.filter { !$0.leavesColors }[...]
        while let filter = rest.first {
            if case .blur(let sigma) = filter {
                rest = rest.dropFirst()
                if edge == .transparent, let plane = IsotropicPlane(state.transform, sigma: sigma),
                    let soft = plane.blurred(picture.layer, into: picture.rect, .serial)
                {
                    for (index, pixel) in soft.pixmap.pixels.enumerated() {
                        picture[
                            picture.rect.x0 + index % picture.rect.width,
                            picture.rect.y0 + index / picture.rect.width] = pixel
                    }
                    continue
                }
                let device = state.deviceSigma(sigma)
                let plan = GaussianBlur(sigmaX: device.x, sigmaY: device.y, edge: edge)
                let blur = BlurReference(x: plan.planX, y: plan.planY, edge: edge, origin: origin)
                let planes = (0..<4).map { blur.blurred(picture.plane($0), picture.rect) }
                picture.rect.forEach { x, y in
                    picture[x, y] = Pixel(
                        planes[0][x, y], planes[1][x, y], planes[2][x, y], planes[3][x, y])
                }
                continue
            }
            let colors = Array(rest.prefix(while: \.isPointwise))
            rest = rest.dropFirst(colors.count)
            picture.rect.forEach { x, y in
                picture[x, y] = ColorFilterReference.apply(colors, to: picture[x, y])
            }
        }
        return picture
    }
}
