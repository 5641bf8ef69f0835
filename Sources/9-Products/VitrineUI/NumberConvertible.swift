#if canImport(CoreGraphics)
    import CoreGraphics
#else
    import Foundation
#endif

/// A number of a scene: a Swift number, a percentage, or an expression that has a number.
public protocol NumberConvertible: SceneConvertible {}

extension Double: NumberConvertible {
    /// The number in the scene language, in which infinity is a word.
    public var sceneLiteral: SceneLiteral {
        self == .infinity ? SceneLiteral(.string("infinity")) : SceneLiteral(.number(self))
    }
}

extension Float: NumberConvertible {
    /// The number in the scene language.
    public var sceneLiteral: SceneLiteral { Double(self).sceneLiteral }
}

extension Int: NumberConvertible {
    /// The number in the scene language.
    public var sceneLiteral: SceneLiteral { SceneLiteral(.number(Double(self))) }
}

extension CGFloat: NumberConvertible {
    /// The number in the scene language.
    public var sceneLiteral: SceneLiteral { Double(self).sceneLiteral }
}

extension NumberConvertible where Self == Double {
    /// All the available room, as in `.frame(maxWidth: .infinity)`.
    public static var infinity: Double { 1.0 / 0.0 }
}
