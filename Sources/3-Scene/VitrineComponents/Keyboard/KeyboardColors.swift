import VitrineColor
import VitrineControls
import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

/// The colours of keyboards.
///
/// - Known (read off screenshots by keyboard libraries): before release 26, a backdrop of #D1D4DB and
///   #2B2B2B, white and #6B6B6B letter keys, #ABB0BC and #474747 for all other keys, and a shadow of one
///   point.
/// - Measured on iOS 26 in light: white keys with black symbols, on #DFE0E6 over a white page.
/// - Our own: the colours since in dark, which keep their relation to the page.
struct KeyboardColors {
    let kit: ComponentKit

    init(_ kit: ComponentKit) { self.kit = kit }

    private func grey(_ hex: UInt32, _ alpha: Double = 1) -> Color {
        Color(
            red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
            blue: Double(hex & 255) / 255, alpha: alpha
        ).converted(from: .sRGB, to: kit.environment.colorSpace)
    }

    var key: Color {
        if kit.hasGlass { return kit.isDark ? grey(0xFFFFFF, 0.17) : grey(0xFFFFFF) }
        return kit.isDark ? grey(0x6B6B6B) : grey(0xFFFFFF)
    }
    var modifier: Color {
        if kit.hasGlass { return key }
        return kit.isDark ? grey(0x474747) : grey(0xABB0BC)
    }
    var lit: Color { kit.isDark ? grey(0xFFFFFF, 0.9) : grey(0xFFFFFF) }
    var onLit: Color { grey(0x000000) }
    var label: Color { kit.isDark ? grey(0xFFFFFF) : grey(0x000000) }
    var sign: Color {
        kit.isDark ? grey(0xFFFFFF, kit.hasGlass ? 1 : 0.85) : grey(kit.hasGlass ? 0x000000 : 0x50555C)
    }
    var pop: Color { kit.isDark ? grey(0x6B6B6B) : grey(0xFFFFFF) }

    var shadows: [ShadowSpec] {
        guard !kit.hasGlass else { return [] }
        let color = kit.isDark ? grey(0x000000, 0.4) : grey(0x888A8D)
        return [ShadowSpec(Shadow(color: color, sigma: 0, offset: Point(0, 1)))]
    }

    var surface: Decoration {
        if kit.environment.transparency == .reduced || !kit.hasGlass {
            return Decoration(fills: [.color(kit.isDark ? grey(0x2B2B2B) : grey(0xD1D4DB))])
        }
        var surface = kit.glass()
        // White keys need a background that is not white.
        if !kit.isDark { surface.fills.append(.color(grey(0xBEC1CE, 0.45))) }
        return surface
    }
}
