/// A region of the plane: filled shapes and strokes that are united, subtracted or intersected in turn.
///
/// The region starts empty; each operand then acts on all previous ones. Coverage of the whole is exact,
/// because the rasteriser sweeps all operands at once and never mixes coverages.
public struct Area: Hashable, Sendable {
    public enum Geometry: Hashable, Sendable {
        case fill(ResolvedShape)
        case stroke(ResolvedShape, StrokeStyle)
    }

    public enum Operation: String, Hashable, Sendable, CaseIterable { case union, subtract, intersect }

    public struct Operand: Hashable, Sendable {
        public var operation: Operation
        public var geometry: Geometry

        @inlinable public init(_ operation: Operation, _ geometry: Geometry) {
            self.operation = operation
            self.geometry = geometry
        }
    }

    public var operands: [Operand]
    /// A human-readable name, such as that of a symbol. It does not affect pixels.
    public var name: String?

    @inlinable public init(_ operands: [Operand], name: String? = nil) {
        self.operands = operands
        self.name = name
    }

    @inlinable public static func fill(_ shape: ResolvedShape) -> Area {
        Area([Operand(.union, .fill(shape))])
    }

    public static func stroke(_ shape: ResolvedShape, _ style: StrokeStyle) -> Area {
        Area([Operand(.union, .stroke(shape, style))])
    }
}
