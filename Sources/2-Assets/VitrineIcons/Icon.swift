import VitrineGeometry

/// A symbol drawn as vector layers on a grid of 24 × 24 units, with y pointing down.
package struct Icon: Sendable {
    /// The importance of a layer, as in SF Symbols: if a symbol has several colours or opacities, the layers
    /// of one level share theirs.
    package enum Level: Int, Hashable, Sendable, CaseIterable { case primary, secondary, tertiary }

    /// A step of the drawing, and its level.
    package struct Layer: Sendable {
        /// A shape to draw or cut, as SVG path data on the 24-unit grid.
        package enum Step: Sendable {
            case stroke(String, weight: Double)
            case fill(String, rule: FillRule)
            case cut(String, rule: FillRule)
            case cutStroke(String, weight: Double)
        }

        package var step: Step
        /// The level of the layer. A cut without a level stays a hole. A cut with one is an inlay: a hole in
        /// a symbol of one colour, and a figure of its own in a symbol of several, such as the check mark in
        /// a filled circle.
        package var level: Level?

        package init(_ step: Step, level: Level?) {
            self.step = step
            self.level = level
        }
    }

    /// The name, as in SF Symbols, such as `person.circle.fill`.
    package var name: String
    package var layers: [Layer]

    package init(_ name: String, _ layers: [Layer]) {
        self.name = name
        self.layers = layers
    }

    /// The levels that the layers of the symbol have.
    package var levels: Set<Level> { Set(layers.compactMap(\.level)) }
}

extension Icon {
    /// Returns the symbol with its paths scaled and then moved; lines keep their weight.
    func placed(scale: Double, by x: Double, _ y: Double) -> Icon {
        func placed(_ data: String) -> String { PathData.placed(data, scale: scale, by: x, y) }
        return Icon(
            name,
            layers.map { layer in
                switch layer.step {
                case .stroke(let data, let weight):
                    Layer(.stroke(placed(data), weight: weight), level: layer.level)
                case .fill(let data, let rule): Layer(.fill(placed(data), rule: rule), level: layer.level)
                case .cut(let data, let rule): Layer(.cut(placed(data), rule: rule), level: layer.level)
                case .cutStroke(let data, let weight):
                    Layer(.cutStroke(placed(data), weight: weight), level: layer.level)
                }
            })
    }
}

extension Icon.Layer {
    /// Returns a line along a path, with round caps and joins. `weight` scales the line width that suits the
    /// weight of the surrounding text.
    package static func stroke(_ data: String, weight: Double = 1) -> Icon.Layer {
        Icon.Layer(.stroke(data, weight: weight), level: .primary)
    }

    /// Returns a filled region.
    package static func fill(_ data: String, rule: FillRule = .nonZero) -> Icon.Layer {
        Icon.Layer(.fill(data, rule: rule), level: .primary)
    }

    /// Returns a region to cut out of all layers before it.
    package static func cut(_ data: String, rule: FillRule = .nonZero) -> Icon.Layer {
        Icon.Layer(.cut(data, rule: rule), level: nil)
    }

    /// Returns a line to cut out of all layers before it.
    package static func cutStroke(_ data: String, weight: Double = 1) -> Icon.Layer {
        Icon.Layer(.cutStroke(data, weight: weight), level: nil)
    }

    package var primary: Icon.Layer { at(.primary) }
    package var secondary: Icon.Layer { at(.secondary) }
    package var tertiary: Icon.Layer { at(.tertiary) }

    /// The cut as a hole in all layers before it.
    var hole: Icon.Layer { Icon.Layer(step, level: nil) }

    private func at(_ level: Icon.Level) -> Icon.Layer { Icon.Layer(step, level: level) }

    /// `true` if the layer removes something.
    package var isCut: Bool {
        switch step {
        case .stroke, .fill: false
        case .cut, .cutStroke: true
        }
    }

    /// The path data of the step.
    package var pathData: String {
        switch step {
        case .stroke(let data, _), .cutStroke(let data, _), .fill(let data, _), .cut(let data, _): data
        }
    }
}

extension [Icon.Layer] {
    /// These layers with another level. Holes stay holes, and inlays, which would have the level of what is
    /// beneath them, become holes.
    var secondary: [Icon.Layer] { map { $0.level == nil ? $0 : $0.isCut ? $0.hole : $0.secondary } }
    var tertiary: [Icon.Layer] { map { $0.level == nil ? $0 : $0.isCut ? $0.hole : $0.tertiary } }
}
