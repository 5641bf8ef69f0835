/// The way in which the stored rows and columns of a picture are seen: the tag `Orientation` of Exif, with
/// the names of Core Graphics.
///
/// `up` means that the first row is the top of the picture and the first column its left side. Each name says
/// to which side that top has been turned in the stored pixels; mirrored ones are flipped horizontally first.
package enum ImageOrientation: UInt8, Sendable, CaseIterable {
    case up = 1
    case upMirrored
    case down
    case downMirrored
    case leftMirrored
    case right
    case rightMirrored
    case left

    /// `true` if stored rows are seen as columns, so that width and height change places.
    package var transposes: Bool { rawValue >= ImageOrientation.leftMirrored.rawValue }

    /// `true` if the first pixel that is seen is in the last stored column.
    private var beginsAtLastColumn: Bool {
        switch self {
        case .upMirrored, .down, .rightMirrored, .left: true
        case .up, .downMirrored, .leftMirrored, .right: false
        }
    }

    /// `true` if the first pixel that is seen is in the last stored row.
    private var beginsAtLastRow: Bool {
        switch self {
        case .down, .downMirrored, .right, .rightMirrored: true
        case .up, .upMirrored, .leftMirrored, .left: false
        }
    }

    /// The place of each pixel that is seen among the stored ones of a picture, which are numbered row by
    /// row.
    struct Places: Hashable {
        /// The number of the pixel that is seen at the top left.
        var first: Int
        /// The difference to the number of the pixel that is seen on the right.
        var nextColumn: Int
        /// The difference to the number of the pixel that is seen below.
        var nextRow: Int
    }

    /// Returns the places of the pixels of a picture, given its stored size.
    func places(width: Int, height: Int) -> Places {
        let column = beginsAtLastColumn ? -1 : 1
        let row = beginsAtLastRow ? -width : width
        return Places(
            first: (beginsAtLastRow ? (height - 1) * width : 0) + (beginsAtLastColumn ? width - 1 : 0),
            nextColumn: transposes ? row : column, nextRow: transposes ? column : row)
    }
}
