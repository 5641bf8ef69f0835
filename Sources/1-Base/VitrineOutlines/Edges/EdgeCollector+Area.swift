import VitrineGeometry

extension EdgeCollector {
    /// Adds all operands of a region to the program that combines them. What the program had before is
    /// intersected with the region. A transform that is not finite leaves nothing.
    public mutating func add(_ area: Area, transform: Affine, to program: inout AreaProgram) {
        program.beginArea()
        setTransform(transform)
        let orientation = transform.determinant
        for operand in area.operands {
            let first = program.addCounter()
            regionIndex = first
            switch operand.geometry {
            case .fill(let shape):
                fill(shape, counter: first, orientation: orientation)
                program.append(
                    .init(operation: operand.operation, counter: first, rule: shape.fillRule.programRule))
            case .stroke(let shape, let style):
                if let outline = ConcentricStroke(shape, style) {
                    counter = first
                    ring(outline, orientation: orientation)
                    program.append(.init(operation: operand.operation, counter: first, rule: .evenOdd))
                    continue
                }
                counter = first
                direct = 0
                let line = DashedLine(shape, style)
                var stroker = Stroker(line.style, maxScale: transform.maxScale)
                let edges = contours.count
                let isBand = stroker.stroke(line.path) { add(polygon: $0) }
                if isBand, line.style.width * abs(orientation) > Self.minBand * transform.maxScale {
                    joinBand(from: edges)
                }
                var term = AreaProgram.Term(operation: operand.operation, counter: first, rule: .nonZero)
                if style.position != .center {
                    let second = program.addCounter()
                    fill(shape, counter: second, orientation: orientation)
                    term.side = (second, shape.fillRule.programRule, style.position == .inside)
                }
                program.append(term)
            }
        }
    }

    private mutating func fill(_ shape: ResolvedShape, counter: Int, orientation: Double) {
        self.counter = counter
        direct = shape.isKnownConvex ? Self.sign(orientation) : 0
        add(shape.path())
        direct = 0
    }

    /// The smallest width of a band in pixels whose edges surely do not cross: many times the tolerance of
    /// flattening.
    private static let minBand = 1.0 / 16

    private mutating func ring(_ ring: ConcentricStroke, orientation: Double) {
        direct = Self.sign(orientation)
        add(ring.outer.path())
        if let inner = ring.inner {
            direct = -direct
            add(inner.path())
        }
        direct = 0
    }

    /// Returns the sign of a contour that is clockwise on the screen: it runs up on its left side, where area
    /// begins.
    private static func sign(_ orientation: Double) -> Int32 { orientation < 0 ? 1 : -1 }
}

extension FillRule {
    var programRule: AreaProgram.Rule {
        switch self {
        case .nonZero: .nonZero
        case .evenOdd: .evenOdd
        }
    }
}
