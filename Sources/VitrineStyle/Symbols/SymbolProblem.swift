import VitrineIcons
import VitrineSVG

/// Why there is no symbol of a name.
package enum SymbolProblem: Error, Sendable {
    case unknown(known: [String])
    case file(SceneFileProblem, path: String)
    case svg(SVGError, path: String)
}
