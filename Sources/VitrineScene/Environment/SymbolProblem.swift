import VitrineIcons
import VitrineSVG

/// Why there is no symbol of a name.
enum SymbolProblem: Error {
    case unknown(known: [String])
    case file(SceneFileProblem, path: String)
    case svg(SVGError, path: String)

    func diagnostic(_ name: String) -> Diagnostic.Problem {
        switch self {
        case .unknown(let known): .unknownValue(name, what: "icon", known: known)
        case .file(let problem, let path): problem.diagnostic(path)
        case .svg(let error, let path):
            .badIcon(path, line: error.line, column: error.column, reason: error.message)
        }
    }
}
