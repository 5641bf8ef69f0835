extension Area: Interpolatable {
    /// Returns `false` if the areas do not combine the same kinds of geometry in the same way, or combine
    /// some that has nothing in between.
    package func isInterpolatable(to other: Area) -> Bool {
        operands.count == other.operands.count
            && zip(operands, other.operands).allSatisfy {
                $0.operation == $1.operation && $0.geometry.isInterpolatable(to: $1.geometry)
            }
    }

    package func mixture(with other: Area, at fraction: Double) -> Area {
        let isAlike =
            operands.count == other.operands.count
            && zip(operands, other.operands).allSatisfy { $0.operation == $1.operation }
        var area = switched(to: other, at: fraction)
        guard isAlike else { return area }
        area.operands = zip(operands, other.operands).map {
            Operand($0.operation, $0.geometry.interpolated(to: $1.geometry, at: fraction))
        }
        return area
    }
}

extension Area.Geometry: Interpolatable {
    /// Returns `false` if one is a fill and the other a stroke, or if their shapes or styles have nothing in
    /// between.
    package func isInterpolatable(to other: Area.Geometry) -> Bool {
        switch (self, other) {
        case (.fill(let shape), .fill(let last)): shape.isInterpolatable(to: last)
        case (.stroke(let shape, let style), .stroke(let last, let lastStyle)):
            shape.isInterpolatable(to: last) && style.isInterpolatable(to: lastStyle)
        default: false
        }
    }

    package func mixture(with other: Area.Geometry, at fraction: Double) -> Area.Geometry {
        switch (self, other) {
        case (.fill(let shape), .fill(let last)): .fill(shape.interpolated(to: last, at: fraction))
        case (.stroke(let shape, let style), .stroke(let last, let lastStyle)):
            .stroke(
                shape.interpolated(to: last, at: fraction), style.interpolated(to: lastStyle, at: fraction))
        default: switched(to: other, at: fraction)
        }
    }
}
