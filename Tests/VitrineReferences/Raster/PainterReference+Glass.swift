import VitrineThreads

@testable import VitrineDisplayList
@testable import VitrinePixels
@testable import VitrineRaster

extension PainterReference {
    /// Paints content that has a reference of its own, `GlassReference` and
    /// `GlassShaderReference`, with the rasteriser's painter on one thread. The pictures behind it are
    /// painted by the reference, so that everything around it is still compared.
    mutating func paintAsPlanned(_ content: DisplayContent, _ state: State) {
        if case .adaptive(let adaptive) = content {
            var isLight = true
            withPainter { isLight = $0.isLight(behind: adaptive, state.plan) }
            return paint(isLight ? adaptive.light : adaptive.dark, state)
        }
        withPainter { painter in
            switch content {
            case .glass(let glass): painter.paint(glass, state.plan)
            case .progressiveBlur(let area, let blur):
                painter.paint(painter.rowPainters(of: blur, under: area, state.plan))
            case .projected(let inner): painter.paint(painter.rowPainters(of: inner, state.plan))
            default: break
            }
        }
    }

    /// Lends a painter for the planned part of the target, over everything beneath it.
    private mutating func withPainter(_ body: (Painter) -> Void) {
        var layer = target.layer(planned)
        Self.withRows(of: beneath[...], []) { below in
            layer.withRows { rows in
                body(
                    Painter(
                        target: rows, backdropLayers: below, canvas: canvas, colorSpace: colorSpace,
                        workers: .serial, minPixelsPerThread: 1))
            }
        }
        planned.forEach { x, y in
            target[x, y] = layer.pixmap[x - planned.x0, y - planned.y0]
        }
    }

    private static func withRows(
        of pictures: ArraySlice<PictureReference>, _ before: [PixelRows], _ body: ([PixelRows]) -> Void
    ) {
        guard let picture = pictures.first else { return body(before) }
        var layer = picture.layer(picture.rect)
        layer.withRows { withRows(of: pictures.dropFirst(), before + [$0], body) }
    }
}

extension PictureReference {
    /// Returns the part `rect` as a layer.
    fileprivate func layer(_ rect: PixelRect) -> Layer {
        var layer = Layer(rect)
        rect.forEach { x, y in layer.pixmap[x - rect.x0, y - rect.y0] = self[x, y] }
        return layer
    }
}
