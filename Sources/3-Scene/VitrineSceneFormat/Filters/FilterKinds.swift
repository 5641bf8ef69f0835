import VitrineColor
import VitrineDisplayList
import VitrineSource

enum FilterKinds {
    private static let fraction = Codec<Double>.fraction
    private static let factor = Codec<Double>.number(0...100, expected: "a factor")

    /// In the order in which those of one mapping act.
    static let all: [FilterKind] = [
        FilterKind("blur", Codec<Double>.number(0...1000)) { .blur(sigma: $0) },
        FilterKind("saturation", factor) { .matrix(.saturation($0)) },
        FilterKind("brightness", Codec<Double>.number(-1...1)) { .matrix(.brightness($0)) },
        FilterKind("contrast", factor) { .matrix(.contrast($0)) },
        FilterKind("hueRotation", .degrees) { .matrix(.hueRotation(degrees: $0)) },
        FilterKind("grayscale", fraction) { .matrix(.grayscale($0)) },
        FilterKind("sepia", fraction) { .matrix(.sepia($0)) },
        FilterKind("invert", fraction) { .matrix(.invert($0)) },
        FilterKind("tint", Codec<Color>.color) { .matrix(.multiply($0)) },
        FilterKind("matrix", Codec<ColorMatrix>.matrix) { .matrix($0) },
        FilterKind("opacity", fraction) { .matrix(.opacity($0)) },
        FilterKind("dropShadow", shadow: .shadow),
    ]

    static let names = all.map(\.name)
}
