import VitrineGraphics

/// A symbol drawn as vector layers on a grid of 24 by 24 units, y down.
public struct Icon: Sendable {
    /// One step of the drawing, in SVG path data on the 24-unit grid.
    public enum Layer: Sendable {
        /// A line along the path, round caps and joins. `weight` scales the line width that the
        /// weight of the neighbouring text asks for.
        case stroke(String, weight: Double = 1)
        /// A filled region.
        case fill(String, rule: FillRule = .nonZero)
        /// A region taken out of all layers before it.
        case cut(String, rule: FillRule = .nonZero)
        /// A line taken out of all layers before it.
        case cutStroke(String, weight: Double = 1)
    }

    /// The name, as SF Symbols has it, such as `person.circle.fill`.
    public var name: String
    public var layers: [Layer]

    public init(_ name: String, _ layers: [Layer]) {
        self.name = name
        self.layers = layers
    }
}
