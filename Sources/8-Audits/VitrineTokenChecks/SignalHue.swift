import VitrineColor

/// The hues that say by themselves how things are.
enum SignalHue: String {
    case red
    case green

    /// Reads a colour; `nil` for one that is nearly grey, or has another hue.
    init?(_ color: Color, in space: ColorSpace) {
        let lab = color.okLab(in: space)
        // Pale grounds have little chroma.
        let least = lab.x > Self.paleLightness ? Self.leastPaleChroma : Self.leastChroma
        let (a, b) = (lab.y, lab.z)
        if a >= least, b >= -0.35 * a, b <= 0.95 * a {
            self = .red
        } else if a <= -least, b >= -0.25 * a, b <= -2.2 * a {
            self = .green
        } else {
            return nil
        }
    }

    private static let (leastChroma, leastPaleChroma, paleLightness) = (0.045, 0.015, 0.9)
}
