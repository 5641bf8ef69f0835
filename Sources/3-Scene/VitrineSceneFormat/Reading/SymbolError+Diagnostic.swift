import VitrineSVG
import VitrineSource
import VitrineStyle

extension SymbolError {
    /// Returns the problem of a symbol.
    ///
    /// - Parameters:
    ///   - name: The name as it is written.
    ///   - meant: Returns what was probably meant if it is the path of a file that is not there.
    func diagnostic(_ name: String, meant: () -> Suggestion?) -> Diagnostic.Problem {
        switch self {
        case .unknown(let known): .unknownValue(name, noun: .icon, known: known)
        case .file(.missing, let path): SceneFileError.missing.problem(at: path, meant: meant())
        case .file(let error, let path): error.problem(at: path)
        case .svg(let error, let path):
            .invalidIcon(path, at: error.mark, reason: error.message)
        case .packMissing: .language(.init(IconPackProblem(name: name, isExcluded: false)))
        case .packExcluded: .language(.init(IconPackProblem(name: name, isExcluded: true)))
        }
    }
}

extension Noun {
    package static let icon: Noun = "icon"
}
