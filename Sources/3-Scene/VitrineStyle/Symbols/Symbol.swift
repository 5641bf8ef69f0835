import VitrineIconDrawings
import VitrineSVG

/// A symbol that a scene names: a built-in one, one of a pack, or an SVG file.
package enum Symbol: Sendable {
    case builtIn(Icon)
    case pack(SVGIcon, name: String)
    case file(SVGIcon, name: String)

    /// A symbol that draws nothing.
    package static let blank = Symbol.builtIn(Icon("", []))

    package var name: String {
        switch self {
        case .builtIn(let icon): icon.name
        case .pack(_, let name), .file(_, let name): name
        }
    }
}
