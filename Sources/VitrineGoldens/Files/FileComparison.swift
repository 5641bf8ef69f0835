import Synchronization
import VitrineDisplayList
import VitrinePNG
import VitrinePixels

/// Two PNG files, compared.
///
/// Samples are compared as the files hold them where both say the same of their colours, in 16 bits where one
/// file has 16. Where they do not, both pictures are brought to one space first, at 16 bits: to Display P3 where one
/// is in it, else to sRGB.
public struct FileComparison: Sendable {
    public var comparison: Comparison
    public var expected: ComparedFile
    public var actual: ComparedFile
    /// Whether the files are the same byte by byte, so that pixels did not need to be looked at.
    public var isByteIdentical: Bool
    /// What a reader should know: that colours were converted, that depths differ, what is odd about a file.
    public var notes: [String]
    /// The pixels that were compared; nil where they did not need to be looked at.
    public var pictures: ComparedPictures?

    /// Compares files.
    ///
    /// - Parameters:
    ///   - asStored: whether samples are compared as they are, whatever the files say of their colours.
    ///   - keepsPictures: whether `pictures` are wanted, also of files that are the same.
    ///   - limit: the most pixels a picture may have.
    public init(
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
            return try FileBytes.read(path, limit: 512 << 20)
        } catch {
            throw .reading(error)
        }
    }

    /// Both files at once, where there are two threads.
    private static func decode(
        _ first: (path: String, bytes: [UInt8]), _ second: (path: String, bytes: [UInt8]), limit: Int,
        _ workers: Workers
    ) throws(FileComparisonError) -> (PNG.Decoded, PNG.Decoded) {
        let files = [first, second]
        let results = Mutex<[Int: Result<PNG.Decoded, PNG.DecodingError>]>([:])
        workers.forEachBand(of: 0..<2, minimumRows: 1) { range in
            for index in range {
                let result: Result<PNG.Decoded, PNG.DecodingError>
                do throws(PNG.DecodingError) {
                    result = .success(try PNG.decode(files[index].bytes, limit: limit))
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
            case nil: throw .decoding(path: files[index].path, .outOfMemory)
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
        if first.picture.color != second.picture.color {
            let said =
                "\(first.path) is in \(first.picture.color.words), \(second.path) in \(second.picture.color.words)"
            notes.append(
                asStored
                    ? "\(said): compared as they are stored"
                    : "\(said): both were converted to \(ComparedPictures.space(first.picture, second.picture) == .sRGB ? "sRGB" : "Display P3")"
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
