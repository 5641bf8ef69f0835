import VitrineGeometry

/// A symbol drawn as vector layers on a grid of 24 by 24 units, y down.
public struct Icon: Sendable {
    /// How much a layer means, as SF Symbols has it: where a symbol has several colours or opacities, the
    /// layers of one level share theirs.
    public enum Level: Int, Hashable, Sendable, CaseIterable { case primary, secondary, tertiary }

    /// One step of the drawing, and its level.
    public struct Layer: Sendable {
        /// What is drawn or cut, in SVG path data on the 24-unit grid.
        public enum Step: Sendable {
            case stroke(String, weight: Double)
            case fill(String, rule: FillRule)
            case cut(String, rule: FillRule)
            case cutStroke(String, weight: Double)
        }

        public var step: Step
        /// Of a cut: nil where it stays a hole. With a level it is an inlay, a hole in a symbol of one
        /// colour and a figure of its own in one of several, such as the check mark in a filled circle.
        public var level: Level?

        public init(_ step: Step, level: Level?) {
            self.step = step
            self.level = level
        }
    }

    /// The name, as SF Symbols has it, such as `person.circle.fill`.
    public var name: String
    public var layers: [Layer]

    public init(_ name: String, _ layers: [Layer]) {
        self.name = name
        self.layers = layers
    }

    /// The levels that the symbol has layers of.
    public var levels: Set<Level> { Set(layers.compactMap(\.level)) }
}

extension Icon.Layer {
    /// A line along the path, round caps and joins. `weight` scales the line width that the
    /// weight of the neighbouring text asks for.
    public static func stroke(_ data: String, weight: Double = 1) -> Icon.Layer {
        Icon.Layer(.stroke(data, weight: weight), level: .primary)
    }

    /// A filled region.
    public static func fill(_ data: String, rule: FillRule = .nonZero) -> Icon.Layer {
        Icon.Layer(.fill(data, rule: rule), level: .primary)
    }

    /// A region taken out of all layers before it.
    public static func cut(_ data: String, rule: FillRule = .nonZero) -> Icon.Layer {
        Icon.Layer(.cut(data, rule: rule), level: nil)
    }

    /// A line taken out of all layers before it.
    public static func cutStroke(_ data: String, weight: Double = 1) -> Icon.Layer {
        Icon.Layer(.cutStroke(data, weight: weight), level: nil)
    }

    public var primary: Icon.Layer { at(.primary) }
    public var secondary: Icon.Layer { at(.secondary) }
    public var tertiary: Icon.Layer { at(.tertiary) }

    private func at(_ level: Icon.Level) -> Icon.Layer { Icon.Layer(step, level: level) }

    /// Whether the layer takes something away.
    public var isCut: Bool {
        switch step {
        case .stroke, .fill: false
        case .cut, .cutStroke: true
        }
    }

    /// The path data, whatever is done with it.
    public var pathData: String {
        switch step {
        case .stroke(let data, _), .cutStroke(let data, _), .fill(let data, _), .cut(let data, _): data
        }
    }
}

extension [Icon.Layer] {
    /// These layers on another level; holes stay holes.
    var secondary: [Icon.Layer] { map { $0.level == nil ? $0 : $0.secondary } }
    var tertiary: [Icon.Layer] { map { $0.level == nil ? $0 : $0.tertiary } }
}
