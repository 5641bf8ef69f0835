import VitrineGeometry

extension Area {
    /// Returns the area grown by `distance` points on every side, or shrunk if it is negative.
    ///
    /// As in CSS, square corners stay square and round ones stay concentric. Strokes become thicker or
    /// thinner. Free paths grow by a stroke with round joins, as a union of two operands. If such a path
    /// intersects the preceding operands, these must be a single operand that is not a free path itself;
    /// otherwise the path is left unchanged. The band by which a path's hole shrinks is assumed to lie within
    /// the shape that the hole is in.
    public func spread(by distance: Double) -> Area {
        if distance == 0 { return self }
        var result: [Operand] = []
        for operand in operands {
            // A hole grows inwards when the whole grows outwards.
            let signed = operand.operation == .subtract ? -distance : distance
            switch operand.geometry {
            case .stroke(let shape, var style):
                // Both sides of the band move, so a band on one side of its outline needs the outline moved,
                // too.
                let shift =
                    switch style.position {
                    case .center: 0.0
                    case .inside: signed
                    case .outside: -signed
                    }
                style.width = max(style.width + 2 * signed, 0)
                result.append(Operand(operand.operation, .stroke(shape.outset(by: shift), style)))
            case .fill(.path(let path, let rule)):
                let outline = StrokeStyle(width: 2 * abs(signed), join: .round)
                if operand.operation == .intersect, signed > 0 {
                    guard result.count == 1, let first = result.first, first.operation == .union else {
                        result.append(operand)
                        continue
                    }
                    // The union of fill and stroke comes first, and is intersected with the original first
                    // operand.
                    result = [
                        Operand(.union, .fill(.path(path, rule))),
                        Operand(.union, .stroke(.path(path, rule), outline)),
                        Operand(.intersect, first.geometry),
                    ]
                    continue
                }
                result.append(operand)
                let grows = operand.operation != .intersect && (signed > 0) == (operand.operation == .union)
                result.append(
                    Operand(grows ? .union : .subtract, .stroke(.path(path, rule), outline)))
            case .fill(let shape):
                result.append(Operand(operand.operation, .fill(shape.outset(by: signed))))
            }
        }
        return Area(result)
    }
}

extension ResolvedShape {
    /// Returns the same kind of shape with its sides moved outwards by `distance`; paths are unchanged.
    func outset(by distance: Double) -> ResolvedShape {
        switch self {
        case .rectangle(let rect): .rectangle(rect.insetBy(-distance, -distance))
        case .roundedRectangle(let rect, let radii, let style):
            .roundedRectangle(
                rect.insetBy(-distance, -distance),
                (radii.isRound ? radii : radii.fitted(to: rect.size)).inset(by: -distance), style)
        case .ellipse(let rect): .ellipse(rect.insetBy(-distance, -distance))
        case .path: self
        }
    }
}
