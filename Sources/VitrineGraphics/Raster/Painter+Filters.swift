extension Painter {
    /// A picture after filters have acted on it in turn; those of colour that follow each other in one
    /// pass.
    func filtered(_ picture: Layer, by filters: [LayerFilter], edge: BlurEdge, _ state: PaintState) -> Layer {
        var picture = picture
        // A blur of nothing does nothing, not even part those around it.
        var rest = filters.filter { if case .blur(let sigma) = $0 { sigma > 0 } else { true } }[...]
        while let filter = rest.first {
            if case .blur(let sigma) = filter {
                rest = rest.dropFirst()
                let device = state.deviceSigma(sigma)
                let blur = GaussianBlur(sigmaX: device.x, sigmaY: device.y, edge: edge)
                picture.pixmap = blur.apply(to: picture.pixmap, workers: workers)
                continue
            }
            let colors = rest.prefix(while: \.isPointwise)
            rest = rest.dropFirst(colors.count)
            guard let color = ColorFilter(Array(colors)), !color.isIdentity else { continue }
            picture.withRows { rows in
                forEachBand(of: rows.bounds) { band in
                    for y in band {
                        unsafe color.apply(to: rows.at(rows.bounds.x0, y), count: rows.bounds.width)
                    }
                }
            }
        }
        return picture
    }
}

extension PaintState {
    /// How many pixels away filters, one after the other, carry colour.
    func reach(of filters: [LayerFilter]) -> Int {
        var reach = 0
        for case .blur(let sigma) in filters where sigma > 0 {
            let device = deviceSigma(sigma)
            reach += GaussianBlur(sigmaX: device.x, sigmaY: device.y, edge: .transparent).reach
        }
        return reach
    }
}

extension [LayerFilter] {
    /// Whether they make something of nothing, everywhere: by a constant alpha, or by constant colours of
    /// which a later one makes alpha.
    var paintTransparent: Bool {
        var rest = self[...]
        while let filter = rest.first {
            let colors = rest.prefix(while: \.isPointwise)
            rest = rest.dropFirst(Swift.max(colors.count, 1))
            guard filter.isPointwise, let color = ColorFilter(Array(colors)) else { continue }
            var pixel: PackedPixel = 0
            unsafe withUnsafeMutablePointer(to: &pixel) { unsafe color.apply(to: $0, count: 1) }
            if pixel != 0 { return true }
        }
        return false
    }
}
