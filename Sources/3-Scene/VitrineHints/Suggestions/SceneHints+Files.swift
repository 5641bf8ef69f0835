import VitrineComponents
import VitrineControls
import VitrineScene
import VitrineSceneFormat
import VitrineSource

extension SceneHints {
    /// A suggested fix for a file, a picture or a font.
    static func fileSuggestion(for problem: Diagnostic.Problem) -> Suggestion? {
        switch problem {
        case .missingFile(_, let meant?), .missingFolder(_, let meant?): meant
        case .missingFile(let path, nil) where ForeignValue.address(path) != nil: ForeignValue.address(path)
        case .missingFile: "paths begin at the folder of the file that names them"
        case .invalidImage(let path, _) where path.lowercased().hasSuffix(".svg"):
            "an SVG file is an icon: `icon: \(path)`"
        case .missingFont(let family, let available):
            Suggestion.nearest(to: family, among: available).map(Suggestion.name)
                ?? (family == "Inter"
                    ? .installing(["Inter"])
                    : "install it, or take a family that `vitrine fonts` lists")
        case .fileOutsideSceneFolder: "give --allow-outside to let scenes read any file"
        case .missingGlyphs: "use another font, or other characters"
        case .scriptNotInstalled(_, let families):
            .installing(families)
        case .missingFontDesign(_, let family, _): .installing([family])
        case .missingWeight(_, _, _, let available): "its files have \(Self.list(ofWeights: available))"
        default: nil
        }
    }

    /// Returns weights as text: `300, 400 and 700`, or `100 to 900` for an axis.
    private static func list(ofWeights weights: [ClosedRange<Int>]) -> String {
        let words = weights.map { range in
            range.lowerBound == range.upperBound
                ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
        }
        guard let last = words.last, words.count > 1 else { return words.joined() }
        return "\(words.dropLast().joined(separator: ", ")) and \(last)"
    }
}
