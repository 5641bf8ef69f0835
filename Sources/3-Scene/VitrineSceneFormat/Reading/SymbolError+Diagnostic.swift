import VitrineSVG
import VitrineSource
import VitrineStyle

extension SymbolError {
    func diagnostic(_ name: String) -> Diagnostic.Problem {
        switch self {
        case .unknown(let known): .unknownValue(name, noun: "icon", known: known)
        case .file(let error, let path): error.problem(at: path)
        case .svg(let error, let path):
            .invalidIcon(path, at: error.mark, reason: error.message)
        }
    }
}
