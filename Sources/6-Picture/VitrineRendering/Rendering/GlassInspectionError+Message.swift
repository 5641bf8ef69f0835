import VitrineRaster
import VitrineSource

extension GlassInspectionError {
    /// A description of the error for users.
    var message: String {
        switch self {
        case .noGlass:
            "nothing in this scene is glass; "
                + "with `os` 18 or reduced transparency, glass is replaced by plain surfaces"
        case .ambiguous(let known): "say which glass is meant by its id: \(Self.listed(known))"
        case .unknown(let name, let known):
            "no glass has the id `\(name)`; there is \(Self.listed(known))"
                + (Suggestion.nearest(to: name, among: known).map { "\n    \(Suggestion.name($0).text)" }
                    ?? "")
        case .unpainted(let name):
            "`\(name)` is hidden: the adaptive glass around it shows its other appearance"
        case .outside(let name): "`\(name)` is not on the canvas"
        case .raster(let error): RenderFailure.message(for: error)
        }
    }

    /// Returns the names as part of a sentence, truncated to 40.
    private static func listed(_ names: [String]) -> String {
        let shown = names.prefix(40).map { "`\($0)`" }.joined(separator: ", ")
        return names.count > 40 ? "\(shown) and \(names.count - 40) more" : shown
    }
}
