import Synchronization
import VitrineColor
import VitrineDisplayList
import VitrineFiles
import VitrineFormats
import VitrinePNG
import VitrinePixels
import VitrineSamples
import VitrineThreads

/// The comparison of two image files.
///
/// If both files state the same colour encoding, samples are compared as stored, with 16 bits if one file has
/// 16. Otherwise, both pictures are first converted to the same space with 16 bits: to Display P3 if one of
/// them is in it, else to sRGB.
package struct FileComparison: Sendable {
    package var comparison: Comparison
    package var expected: ComparedFile
    package var actual: ComparedFile
    /// `true` if the files are byte-identical, so that there was no need to examine the pixels.
    package var isByteIdentical: Bool
    /// Information for readers of the result: conversions of colours, differing bit depths, and problems of a
    /// file.
    package var notes: [String]
    /// The compared pixels; `nil` if there was no need to examine them.
    package var pictures: ComparedPictures?

    /// Compares two files.
    ///
    /// - Parameters:
    ///   - expected: The path of the expected file.
    ///   - actual: The path of the actual file.
    ///   - comparator: The comparator to use.
    ///   - scope: The part of the pictures to compare, and the threads to use.
    ///   - asStored: `true` to compare samples as stored, regardless of the colour encodings of the files.
    ///   - keepsPictures: `true` if `pictures` is needed even if the files are identical.
    ///   - limit: The maximum number of pixels of a picture.
    /// - Throws: A `FileComparisonError` if a file cannot be read or decoded.
    package init(
        expected: String, actual: String, comparator: any ImageComparator,
        within scope: ComparisonScope = ComparisonScope(), asStored: Bool = false,
        keepsPictures: Bool = false, limit: Int = 64_000_000
    ) throws(FileComparisonError) {
        let first = try Self.read(expected)
        let second = try Self.read(actual)
        if !keepsPictures, first == second, let size = PNG.size(ofWhole: first),
            size.width * size.height <= limit
        {
            let file = ComparedFile(path: expected, width: size.width, height: size.height)
            self.expected = file
            self.actual = ComparedFile(path: actual, width: size.width, height: size.height)
            isByteIdentical = true
            notes = []
            comparison = comparator.comparisonOfSame(
                width: size.width, height: size.height, masks: scope.masks)
            return
        }
        let (decodedFirst, decodedSecond) = try Self.decode(
            (expected, first), (actual, second), limit: limit, scope.workers)
        let pictures = ComparedPictures(decodedFirst, decodedSecond, asStored: asStored)
        self.expected = ComparedFile(path: expected, decodedFirst)
        self.actual = ComparedFile(path: actual, decodedSecond)
        isByteIdentical = first == second
        notes = Self.notes((expected, decodedFirst), (actual, decodedSecond), asStored: asStored)
        comparison = pictures.compare(by: comparator, within: scope)
        self.pictures = pictures
    }

    private static func read(_ path: String) throws(FileComparisonError) -> [UInt8] {
        do throws(FileReadError) {
            return try StandardInput.read(path, limit: 512 << 20)
        } catch {
            throw .reading(error)
        }
    }

    /// Decodes both files, in parallel if there are two threads.
    private static func decode(
        _ first: (path: String, bytes: [UInt8]), _ second: (path: String, bytes: [UInt8]), limit: Int,
        _ workers: Workers
    ) throws(FileComparisonError) -> (PNG.Decoded, PNG.Decoded) {
        let files = [first, second]
        let results = Mutex<[Int: Result<PNG.Decoded, ImageDecodingError>]>([:])
        workers.forEachBand(of: 0..<2, minimumRows: 1) { range in
            for index in range {
                let result: Result<PNG.Decoded, ImageDecodingError>
                do throws(ImageDecodingError) {
                    result = .success(try PNG.Decoded(ofAnyFormat: files[index].bytes, limit: limit))
                } catch {
                    result = .failure(error)
                }
                results.withLock { $0[index] = result }
            }
        }
        let decoded = results.withLock { $0 }
        func picture(_ index: Int) throws(FileComparisonError) -> PNG.Decoded {
            switch decoded[index] {
            case .success(let picture): return picture
            case .failure(let error): throw .decoding(path: files[index].path, error)
            case nil: throw .decoding(path: files[index].path, .png(.outOfMemory))
            }
        }
        return (try picture(0), try picture(1))
    }

    private static func notes(
        _ first: (path: String, picture: PNG.Decoded), _ second: (path: String, picture: PNG.Decoded),
        asStored: Bool
    ) -> [String] {
        var notes: [String] = []
        for (path, picture) in [first, second] {
            notes += picture.warnings.map { "\(path): \($0)" }
        }
        if first.picture.orientation != second.picture.orientation {
            for (path, picture) in [first, second] where picture.orientation != .up {
                notes.append(
                    "\(path) is turned as its Exif data say: orientation \(picture.orientation.rawValue)")
            }
        }
        if first.picture.color != second.picture.color {
            let said =
                """
                \(first.path) is in \(first.picture.color.words), \(second.path) in \
                \(second.picture.color.words)
                """
            notes.append(
                asStored
                    ? "\(said): compared as they are stored"
                    : """
                    \(said): both were converted to \
                    \(ComparedPictures.space(first.picture, second.picture) == .sRGB ? "sRGB" : "Display P3")
                    """
            )
        }
        if first.picture.depth != second.picture.depth {
            notes.append(
                "\(first.path) has \(first.picture.depth) bits a channel, \(second.path) "
                    + "\(second.picture.depth): compared at 16")
        }
        return notes
    }
}
