/// A reason to ignore the orientation in Exif data.
package enum ExifProblem: Error, Hashable {
    case truncated
    /// The data do not begin with `II` or `MM` and the number 42 in that byte order.
    case noByteOrder
    case directoryOutside(offset: Int)
    /// The orientation is not one number of 16 bits.
    case notANumber(type: Int, count: Int)
    case unknownOrientation(Int)
}

extension ExifProblem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .truncated: "the Exif data are cut short"
        case .noByteOrder: "the Exif data do not begin with a byte order (II or MM)"
        case .directoryOutside(let offset): "the directory at \(offset) is outside the Exif data"
        case .notANumber(let type, let count):
            "an orientation of type \(type) and count \(count), where type 3 and count 1 are needed"
        case .unknownOrientation(let value): "an orientation of \(value), where 1 to 8 are known"
        }
    }
}
