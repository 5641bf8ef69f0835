import VitrineAuditElements
import VitrineSceneFormat
import VitrineSource

/// The lengths in a scene that are on the pixel grid of no device. Vitrine rounds frames to pixels; an app
/// that is made after the scene may not.
package enum GridCheck {
    /// Returns what is found in a scene, in its order.
    package static func findings(in scene: SceneValue) -> [Diagnostic] {
        var found: [Diagnostic] = []
        scene.forEachScalar(below: skipped) { value, keys, scope in
            guard case .number(let number, let literal) = value.content, let key = length(keys),
                let nearest = nearest(to: number)
            else { return }
            let problem = GridProblem(value: "`\(key): \(literal)`", nearest: nearest)
            var diagnostic = Diagnostic(
                .offGrid, .language(Diagnostic.ProblemOfLanguage(problem)), at: value.mark)
            diagnostic.silence = scope.silence(of: .offGrid)
            found.append(diagnostic)
        }
        return found
    }

    /// The keys below which lengths move, or are no lengths of a layout.
    private static let skipped: Set<String> = [
        "accessibility", "audit", "data", "drag", "golden", "keyframeAnimator", "phaseAnimator", "script",
        "transition", "variants", "when",
    ]

    /// Returns the key of a length of a layout; `nil` for any other number.
    private static func length(_ keys: [String]) -> String? {
        guard let last = keys.last else { return nil }
        if ["padding", "spacing"].contains(last) { return last }
        guard let outer = keys.dropLast().last else { return nil }
        switch outer {
        case "offset", "position": return ["x", "y"].contains(last) ? "\(outer).\(last)" : nil
        case "frame", "padding": return last == "alignment" ? nil : "\(outer).\(last)"
        default: return nil
        }
    }

    /// Returns the nearest length on the grid of two or of three pixels a point; `nil` for one that is on
    /// either, as far as people write thirds.
    private static func nearest(to length: Double) -> Double? {
        let grids = [2.0, 3.0].map { (length * $0).rounded() / $0 }
        guard let nearest = grids.min(by: { abs($0 - length) < abs($1 - length) }), nearest.isFinite,
            abs(nearest - length) > tolerance
        else { return nil }
        return nearest
    }

    /// 0.33 and 0.67 are meant as thirds.
    private static let tolerance = 0.005
}
