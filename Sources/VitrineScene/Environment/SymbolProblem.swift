import VitrineIcons
import VitrineSVG

/// Why there is no symbol of a name.
enum SymbolProblem: Error {
    case unknown(known: [String])
    case file(SceneFileProblem, path: String)
    case svg(SVGError, path: String)
}
