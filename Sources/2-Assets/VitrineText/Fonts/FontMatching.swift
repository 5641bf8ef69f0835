/// The choice of the face that matches a description, from the faces of a family.
///
/// Faces are compared by the following criteria, in this order: the width closest to normal; upright before
/// italic or, for an italic description, an italic face before one that an axis slants; a weight axis that
/// covers the weight; the closest weight by the rules of CSS; and the order of folders and paths.
enum FontMatching {
    /// Returns the best of `faces`, which are in the order of folders and paths, or `nil` if the description
    /// is italic and no face is.
    static func best(of faces: [FontFace], for font: FontDescription) -> FontFace? {
        let suitable = font.italic ? faces.filter { $0.isItalic || $0.canSlant } : faces
        // `min` returns the first of equal elements, so the order of the paths decides.
        return suitable.map { (rank(of: $0, for: font), $0) }.min { $0.0 < $1.0 }?.1
    }

    typealias Rank = (width: Int, style: Int, variable: Int, direction: Int, distance: Double)

    private static func rank(of face: FontFace, for font: FontDescription) -> Rank {
        let weight = font.weight
        let covers = face.axis("wght") != nil && face.weights.contains(weight)
        let (direction, distance) = weightRank(wanted: weight, available: face.weights)
        return (
            abs(face.width - 5), face.isItalic == font.italic ? 0 : 1, covers ? 0 : 1, direction, distance
        )
    }

    /// Returns the rank of a weight, where lower is better.
    ///
    /// The order is that of CSS Fonts Level 4, section 5.2, step 4: from 400 to 500, first up to 500, then
    /// down, then up; below 400, first down; above 500, first up.
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
