import VitrineColor
import VitrineGeometry
import VitrineRendering

/// Which colours people tell apart.
package struct ColorDistinction {
    /// The encoding of the colours.
    private let space: ColorSpace

    package init(space: ColorSpace) { self.space = space }

    /// Two colours that some people do not tell apart.
    struct Likeness: Hashable {
        /// The vision of these people; `nil` for everyone.
        let vision: ColorVision?
        /// How far apart they are for these people, as Delta E OK.
        let difference: Double
    }

    /// The least Delta E OK of two marks that are meant to differ.
    private static let leastDifference = 0.1
    /// The same of two pale grounds, such as those of free and taken seats, which have little chroma.
    private static let leastPaleDifference = 0.05
    /// The lightness in OKLab from which on a colour is pale.
    private static let paleLightness = 0.82
    /// The Delta E OK below which small marks that do not touch look alike. The reds and greens of common
    /// palettes, which people mix up, are up to 0.075 apart under the simulation of their vision.
    private static let alike = 0.08
    /// The Delta E OK below which lines and marks are alike in everyone's eyes. Our own.
    private static let near = 0.07
    /// The part of their difference that colours must lose: else they are near in everyone's eyes.
    private static let lostShare = 2.0 / 3
    /// The same of pale grounds, whose difference is small to begin with.
    private static let lostPaleShare = 0.6

    /// Returns that nobody tells two colours apart well; `nil` if those who see all colours do. Of colours
    /// that let something through, neither on black nor on white.
    func likenessForAll(of one: Color, _ other: Color) -> Likeness? {
        if one.alpha < 1 || other.alpha < 1 {
            let found = [0.0, 1].map { ground in
                likenessForAll(of: one.over(grey: ground), other.over(grey: ground))
            }
            guard found.allSatisfy({ $0 != nil }) else { return nil }
            return found.compactMap(\.self).max { $0.difference < $1.difference }
        }
        let difference = OKLab.difference(one.okLab(in: space), other.okLab(in: space))
        return difference < Self.near ? Likeness(vision: nil, difference: difference) : nil
    }

    /// Returns whom two opaque colours are alike to that others tell apart; `nil` if nobody.
    func likeness(of one: Color, _ other: Color) -> Likeness? {
        let labs = [one, other].map { $0.okLab(in: space) }
        let difference = OKLab.difference(labs[0], labs[1])
        let arePale = labs.allSatisfy { $0.x >= Self.paleLightness }
        guard difference >= (arePale ? Self.leastPaleDifference : Self.leastDifference) else { return nil }
        let light = [one, other].map { color in
            space.linearSRGB(
                SIMD3(
                    ColorSpace.linear(color.red), ColorSpace.linear(color.green),
                    ColorSpace.linear(color.blue)))
        }
        let found = Self.visions.map { vision in
            let seen = light.map { OKLab.fromLinearSRGB(vision.seen($0).clamped) }
            return Likeness(vision: vision, difference: OKLab.difference(seen[0], seen[1]))
        }
        let nearest = found.min { $0.difference < $1.difference }
        let lost = arePale ? Self.lostPaleShare : Self.lostShare
        return nearest.flatMap { $0.difference < min(Self.alike, difference * (1 - lost)) ? $0 : nil }
    }

    /// The visions that have some colours. Those without see lightness alone, in which most palettes differ
    /// too little.
    private static let visions: [ColorVision] = [.deutan, .protan, .tritan]
}

extension SIMD3<Double> {
    /// The components within 0...1.
    fileprivate var clamped: SIMD3<Double> { clamped(lowerBound: .zero, upperBound: .one) }
}

extension Color {
    /// Returns the colour that it gives on an opaque grey.
    fileprivate func over(grey: Double) -> Color {
        func mix(_ own: Double) -> Double { own * alpha + grey * (1 - alpha) }
        return Color(red: mix(red), green: mix(green), blue: mix(blue))
    }
}
