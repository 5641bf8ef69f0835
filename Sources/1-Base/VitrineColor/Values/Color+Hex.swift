extension Color {
    /// The components as `#RRGGBB`, without the opacity.
    package var hex: String { Self.hex([red, green, blue]) }

    /// Returns components in hexadecimal notation, such as `#FF8000`.
    ///
    /// - Parameter components: The components, 0...1; others are clamped.
    package static func hex(_ components: [Double]) -> String {
        let bytes = components.map { Int((min(max($0, 0), 1) * 255).rounded()) }
        return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}
