/// A reader of the orientation in Exif data: a TIFF header in either byte order, and the first directory
/// after it (Exif 2.32, 4.5 and 4.6.4; TIFF 6.0, section 2).
///
/// Only the entry of the orientation is looked at. Other directories are not followed, so that none can lead
/// in a circle.
package struct ExifReader {
    private let bytes: [UInt8]
    private let isBigEndian: Bool

    /// The tag of the orientation, and the type of 16-bit numbers.
    private static let (orientationTag, shortType) = (0x0112, 3)
    /// The bytes of a header, of the count of a directory's entries, and of an entry.
    private static let (headerSize, countSize, entrySize) = (8, 2, 12)

    /// - Parameter bytes: The data, which begin with the header itself.
    package init(_ bytes: [UInt8]) throws(ExifProblem) {
        self.bytes = bytes
        guard bytes.count >= Self.headerSize else { throw .truncated }
        switch (bytes[0], bytes[1]) {
        case (0x4D, 0x4D): isBigEndian = true
        case (0x49, 0x49): isBigEndian = false
        default: throw .noByteOrder
        }
        guard number(at: 2, bytes: 2) == 42 else { throw .noByteOrder }
    }

    /// Returns the orientation that is stated first, or `nil` if none is.
    package func orientation() throws(ExifProblem) -> ImageOrientation? {
        let directory = number(at: 4, bytes: 4)
        guard directory >= Self.headerSize, directory <= bytes.count - Self.countSize else {
            throw .directoryOutside(offset: directory)
        }
        let count = number(at: directory, bytes: Self.countSize)
        for index in 0..<count {
            let entry = directory + Self.countSize + index * Self.entrySize
            // A directory that is cut short may still have the entry in its first part.
            guard entry <= bytes.count - Self.entrySize else { throw .truncated }
            guard number(at: entry, bytes: 2) == Self.orientationTag else { continue }
            let type = number(at: entry + 2, bytes: 2)
            let count = number(at: entry + 4, bytes: 4)
            guard type == Self.shortType, count == 1 else { throw .notANumber(type: type, count: count) }
            let value = number(at: entry + 8, bytes: 2)
            guard let found = UInt8(exactly: value).flatMap(ImageOrientation.init) else {
                throw .unknownOrientation(value)
            }
            return found
        }
        return nil
    }

    private func number(at start: Int, bytes count: Int) -> Int {
        let part = bytes[start..<start + count]
        return isBigEndian
            ? part.reduce(0) { $0 << 8 | Int($1) } : part.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
