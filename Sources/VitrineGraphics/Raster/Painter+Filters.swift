extension Painter {
    /// A picture after filters have acted on it in turn; those of colour that follow each other in one
    /// pass.
    func filtered(_ picture: Layer, by filters: [LayerFilter], _ state: PaintState) -> Layer {
        var picture = picture
        for step in FilterStep.steps(filters, edge: .transparent, state) {
            switch step {
            case .blur(let blur): picture.pixmap = blur.apply(to: picture.pixmap, workers: workers)
            case .colors(let colors): apply(colors, to: &picture)
            }
        }
        return picture
    }

    func apply(_ colors: ColorFilter, to picture: inout Layer) {
        picture.withRows { rows in
            forEachBand(of: rows.bounds) { band in
                for y in band {
                    unsafe colors.apply(to: rows.at(rows.bounds.x0, y), count: rows.bounds.width)
                }
            }
        }
    }
}

/// A step of what filters do to a picture, made ready.
enum FilterStep {
    case blur(GaussianBlur)
    /// Filters of colour that follow each other, in one pass.
    case colors(ColorFilter)

    static func steps(_ filters: [LayerFilter], edge: BlurEdge, _ state: PaintState) -> [FilterStep] {
        var steps: [FilterStep] = []
        var rest = filters.withoutEmptyBlurs[...]
        while let filter = rest.first {
            if case .blur(let sigma) = filter {
                rest = rest.dropFirst()
                let device = state.deviceSigma(sigma)
                steps.append(.blur(GaussianBlur(sigmaX: device.x, sigmaY: device.y, edge: edge)))
                continue
            }
            let colors = rest.prefix(while: \.isPointwise)
            rest = rest.dropFirst(colors.count)
            if let color = ColorFilter(Array(colors)), !color.isIdentity { steps.append(.colors(color)) }
        }
        return steps
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
    /// Without blurs of nothing, which do nothing and do not even part the filters of colour around them.
    fileprivate var withoutEmptyBlurs: [LayerFilter] {
        filter { if case .blur(let sigma) = $0 { sigma > 0 } else { true } }
    }

    /// Whether they make something of nothing, everywhere: by a constant alpha, or by constant colours of
    /// which a later one makes alpha.
    var paintTransparent: Bool {
        var rest = withoutEmptyBlurs[...]
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
