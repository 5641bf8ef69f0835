extension Painter {
    /// Multiplies a picture by a mask's alpha or luminance.
    func cut(_ layer: inout Layer, by mask: GroupMask, _ plan: GroupPlan) {
        var painted = Layer(layer.bounds)
        painted.withRows { rows in
            painter(on: rows, over: [])
                .paint(mask.items, PaintState(transform: plan.transform, clip: Clip(rows.bounds)))
        }
        let picture = painted
        let kind = mask.kind
        layer.withRows { rows in
            forEachBand(of: rows.bounds) { band in
                for y in band {
                    unsafe picture.withRow(y, from: rows.bounds.x0) { source in
                        let row = unsafe rows.at(rows.bounds.x0, y)
                        switch kind {
                        case .alpha: unsafe Masking.keep(row, rows.bounds.width, alphaOf: source)
                        case .luminance: unsafe Masking.keep(row, rows.bounds.width, luminanceOf: source)
                        }
                    }
                }
            }
        }
    }
}
