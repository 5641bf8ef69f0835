import VitrineDisplayList

/// The way in which one part of a glyph is composited with another, in the order of the table's numbers.
enum GlyphComposition: UInt8, Sendable, Hashable {
    case clear, source, destination, sourceOver, destinationOver, sourceIn, destinationIn, sourceOut
    case destinationOut, sourceAtop, destinationAtop, xor, plus
    case screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference
    case exclusion, multiply, hue, saturation, color, luminosity

    /// The blend mode, for modes that are one.
    var blendMode: BlendMode? {
        switch self {
        case .clear, .source, .destination, .sourceOver, .destinationOver, .sourceIn, .destinationIn,
            .sourceOut, .destinationOut, .sourceAtop, .destinationAtop, .xor:
            nil
        case .plus: .plusLighter
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .hardLight: .hardLight
        case .softLight: .softLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .multiply: .multiply
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        }
    }

    /// `true` if both parts are painted once for their colours and once for where the other one shows.
    var paintsTwice: Bool {
        switch self {
        case .sourceAtop, .destinationAtop, .xor: true
        default: false
        }
    }
}
