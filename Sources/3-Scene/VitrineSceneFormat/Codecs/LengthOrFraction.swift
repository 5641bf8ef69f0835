import VitrineJSON
import VitrineSource

/// A length in points, or a fraction of the container's inner size.
package struct LengthOrFraction: Hashable, Sendable {
    package var points = 0.0
    package var fraction = 0.0
}

extension Codec where Value == LengthOrFraction {
    /// A length in points, or a percentage of the room such as `5%`; either may be negative.
    package static let lengthOrShare = Codec(
        .anyOf([Codec<Double>.length.schema, Codec<Double>.share(-1000...1000).schema]),
        expected: .lengthOrShare
    ) { value, reader in
        if case .string(let text) = value.content, text.hasSuffix("%") {
            return Codec<Double>.share(-1000...1000).read(value, reader).map {
                LengthOrFraction(fraction: $0)
            }
        }
        return Codec<Double>.length.read(value, reader).map { LengthOrFraction(points: $0) }
    }
}

extension Noun {
    package static let lengthOrShare = Noun("a length in points, or a percentage", [.number, .length])
}
