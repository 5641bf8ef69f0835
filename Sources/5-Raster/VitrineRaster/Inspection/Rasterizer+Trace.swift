import VitrineDisplayList
import VitrinePixels

extension Rasterizer {
    /// Returns the items that change a pixel, in painter's order, with its colour before and after each.
    ///
    /// - Parameters:
    ///   - list: The items.
    ///   - x: The column of the pixel, in device pixels.
    ///   - y: The row of the pixel.
    /// - Returns: The items; none if the pixel is not on the canvas.
    public func trace(of list: DisplayList, x: Int, y: Int) throws(RasterError) -> [PixelTrace] {
        let (bounds, state) = try validated(list)
        let pixel = PixelRect(x0: x, y0: y, x1: x + 1, y1: y + 1)
        guard bounds.contains(pixel) else { return [] }
        var found: [PixelTrace] = []
        var layer = Layer(bounds)
        layer.withRows { rows in
            let painter = Painter(
                target: rows, backdropLayers: [], canvas: bounds, colorSpace: list.colorSpace,
                workers: workers, minPixelsPerThread: minPixelsPerThread)
            var before = Pixmap.Pixel(repeating: 0)
            for step in RasterPlan(list.items, state, target: bounds).steps {
                painter.execute([step])
                let after = unsafe rows.at(x, y).pointee.unpacked
                if after != before {
                    found.append(
                        PixelTrace(source: step.source, kind: step.kind, before: before, after: after))
                }
                before = after
            }
        }
        return found
    }
}

extension RasterPlan.Step {
    /// The kind of the item, as the printed display list names it.
    fileprivate var kind: String {
        switch work {
        case .layer, .content(.group): "group"
        case .content(.fill): "fill"
        case .content(.shadow): "shadow"
        case .content(.glyphs): "glyphs"
        case .content(.backdrop): "backdrop"
        case .content(.surface): "surface"
        case .content(.glass): "glass"
        case .content(.progressiveBlur): "progressiveBlur"
        case .content(.adaptive): "adaptive"
        case .content(.projected): "projected"
        }
    }
}
