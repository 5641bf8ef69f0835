extension Path: Interpolatable {
    /// Returns `false` if the paths do not have the same kinds of elements in the same order, as in CSS and
    /// SVG.
    package func isInterpolatable(to other: Path) -> Bool {
        elements.count == other.elements.count
            && zip(elements, other.elements).allSatisfy {
                switch ($0, $1) {
                case (.move, .move), (.line, .line), (.quad, .quad), (.cubic, .cubic), (.close, .close): true
                default: false
                }
            }
    }

    /// Moves each point. Extrapolates.
    package func mixture(with other: Path, at fraction: Double) -> Path {
        guard isInterpolatable(to: other) else { return switched(to: other, at: fraction) }
        func between(_ a: Point, _ b: Point) -> Point { a.interpolated(to: b, at: fraction) }
        var path = Path()
        for pair in zip(elements, other.elements) {
            switch pair {
            case (.move(let a), .move(let b)): path.move(to: between(a, b))
            case (.line(let a), .line(let b)): path.line(to: between(a, b))
            case (.quad(let c, let a), .quad(let d, let b)): path.quad(between(c, d), to: between(a, b))
            case (.cubic(let c, let e, let a), .cubic(let d, let f, let b)):
                path.cubic(between(c, d), between(e, f), to: between(a, b))
            default: path.close()
            }
        }
        return path
    }
}
