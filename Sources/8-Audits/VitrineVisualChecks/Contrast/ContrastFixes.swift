import VitrineAuditElements
import VitrineColor
import VitrineContrast
import VitrineGeometry
import VitrineRaster

/// What mends the contrast of a colour.
struct ContrastFixes {
    private let tokens: [(token: NamedColor, lab: SIMD3<Double>)]
    private let ratio: ContrastRatio
    private let space: ColorSpace

    /// - Parameters:
    ///   - tokens: The colours of a scene's design tokens, in the canvas' encoding.
    ///   - space: The encoding.
    init(tokens: [NamedColor], space: ColorSpace) {
        ratio = ContrastRatio(in: space)
        self.space = space
        self.tokens = tokens.map { ($0, $0.color.okLab(in: space)) }
    }

    /// Returns the smallest change after which a colour passes on all of some backdrops; `nil` if there is
    /// none.
    ///
    /// - Parameters:
    ///   - color: The colour that the scene says; `nil` if it is no plain one.
    ///   - shown: The opaque colour that is seen.
    ///   - backdrops: Opaque colours behind it.
    ///   - required: The least ratio.
    func fix(for color: Color?, shown: Color, on backdrops: [Color], required: Double) -> ContrastFix? {
        let seen = shown.okLab(in: space)
        let passing = tokens.filter { passes($0.token.color, on: backdrops, required) }
        let near = passing.min { OKLab.difference($0.lab, seen) < OKLab.difference($1.lab, seen) }
        if let near { return .token(near.token) }
        if let color, color.alpha < 1, let opacity = opacity(of: color, on: backdrops, required) {
            return .opacity(opacity)
        }
        return nearest(seen, on: backdrops, required).map(ContrastFix.color)
    }

    private func passes(_ color: Color, on backdrops: [Color], _ required: Double) -> Bool {
        backdrops.allSatisfy { ratio.ratio(Self.composited(color, on: $0), $0) >= required }
    }

    /// Returns the least opacity in hundredths at which a colour passes.
    private func opacity(of color: Color, on backdrops: [Color], _ required: Double) -> Double? {
        (1...100).lazy.map { Double($0) / 100 }.first { alpha in
            guard alpha > color.alpha else { return false }
            var opaque = color
            opaque.alpha = alpha
            return passes(opaque, on: backdrops, required)
        }
    }

    /// Returns the colour of a hue that passes and is nearest in lightness.
    private func nearest(_ lab: SIMD3<Double>, on backdrops: [Color], _ required: Double) -> Color? {
        for step in 1...100 {
            for lightness in [lab.x - Double(step) / 100, lab.x + Double(step) / 100]
            where (0...1).contains(lightness) {
                // Near black and white there is less room for colour.
                let room = min(min(lightness, 1 - lightness) / max(min(lab.x, 1 - lab.x), 0.01), 1)
                let light = space.fromLinearSRGB(
                    OKLab.linearSRGB(SIMD3(lightness, lab.y * room, lab.z * room)))
                let parts = [light.x, light.y, light.z].map {
                    (min(max(ColorSpace.encoded($0), 0), 1) * 255).rounded() / 255
                }
                let color = Color(red: parts[0], green: parts[1], blue: parts[2])
                if passes(color, on: backdrops, required) { return color }
            }
        }
        return nil
    }

    private static func composited(_ color: Color, on backdrop: Color) -> Color {
        func mixed(_ own: Double, _ other: Double) -> Double { own * color.alpha + other * (1 - color.alpha) }
        return Color(
            red: mixed(color.red, backdrop.red), green: mixed(color.green, backdrop.green),
            blue: mixed(color.blue, backdrop.blue))
    }
}
