import VitrineGeometry

/// A symbol drawn as vector layers on a grid of 24 × 24 units, with y pointing down.
package struct Icon: Sendable {
    /// The importance of a layer, as in SF Symbols: if a symbol has several colours or opacities, the layers
    /// of one level share theirs.
    package enum Level: Int, Hashable, Sendable, CaseIterable { case primary, secondary, tertiary }

    /// A color that a layer has of its own in symbols of many colors; its raw value is the name of the
    /// system color.
    package enum Hue: String, Hashable, Sendable, CaseIterable {
        case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, white
        case black
    }

    /// A step of the drawing, its level, and what it takes part in.
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
        /// The color in symbols of many colors; `nil` for the foreground. A cut with a color is a figure of
        /// its own there.
        package var hue: Hue?
        /// The place in the order in which a variable value lights layers, from 0; `nil` for layers that are
        /// always lit.
        package var variableIndex: Int?

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
    package func placed(scale: Double, by x: Double, _ y: Double) -> Icon {
        Icon(name, layers.map { $0.mappingPath { PathData.placed($0, scale: scale, by: x, y) } })
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
    package var hole: Icon.Layer { at(nil) }

    private func at(_ level: Icon.Level?) -> Icon.Layer {
        var layer = self
        layer.level = level
        return layer
    }

    /// Returns the layer in a color of its own.
    package func colored(_ hue: Icon.Hue?) -> Icon.Layer {
        var layer = self
        layer.hue = hue
        return layer
    }

    /// The layer without a color of its own, and always lit.
    package var plain: Icon.Layer { Icon.Layer(step, level: level) }

    /// Returns the layer with a line of another weight.
    package func scaledWeight(by factor: Double) -> Icon.Layer {
        var layer = self
        switch step {
        case .stroke(let data, let weight): layer.step = .stroke(data, weight: weight * factor)
        case .cutStroke(let data, let weight): layer.step = .cutStroke(data, weight: weight * factor)
        case .fill, .cut: break
        }
        return layer
    }

    /// Returns the layer with another path.
    package func mappingPath(_ path: (String) -> String) -> Icon.Layer {
        var layer = self
        switch step {
        case .stroke(let data, let weight): layer.step = .stroke(path(data), weight: weight)
        case .fill(let data, let rule): layer.step = .fill(path(data), rule: rule)
        case .cut(let data, let rule): layer.step = .cut(path(data), rule: rule)
        case .cutStroke(let data, let weight): layer.step = .cutStroke(path(data), weight: weight)
        }
        return layer
    }

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
    package var secondary: [Icon.Layer] { map { $0.level == nil ? $0 : $0.isCut ? $0.hole : $0.secondary } }
    package var tertiary: [Icon.Layer] { map { $0.level == nil ? $0 : $0.isCut ? $0.hole : $0.tertiary } }
}
