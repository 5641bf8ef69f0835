extension Painter {
    /// A picture after filters have acted on it in turn.
    func filtered(_ picture: Layer, by filters: [LayerFilter], edge: BlurEdge, _ state: PaintState) -> Layer {
        var picture = picture
        for filter in filters {
            if let color = ColorFilter(filter) {
                picture.withRows { rows in
                    forEachBand(of: rows.bounds) { band in
                        for y in band {
                            unsafe color.apply(to: rows.at(rows.bounds.x0, y), count: rows.bounds.width)
                        }
                    }
                }
            } else if case .blur(let sigma) = filter, sigma > 0 {
                let device = state.deviceSigma(sigma)
                let blur = GaussianBlur(sigmaX: device.x, sigmaY: device.y, edge: edge)
                picture.pixmap = blur.apply(to: picture.pixmap, workers: workers)
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
