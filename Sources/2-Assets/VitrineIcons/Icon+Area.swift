import VitrineGeometry

extension Icon {
    /// The side of the square grid that symbols are drawn on, in grid units.
    package static let gridSize = 24.0

    /// The line widths, in grid units, for the font weights that have names.
    ///
    /// Below and above regular, they keep the contrast that the stems of a sans-serif family have at those
    /// weights, as far as the smallest gaps of the symbols allow. At regular weight, symbols of menus and
    /// rows cover as much as in screenshots of iOS 26 (`Tests/Apple`).
    private static let lineWidths: [(weight: Double, width: Double)] = [
        (100, 1), (300, 1.35), (400, 1.58), (500, 2), (600, 2.25), (700, 2.55), (800, 2.8), (900, 2.9),
    ]

    /// Returns the line width that suits text of a font weight.
    ///
    /// - Parameter weight: An OpenType weight from 100 (thin) to 900 (black). Values outside this range are
    ///   clamped, and NaN counts as regular.
    /// - Returns: The width in grid units, interpolated linearly between the named weights.
    package static func lineWidth(weight: Double) -> Double {
        guard !weight.isNaN else { return 1.58 }
        var lower = lineWidths[0]
        guard weight > lower.weight else { return lower.width }
        for upper in lineWidths.dropFirst() {
            if weight <= upper.weight {
                let fraction = (weight - lower.weight) / (upper.weight - lower.weight)
                return lower.width * (1 - fraction) + upper.width * fraction
            }
            lower = upper
        }
        return lower.width
    }

    /// Returns the symbol as a region of the plane.
    ///
    /// - Parameters:
    ///   - rect: The place of the grid, in points. In a rectangle that is not square, the grid is the largest
    ///     centred square.
    ///   - lineWidth: The width of a line of weight 1, in grid units; see `lineWidth(weight:)`.
    ///   - isMirrored: `true` to swap left and right. Default: `false`.
    /// - Throws: An `SVGPathError` if the path data of a layer is invalid. No symbol of `IconSet` throws.
    package func area(
        in rect: Rect, lineWidth: Double, isMirrored: Bool = false
    ) throws(SVGPathError) -> Area {
        var operands: [Area.Operand] = []
        for layer in layers {
            let geometry = try layer.geometry(in: rect, lineWidth: lineWidth, isMirrored: isMirrored)
            operands.append(Area.Operand(layer.isCut ? .subtract : .union, geometry))
        }
        return Area(operands, name: name)
    }

    /// A part of a symbol: a region of one level.
    package struct Part: Hashable, Sendable {
        package var level: Level
        package var area: Area
    }

    /// Returns the symbol as one region for each run of layers of a level, from bottom to top.
    ///
    /// A hole is cut from all parts below it. An inlay is not a hole here but a part above the others: if it
    /// were cut first, the background would shine through along its edge.
    package func parts(
        in rect: Rect, lineWidth: Double, isMirrored: Bool = false
    ) throws(SVGPathError) -> [Part] {
        var parts: [Part] = []
        for layer in layers {
            let geometry = try layer.geometry(in: rect, lineWidth: lineWidth, isMirrored: isMirrored)
            guard let level = layer.level else {
                for index in parts.indices { parts[index].area.operands.append(.init(.subtract, geometry)) }
                continue
            }
            let operand = Area.Operand(.union, geometry)
            if parts.last?.level == level {
                parts[parts.count - 1].area.operands.append(operand)
            } else {
                parts.append(Part(level: level, area: Area([operand], name: name)))
            }
        }
        return parts
    }
}

extension Icon.Layer {
    fileprivate func geometry(
        in rect: Rect, lineWidth: Double, isMirrored: Bool
    ) throws(SVGPathError) -> Area.Geometry {
        let side = min(rect.width, rect.height)
        let scale = side / Icon.gridSize
        let turn = isMirrored ? -1.0 : 1
        let map = Affine.scale(turn * scale, scale)
            .then(.translation(rect.midX - turn * side / 2, rect.midY - side / 2))
        let path = try Path(svg: pathData).transformed(by: map)
        switch step {
        case .stroke(_, let weight), .cutStroke(_, let weight):
            return .stroke(
                .path(path, .nonZero),
                StrokeStyle(width: lineWidth * scale * weight, cap: .round, join: .round))
        case .fill(_, let rule), .cut(_, let rule): return .fill(.path(path, rule))
        }
    }
}
