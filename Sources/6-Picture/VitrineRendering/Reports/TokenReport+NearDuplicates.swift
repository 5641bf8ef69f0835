import VitrineColor
import VitrineJSON
import VitrineTokens

extension TokenReport {
    /// The least Delta E OK of two colours that are told apart side by side.
    private static let leastDifference = 0.02

    /// The colours that are not the same, and can hardly be told apart, a line for each pair.
    package var nearDuplicates: String {
        let colors = tokens.tokens.compactMap { token -> (name: String, alpha: Double, lab: SIMD3<Double>)? in
            guard case .color(let color) = token.value, color.components.count == 3 else { return nil }
            let c = color.components.map { $0 ?? 0 }
            let srgb = color.space.color(SIMD3(c[0], c[1], c[2]), alpha: color.alpha, in: .sRGB)
            return (token.name, color.alpha, srgb.okLab(in: .sRGB))
        }
        var lines = ""
        for (index, one) in colors.enumerated() {
            for other in colors[(index + 1)...] where abs(one.alpha - other.alpha) < Self.leastDifference {
                let difference = OKLab.difference(one.lab, other.lab)
                // An alias has the same colour on purpose.
                guard difference > 0, difference < Self.leastDifference else { continue }
                let distance = PrintedText.number(difference)
                lines += "warning: `\(one.name)` and `\(other.name)` are \(distance) apart (Delta E OK)\n"
            }
        }
        return lines
    }
}
