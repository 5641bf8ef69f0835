/// Which of several faces of a family serves a description.
///
/// In this order: the width nearest to normal; upright before italic, or for an italic description
/// an italic face before one that an axis slants; a weight axis that covers the weight; else the
/// nearest weight by the rules of CSS; at last the order of folders and paths.
enum FontMatching {
    /// The best of `faces`, which are in the order of folders and paths; nil where an italic is asked
    /// for and there is none.
    static func best(of faces: [FontFace], for font: FontDescription) -> FontFace? {
        let suitable = font.italic ? faces.filter { $0.isItalic || $0.canSlant } : faces
        // `min` keeps the first of equals, so the order of the paths decides.
        return suitable.map { (rank(of: $0, for: font), $0) }.min { $0.0 < $1.0 }?.1
    }

    typealias Rank = (width: Int, style: Int, variable: Int, direction: Int, distance: Double)

    private static func rank(of face: FontFace, for font: FontDescription) -> Rank {
        let covers = face.axis("wght") != nil && face.weights.contains(font.weight)
        let (direction, distance) = weightRank(wanted: font.weight, available: face.weights)
        return (
            abs(face.width - 5), face.isItalic == font.italic ? 0 : 1, covers ? 0 : 1, direction, distance
        )
    }

    /// CSS Fonts Level 4, section 5.2, step 4: from 400 to 500 first up to 500, then down, then up;
    /// below 400 first down; above 500 first up. Lower is better.
    static func weightRank(wanted: Double, available: ClosedRange<Double>) -> (
        direction: Int, distance: Double
    ) {
        let nearest = min(max(wanted, available.lowerBound), available.upperBound)
        let distance = (nearest - wanted).magnitude
        if distance == 0 { return (0, 0) }
        switch wanted {
        case ..<400: return (nearest < wanted ? 1 : 2, distance)
        case 400...500: return (nearest > wanted ? (nearest <= 500 ? 1 : 3) : 2, distance)
        default: return (nearest > wanted ? 1 : 2, distance)
        }
    }
}
