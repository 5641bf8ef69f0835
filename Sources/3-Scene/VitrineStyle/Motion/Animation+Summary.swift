import VitrineJSON
import VitrineMotion

extension Animation {
    /// The animation in a few words, with the names of the scene language:
    /// `spring response 0.3 dampingFraction 0.8`.
    package var summary: String {
        ([baseSummary] + modifiers.map(\.summary)).joined(separator: ", ")
    }

    private var baseSummary: String {
        func text(_ parts: [(String, Double)]) -> String {
            parts.map { "\($0) \(PrintedText.number($1))" }.joined(separator: " ")
        }
        switch base {
        case .spring(let spring, let blendDuration):
            let blend = blendDuration > 0 ? [("blendDuration", blendDuration)] : []
            return "spring "
                + text(
                    [("response", spring.response), ("dampingFraction", spring.dampingFraction)] + blend)
        case .interpolatingSpring(let spring, let velocity):
            let start = velocity != 0 ? [("initialVelocity", velocity)] : []
            return "interpolatingSpring "
                + text([("stiffness", spring.stiffness), ("damping", spring.damping)] + start)
        case .curve(let curve, let duration):
            return "\(curve.summary) duration \(PrintedText.number(duration))"
        }
    }
}

extension Animation.Modifier {
    fileprivate var summary: String {
        switch self {
        case .delay(let delay): return "delay \(PrintedText.number(delay))"
        case .repeats(let count, let autoreverses):
            let times = count.map { "repeatCount \($0)" } ?? "repeatForever"
            return autoreverses ? "\(times) autoreverses" : times
        }
    }
}

extension TimingCurve {
    /// The name of the curve, or its control points.
    fileprivate var summary: String {
        let names: [(TimingCurve, String)] = [
            (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInOut, "easeInOut"),
        ]
        return names.first { $0.0 == self }?.1
            ?? "timingCurve \(controlPoints.map(PrintedText.number).joined(separator: " "))"
    }
}
