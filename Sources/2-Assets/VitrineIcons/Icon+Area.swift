import VitrineGeometry
import VitrineIconDrawings

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

    /// What the layers of a symbol are told apart by.
    package enum Separation: Sendable {
        /// Nothing: the symbol has one color.
        case none
        /// Their levels.
        case levels
        /// The colors of their own.
        case hues
    }

    /// The opacity of layers that a variable value does not reach.
    private static let unlitOpacity = 0.3

    /// A part of a symbol: a region of one paint.
    package struct Part: Hashable, Sendable {
        /// The level; primary where levels are not told apart.
        package var level: Level
        /// The color of its own; `nil` for the foreground.
        package var hue: Hue?
        /// The opacity: less than 1 where a variable value does not reach.
        package var opacity: Double
        package var area: Area
    }

    /// Returns the symbol as one region for each run of layers of a paint, from bottom to top.
    ///
    /// A hole is cut from all parts below it. An inlay is not a hole here but a part above the others: if it
    /// were cut first, the background would shine through along its edge.
    ///
    /// - Parameters:
    ///   - rect: The place of the grid, in points.
    ///   - lineWidth: The width of a line of weight 1, in grid units.
    ///   - isMirrored: `true` to swap left and right. Default: `false`.
    ///   - separation: What layers are told apart by. Default: levels.
    ///   - value: The variable value, which lights layers in their order; `nil` lights all. Default: `nil`.
    /// - Throws: An `SVGPathError` if the path data of a layer is invalid. No symbol of `IconSet` throws.
    package func parts(
        in rect: Rect, lineWidth: Double, isMirrored: Bool = false, by separation: Separation = .levels,
        value: Double? = nil
    ) throws(SVGPathError) -> [Part] {
        var parts: [Part] = []
        let thresholds = variableThresholds
        for layer in layers {
            let geometry = try layer.geometry(in: rect, lineWidth: lineWidth, isMirrored: isMirrored)
            var opacity = 1.0
            if let value, let index = layer.variableIndex, !thresholds[index].isReached(by: value) {
                opacity = Self.unlitOpacity
            }
            if !layer.isFigure(by: separation) {
                for index in parts.indices { parts[index].area.operands.append(.init(.subtract, geometry)) }
                // A hole that is not lit leaves the more of what it is cut from.
                guard opacity < 1 else { continue }
                opacity = 1 - opacity
            }
            let (level, hue) =
                switch separation {
                case .none: (Level.primary, Hue?.none)
                case .levels: (layer.level ?? .primary, nil)
                case .hues: (.primary, layer.hue)
                }
            let operand = Area.Operand(.union, geometry)
            // Parts of one color do not lie above each other.
            let candidates = separation == .none ? parts[...] : parts.suffix(1)
            let place = candidates.lastIndex { $0.level == level && $0.hue == hue && $0.opacity == opacity }
            if let place {
                parts[place].area.operands.append(operand)
            } else {
                parts.append(
                    Part(level: level, hue: hue, opacity: opacity, area: Area([operand], name: name)))
            }
        }
        return parts
    }
}

extension Icon.Layer {
    /// Returns `true` if the layer draws something: a cut does where it is told apart from what it cuts.
    fileprivate func isFigure(by separation: Icon.Separation) -> Bool {
        guard isCut else { return true }
        return switch separation {
        case .none: false
        case .levels: level != nil
        case .hues: hue != nil
        }
    }

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
