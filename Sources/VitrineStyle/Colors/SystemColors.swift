import VitrineDisplayList

/// SwiftUI's and UIKit's named colours, light and dark, as Apple's interface guidelines list them
/// for iOS 18.
public enum SystemColors {
    private struct Pair {
        let light: Color
        let dark: Color

        /// Creates both colours from 0xRRGGBB values and their opacities.
        init(_ light: UInt32, _ dark: UInt32, opacity: Double = 1, darkOpacity: Double? = nil) {
            self.light = Pair.color(light, opacity)
            self.dark = Pair.color(dark, darkOpacity ?? opacity)
        }

        static func color(_ rgb: UInt32, _ opacity: Double) -> Color {
            Color(
                red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255,
                blue: Double(rgb & 255) / 255, alpha: opacity)
        }
    }

    private static let table: [(String, Pair)] = [
        ("red", Pair(0xFF3B30, 0xFF453A)),
        ("orange", Pair(0xFF9500, 0xFF9F0A)),
        ("yellow", Pair(0xFFCC00, 0xFFD60A)),
        ("green", Pair(0x34C759, 0x30D158)),
        ("mint", Pair(0x00C7BE, 0x63E6E2)),
        ("teal", Pair(0x30B0C7, 0x40CBE0)),
        ("cyan", Pair(0x32ADE6, 0x64D2FF)),
        ("blue", Pair(0x007AFF, 0x0A84FF)),
        ("indigo", Pair(0x5856D6, 0x5E5CE6)),
        ("purple", Pair(0xAF52DE, 0xBF5AF2)),
        ("pink", Pair(0xFF2D55, 0xFF375F)),
        ("brown", Pair(0xA2845E, 0xAC8E68)),
        ("gray", Pair(0x8E8E93, 0x8E8E93)),
        ("gray2", Pair(0xAEAEB2, 0x636366)),
        ("gray3", Pair(0xC7C7CC, 0x48484A)),
        ("gray4", Pair(0xD1D1D6, 0x3A3A3C)),
        ("gray5", Pair(0xE5E5EA, 0x2C2C2E)),
        ("gray6", Pair(0xF2F2F7, 0x1C1C1E)),
        ("black", Pair(0x000000, 0x000000)),
        ("white", Pair(0xFFFFFF, 0xFFFFFF)),
        ("clear", Pair(0x000000, 0x000000, opacity: 0)),
        ("primary", Pair(0x000000, 0xFFFFFF)),
        ("secondary", Pair(0x3C3C43, 0xEBEBF5, opacity: 0.6)),
        ("tertiary", Pair(0x3C3C43, 0xEBEBF5, opacity: 0.3)),
        ("quaternary", Pair(0x3C3C43, 0xEBEBF5, opacity: 0.18, darkOpacity: 0.16)),
        ("placeholder", Pair(0x3C3C43, 0xEBEBF5, opacity: 0.3)),
        ("link", Pair(0x007AFF, 0x0984FF)),
        ("separator", Pair(0x3C3C43, 0x545458, opacity: 0.29, darkOpacity: 0.6)),
        ("opaqueSeparator", Pair(0xC6C6C8, 0x38383A)),
        ("fill", Pair(0x787880, 0x787880, opacity: 0.2, darkOpacity: 0.36)),
        ("secondaryFill", Pair(0x787880, 0x787880, opacity: 0.16, darkOpacity: 0.32)),
        ("tertiaryFill", Pair(0x767680, 0x767680, opacity: 0.12, darkOpacity: 0.24)),
        ("quaternaryFill", Pair(0x747480, 0x767680, opacity: 0.08, darkOpacity: 0.18)),
        ("systemBackground", Pair(0xFFFFFF, 0x000000)),
        ("secondarySystemBackground", Pair(0xF2F2F7, 0x1C1C1E)),
        ("tertiarySystemBackground", Pair(0xFFFFFF, 0x2C2C2E)),
        ("systemGroupedBackground", Pair(0xF2F2F7, 0x000000)),
        ("secondarySystemGroupedBackground", Pair(0xFFFFFF, 0x1C1C1E)),
        ("tertiarySystemGroupedBackground", Pair(0xF2F2F7, 0x2C2C2E)),
    ]

    private static let pairs = Dictionary(table, uniquingKeysWith: { first, _ in first })

    /// All names in the order of the guidelines, then `accent`, which the scene sets.
    public static let names: [String] = table.map(\.0) + ["accent"]

    /// Returns a colour by name; `nil` for an unknown name and for `accent`.
    public static func color(_ name: String, _ appearance: Appearance) -> Color? {
        pairs[name].map { appearance == .light ? $0.light : $0.dark }
    }
}
