import VitrineColor

/// SwiftUI's and UIKit's named colours in light and dark, as Apple's interface guidelines list them: since
/// June 2025 for release 26, before that for release 18, each with values for increased contrast.
package enum SystemColors {
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

    /// A name, its colours, and those for increased contrast.
    private typealias Entry = (name: String, plain: Pair, strong: Pair)

    /// The palette from release 26 on.
    private static let palette26: [Entry] = [
        ("red", Pair(0xFF383C, 0xFF4245), Pair(0xE9152D, 0xFF6165)),
        ("orange", Pair(0xFF8D28, 0xFF9230), Pair(0xC55300, 0xFFA056)),
        ("yellow", Pair(0xFFCC00, 0xFFD600), Pair(0xA16A00, 0xFEDF43)),
        ("green", Pair(0x34C759, 0x30D158), Pair(0x008932, 0x4AD968)),
        ("mint", Pair(0x00C8B3, 0x00DAC3), Pair(0x008575, 0x54DFCB)),
        ("teal", Pair(0x00C3D0, 0x00D2E0), Pair(0x008198, 0x3BDDEC)),
        ("cyan", Pair(0x00C0E8, 0x3CD3FE), Pair(0x007EAE, 0x6DD9FF)),
        ("blue", Pair(0x0088FF, 0x0091FF), Pair(0x1E6EF4, 0x5CB8FF)),
        ("indigo", Pair(0x6155F5, 0x6D7CFF), Pair(0x564ADE, 0xA7AAFF)),
        ("purple", Pair(0xCB30E0, 0xDB34F2), Pair(0xB02FC2, 0xEA8DFF)),
        ("pink", Pair(0xFF2D55, 0xFF375F), Pair(0xE7124D, 0xFF8AC4)),
        ("brown", Pair(0xAC7F5E, 0xB78A66), Pair(0x956D51, 0xDBA679)),
        ("link", Pair(0x0088FF, 0x0091FF), Pair(0x1E6EF4, 0x5CB8FF)),
    ]

    /// The palette of release 18.
    private static let palette18: [Entry] = [
        ("red", Pair(0xFF3B30, 0xFF453A), Pair(0xD70015, 0xFF6961)),
        ("orange", Pair(0xFF9500, 0xFF9F0A), Pair(0xC93400, 0xFFB340)),
        ("yellow", Pair(0xFFCC00, 0xFFD60A), Pair(0xB25000, 0xFFD426)),
        ("green", Pair(0x34C759, 0x30D158), Pair(0x248A3D, 0x30DB5B)),
        ("mint", Pair(0x00C7BE, 0x63E6E2), Pair(0x0C817B, 0x66D4CF)),
        ("teal", Pair(0x30B0C7, 0x40CBE0), Pair(0x008299, 0x5DE6FF)),
        ("cyan", Pair(0x32ADE6, 0x64D2FF), Pair(0x0071A4, 0x70D7FF)),
        ("blue", Pair(0x007AFF, 0x0A84FF), Pair(0x0040DD, 0x409CFF)),
        ("indigo", Pair(0x5856D6, 0x5E5CE6), Pair(0x3634A3, 0x7D7AFF)),
        ("purple", Pair(0xAF52DE, 0xBF5AF2), Pair(0x8944AB, 0xDA8FFF)),
        ("pink", Pair(0xFF2D55, 0xFF375F), Pair(0xD30F45, 0xFF6482)),
        ("brown", Pair(0xA2845E, 0xAC8E68), Pair(0x7F6545, 0xB59469)),
        ("link", Pair(0x007AFF, 0x0984FF), Pair(0x0040DD, 0x409CFF)),
    ]

    /// The greys, which have been the same in all releases, and their values for increased contrast.
    private static let greys: [Entry] = [
        ("gray", Pair(0x8E8E93, 0x8E8E93), Pair(0x6C6C70, 0xAEAEB2)),
        ("gray2", Pair(0xAEAEB2, 0x636366), Pair(0x8E8E93, 0x7C7C80)),
        ("gray3", Pair(0xC7C7CC, 0x48484A), Pair(0xAEAEB2, 0x545456)),
        ("gray4", Pair(0xD1D1D6, 0x3A3A3C), Pair(0xBCBCC0, 0x444446)),
        ("gray5", Pair(0xE5E5EA, 0x2C2C2E), Pair(0xD8D8DC, 0x363638)),
        ("gray6", Pair(0xF2F2F7, 0x1C1C1E), Pair(0xEBEBF0, 0x242426)),
    ]

    /// Colours that are the same in all releases and contrasts.
    private static let others: [(String, Pair)] = [
        ("black", Pair(0x000000, 0x000000)),
        ("white", Pair(0xFFFFFF, 0xFFFFFF)),
        ("clear", Pair(0x000000, 0x000000, opacity: 0)),
        ("primary", Pair(0x000000, 0xFFFFFF)),
        ("secondary", Pair(0x3C3C43, 0xEBEBF5, opacity: 0.6)),
        ("tertiary", Pair(0x3C3C43, 0xEBEBF5, opacity: 0.3)),
        ("quaternary", Pair(0x3C3C43, 0xEBEBF5, opacity: 0.18, darkOpacity: 0.16)),
        ("placeholder", Pair(0x3C3C43, 0xEBEBF5, opacity: 0.3)),
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

    private struct Key: Hashable {
        var name: String
        var os: OSVersion
        var contrast: Contrast
    }

    private static let pairs: [Key: Pair] = {
        var pairs: [Key: Pair] = [:]
        for (os, palette) in [(OSVersion.ios18, palette18), (.ios26, palette26)] {
            for (name, plain, strong) in palette + greys {
                pairs[Key(name: name, os: os, contrast: .normal)] = plain
                pairs[Key(name: name, os: os, contrast: .increased)] = strong
            }
            for (name, pair) in others {
                for contrast in Contrast.allCases {
                    pairs[Key(name: name, os: os, contrast: contrast)] = pair
                }
            }
        }
        return pairs
    }()

    /// All names in the order of the guidelines, then `accent`, which the scene sets.
    package static let names: [String] = {
        var names = palette26.map(\.name).filter { $0 != "link" } + greys.map(\.name) + others.map(\.0)
        if let place = names.firstIndex(of: "separator") { names.insert("link", at: place) }
        return names + ["accent"]
    }()

    /// Returns a colour by name; `nil` for an unknown name and for `accent`.
    package static func color(
        _ name: String, _ appearance: Appearance, os: OSVersion = .ios26, contrast: Contrast = .normal
    ) -> Color? {
        let palette = os.hasGlass ? OSVersion.ios26 : .ios18
        return pairs[Key(name: name, os: palette, contrast: contrast)].map {
            appearance == .light ? $0.light : $0.dark
        }
    }
}
