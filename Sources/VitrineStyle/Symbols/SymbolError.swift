import VitrineIcons
import VitrineSVG

/// Why there is no symbol of a name.
package enum SymbolError: Error, Sendable {
    case unknown(known: [String])
    case file(SceneFileError, path: String)
    case svg(SVGError, path: String)
}
