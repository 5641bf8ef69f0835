import VitrineColor

extension Color {
    /// Returns the chroma in OKLab: the distance from the grey of the same lightness.
    ///
    /// - Parameter space: The encoding of the components.
    package func chroma(in space: ColorSpace) -> Double {
        let lab = okLab(in: space)
        return OKLab.difference(lab, SIMD3(lab.x, 0, 0))
    }

    /// `true` for a grey, which says nothing of a state or a level.
    package var isGrey: Bool { chroma(in: .sRGB) < 0.04 }
}
