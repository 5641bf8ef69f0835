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
        filters.runs.compactMap { run in
            switch run {
            case .blur(let sigma): .blur(state.blur(sigma, edge: edge))
            case .colors(let color): color.isIdentity ? nil : .colors(color)
            }
        }
    }
}

extension PaintState {
    /// How many pixels away filters, one after the other, carry colour.
    func reach(of filters: [LayerFilter]) -> Int {
        var reach = 0
        for case .blur(let sigma) in filters where sigma > 0 {
            reach += blur(sigma).reach
        }
        return reach
    }
}

extension [LayerFilter] {
    fileprivate enum Run {
        case blur(sigma: Double)
        case colors(ColorFilter)
    }

    /// Blurs, and between them filters of colour as one. Blurs of nothing do nothing, and do not even part the
    /// filters of colour around them.
    fileprivate var runs: [Run] {
        var runs: [Run] = []
        var rest = filter { if case .blur(let sigma) = $0 { sigma > 0 } else { true } }[...]
        while let first = rest.first {
            if case .blur(let sigma) = first {
                runs.append(.blur(sigma: sigma))
                rest = rest.dropFirst()
                continue
            }
            let colors = rest.prefix(while: \.isPointwise)
            rest = rest.dropFirst(colors.count)
            if let color = ColorFilter(Array(colors)) { runs.append(.colors(color)) }
        }
        return runs
    }

    /// Whether they make something of nothing, everywhere: by a constant alpha, or by constant colours of
    /// which a later one makes alpha.
    var paintTransparent: Bool {
        runs.contains { run in
            guard case .colors(let color) = run else { return false }
            var pixel: PackedPixel = 0
            unsafe withUnsafeMutablePointer(to: &pixel) { unsafe color.apply(to: $0, count: 1) }
            return pixel != 0
        }
    }
}
