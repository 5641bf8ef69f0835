import VitrineIcons
import VitrineSVG

/// A symbol that a scene names: a built-in one or an SVG file.
package enum Symbol: Sendable {
    case builtIn(Icon)
    case file(SVGIcon, name: String)

    package var name: String {
        switch self {
        case .builtIn(let icon): icon.name
        case .file(_, let name): name
        }
    }
}
