/// An angle, clockwise.
public typealias Angle = Rotation

extension Rotation {
    /// Creates an angle.
    ///
    /// - Parameter degrees: The angle in degrees.
    public init(degrees: Double) { self.init(SceneLiteral(.number(degrees))) }

    /// Creates an angle.
    ///
    /// - Parameter radians: The angle in radians.
    public init(radians: Double) { self.init(SceneLiteral(.number(radians * 180 / .pi))) }

    /// Returns an angle.
    ///
    /// - Parameter value: The angle in radians.
    public static func radians(_ value: Double) -> Rotation { Rotation(radians: value) }

    /// No rotation.
    public static var zero: Rotation { 0 }

    /// The degrees; 0 for an angle that is not known before the scene is read.
    var knownDegrees: Double {
        switch degreesLiteral.content {
        case .number(let degrees): degrees
        case .string("infinity"): .infinity
        default: 0
        }
    }

    /// The degrees alone, as places take them that have no anchor.
    var degreesLiteral: SceneLiteral {
        sceneLiteral.entries?.first { $0.key == "degrees" }?.value ?? sceneLiteral
    }
}
