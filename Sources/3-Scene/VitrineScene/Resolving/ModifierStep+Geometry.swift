import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

/// The steps that change the geometry of a node without affecting layout.
extension ModifierStep {
    /// Those steps, in the order in which they act.
    static let changes = allCases.filter(\.isChange)

    private var isChange: Bool {
        switch self {
        case .rotation3D, .scale, .skew, .rotation, .offset: true
        default: false
        }
    }

    /// Returns the change that a key makes; `nil` for another key.
    static func change(of key: String) -> ModifierStep? { changes.first { $0.keys.contains(key) } }

    /// Returns `true` if a node has the change, and it changes something.
    func isThere(_ modifiers: Modifiers) -> Bool {
        switch self {
        case .rotation3D: modifiers.rotation3D != nil
        case .scale: modifiers.scale.map { $0.factors != Point(1, 1) } ?? false
        case .skew: modifiers.skew.map { $0.x != 0 || $0.y != 0 } ?? false
        case .rotation:
            modifiers.rotation.map { $0.degrees.truncatingRemainder(dividingBy: 360) != 0 } ?? false
        case .offset: modifiers.offset.map { $0.points != .zero || $0.fractions != .zero } ?? false
        default: false
        }
    }

    /// Returns the point that stays where it is, as a unit point of the frame; `nil` if none does.
    func anchor(_ modifiers: Modifiers) -> Point? {
        switch self {
        case .rotation3D: modifiers.rotation3D?.anchor
        case .scale: modifiers.scale?.anchor
        case .skew: modifiers.skew?.anchor
        case .rotation: modifiers.rotation?.anchor
        default: nil
        }
    }

    /// `true` if circles do not stay circles of their size.
    var resizes: Bool { self != .rotation && self != .offset }

    /// Returns `true` if shadows that follow the change differ from shadows that it changes.
    func moves(_ shadows: [ShadowSpec], _ modifiers: Modifiers) -> Bool {
        if self == .offset { return false }
        return shadows.contains { spec in
            spec.shadow.offset != .zero || resizes && (spec.shadow.sigma > 0 || spec.shadow.spread != 0)
        }
    }

    /// Returns `true` if the change moves the outline that a node is cut to: all do but turning a circle
    /// about its middle, or half round what looks the same then.
    func movesClip(_ modifiers: Modifiers) -> Bool {
        guard self == .rotation, let rotation = modifiers.rotation, rotation.anchor == Point(0.5, 0.5) else {
            return true
        }
        let shape: Shape
        switch modifiers.clip {
        case .shape(let other)?: shape = other
        case .nodeShape?, nil: shape = modifiers.corners ?? (modifiers.glass == nil ? .rectangle : .capsule)
        case .node?: return true
        }
        let isHalf = rotation.degrees.truncatingRemainder(dividingBy: 180) == 0
        switch shape {
        case .circle: return false
        case .rectangle, .ellipse, .stadium: return !isHalf
        case .rounded(let lengths, _): return !isHalf || lengths.circular.map { !$0.isUniform } ?? true
        default: return true
        }
    }

    /// Returns `true` if two changes give the same picture in either order.
    static func commute(_ first: ModifierStep, _ second: ModifierStep, _ modifiers: Modifiers) -> Bool {
        guard first == .scale, second == .rotation, let scale = modifiers.scale,
            let rotation = modifiers.rotation
        else { return false }
        return scale.factors.x == scale.factors.y && scale.anchor == rotation.anchor
    }
}
