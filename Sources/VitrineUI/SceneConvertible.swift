#if canImport(CoreGraphics)
    import CoreGraphics
#endif

/// A Swift value that can be part of a scene.
public protocol SceneConvertible: Sendable {
    /// The value in the scene language.
    var sceneLiteral: SceneLiteral { get }
}

/// A number of a scene: a Swift number, a percentage, or an expression that has a number.
public protocol NumberConvertible: SceneConvertible {}

/// `true` or `false` in a scene, or an expression that is either.
public protocol BooleanConvertible: SceneConvertible {}

/// A text of a scene.
///
/// Braces hold names and expressions of the scene language: `"{user.name}"` is a parameter of a component or a
/// design token.
public protocol TextConvertible: SceneConvertible {}

extension Double: NumberConvertible {
    public var sceneLiteral: SceneLiteral {
        self == .infinity ? SceneLiteral(.string("infinity")) : SceneLiteral(.number(self))
    }
}

extension Float: NumberConvertible {
    public var sceneLiteral: SceneLiteral { Double(self).sceneLiteral }
}

extension Int: NumberConvertible {
    public var sceneLiteral: SceneLiteral { SceneLiteral(.number(Double(self))) }
}

#if canImport(CoreGraphics)
    extension CGFloat: NumberConvertible {
        public var sceneLiteral: SceneLiteral { Double(self).sceneLiteral }
    }
#endif

extension Bool: BooleanConvertible {
    public var sceneLiteral: SceneLiteral { SceneLiteral(.bool(self)) }
}

extension String: TextConvertible {
    public var sceneLiteral: SceneLiteral { SceneLiteral(.string(self)) }
}

extension Substring: TextConvertible {
    public var sceneLiteral: SceneLiteral { String(self).sceneLiteral }
}

/// A share of the room, of a whole or of a range: `Percent(50)`.
public struct Percent: NumberConvertible {
    /// The hundredths.
    public let value: Double

    public init(_ value: Double) { self.value = value }

    public var sceneLiteral: SceneLiteral {
        let whole = Int(exactly: value).map { "\($0)" } ?? "\(value)"
        return SceneLiteral(.string("\(whole)%"))
    }
}

/// A name or an expression of the scene language, which has its value when the scene is rendered: a design
/// token, a parameter of a component, or a calculation with them.
///
///     Text("Title").padding(Expression("space.m * 2"))
public struct Expression: NumberConvertible, BooleanConvertible, TextConvertible, ExpressibleByStringLiteral {
    /// The expression, without braces.
    public let text: String

    public init(_ text: String) { self.text = text }
    public init(stringLiteral value: String) { text = value }

    public var sceneLiteral: SceneLiteral { SceneLiteral(.string("{\(text)}")) }
}

/// A value that depends on a condition, which is checked when the scene is rendered.
///
///     VStack(spacing: Choice(.os(">=26"), then: 12, else: 8)) { }
public struct Choice: NumberConvertible, BooleanConvertible, TextConvertible {
    public let sceneLiteral: SceneLiteral

    /// Creates a value.
    ///
    /// - Parameters:
    ///   - condition: What must hold for the first value.
    ///   - then: The value where it holds.
    ///   - otherwise: The value where it does not. Default: as if nothing were given.
    public init(_ condition: Condition, then: SceneLiteral, else otherwise: SceneLiteral = .unset) {
        sceneLiteral = .choice(condition, then, otherwise)
    }
}

extension SceneLiteral {
    static func choice(
        _ condition: Condition, _ then: some SceneConvertible, _ otherwise: some SceneConvertible
    ) -> SceneLiteral {
        .record([("when", condition), ("then", then), ("else", otherwise)])
    }
}
