import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

extension Painter {
    /// Paints items flat, and returns row painters that show them in perspective.
    ///
    /// Filters of the backdrop inside see what lies behind the items, as it looks from their plane.
    func rowPainters(of content: ProjectedContent, _ state: PaintState) -> [RowPainter] {
        let visible = state.clip.rect.intersection(target.bounds)
        guard let plan = ProjectionPlan(content, state.transform, clip: visible) else { return [] }
        var picture = Layer(plan.flatBounds)
        func paintFlat(over beneath: [PixelRows]) {
            picture.withRows { rows in
                var painter = painter(on: rows, over: beneath)
                (painter.canvas, painter.crossedCanvas) = (plan.flatBounds, nil)
                painter.backdropEdge = nil
                // The flat picture's reads are not reads of the device.
                painter.observer = nil
                painter.paint(content.items, plan.state)
            }
        }
        if content.items.readBackdrop {
            var behind = self.behind(plan)
            behind.withRows { paintFlat(over: [$0]) }
        } else {
            paintFlat(over: [])
        }
        let seen = ProjectionResampler(picture, plan, workers)
            .picture(in: plan.shown, workers)
        return [composite(seen, opacity: Unit16.one, .normal, state.clip)]
    }

    /// Returns the backdrop of each pixel of the flat picture.
    private func behind(_ plan: ProjectionPlan) -> Layer {
        let around = plan.shown.outset(by: 1).intersection(canvas)
        var result = Layer(plan.flatBounds)
        if around.isEmpty { return result }
        let source = copyBackdrop(around)
        let (width, height) = (around.width, around.height)
        result.withRows { rows in
            forEachBand(of: rows.bounds) { band in
                for y in band {
                    for x in rows.bounds.x0..<rows.bounds.x1 {
                        let place = Point(Double(x) + 0.5, Double(y) + 0.5)
                        guard plan.forward.w.at(place) > 0 else { continue }
                        let image = plan.forward.apply(place)
                        guard image.isFinite else { continue }
                        func within(_ value: Double, _ length: Int) -> Int {
                            Int(min(max(value, 0), Double(length - 1)))
                        }
                        let row = within(image.y - Double(around.y0), height)
                        let column = within(image.x - Double(around.x0), width)
                        let pixel = source.pixmap.pixels[row * width + column]
                        unsafe rows.at(x, y).pointee = PackedPixel(pixel)
                    }
                }
            }
        }
        return result
    }
}
