import VitrineIcons
import VitrineSVG

/// A symbol that a scene names: one of the built-in set, or an SVG file.
enum Symbol: Sendable {
    case builtIn(Icon)
    case file(SVGIcon, name: String)

    var name: String {
        switch self {
        case .builtIn(let icon): icon.name
        case .file(_, let name): name
        }
    }
}
