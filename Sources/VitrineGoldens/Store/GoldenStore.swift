import VitrineGraphics
import VitrinePNG

/// The goldens below one folder, at `<scene without extension>/<variant>.png`.
public struct GoldenStore: Sendable {
    /// The folder's path.
    public let root: String
    /// The most pixels a golden may have.
    public let limit: Int

    public init(root: String, limit: Int = 64_000_000) {
        self.root = root
        self.limit = limit
    }

    /// The path of a golden, below `root`.
    public func path(of name: GoldenName) -> String { "\(root)/\(name.path)" }

    /// The golden of this name, or nil where there is none.
    public func read(_ name: GoldenName) throws(GoldenError) -> Golden? {
        let path = path(of: name)
        let bytes: [UInt8]
        do throws(FileReadError) {
            bytes = try FileBytes.read(path)
        } catch .noSuchFile {
            return nil
        } catch {
            throw .read(error)
        }
        let decoded: PNG.Decoded
        do throws(PNG.DecodingError) {
            decoded = try PNG.decode(bytes, limit: limit)
        } catch {
            throw .decoding(path: path, error)
        }
        guard case .eight(let image) = decoded.pixels else { throw .depth(path: path) }
        do throws(GoldenRecordError) {
            return Golden(image: image, record: try GoldenRecord.read(decoded.text))
        } catch {
            throw .record(path: path, error)
        }
    }

    /// Compares a picture with its golden: first fonts, then size, then pixels.
    ///
    /// A golden without a record, such as one that an optimiser stripped of its texts, is compared by size
    /// and pixels alone.
    public func check(
        scene: String, variant: String, image: RGBA8Image, record: GoldenRecord,
        comparator: any Comparator = ExactComparator()
    ) -> GoldenOutcome {
        do throws(GoldenError) {
            guard let golden = try read(try name(scene, variant)) else { return .missing }
            return Self.compare(golden, image: image, record: record, comparator: comparator)
        } catch {
            return .unreadable(reason: error.description)
        }
    }

    static func compare(
        _ golden: Golden, image: RGBA8Image, record: GoldenRecord, comparator: any Comparator
    ) -> GoldenOutcome {
        if let fonts = golden.record?.fonts, fonts != record.fonts {
            return .fontsDiffer(
                expected: fonts.subtracting(record.fonts).map(\.line).sorted(),
                actual: record.fonts.subtracting(fonts).map(\.line).sorted())
        }
        guard golden.image.width == image.width, golden.image.height == image.height else {
            return .differentSize(
                expectedWidth: golden.image.width, expectedHeight: golden.image.height,
                actualWidth: image.width, actualHeight: image.height)
        }
        let comparison = comparator.compare(golden.image, image)
        return comparison.matches ? .matched : .changed(comparison)
    }

    /// Writes a golden, unless the one that is there matches. Says whether it wrote.
    @discardableResult
    public func record(
        scene: String, variant: String, image: RGBA8Image, record: GoldenRecord,
        comparator: any Comparator = ExactComparator()
    ) throws(GoldenError) -> Bool {
        let path = path(of: try name(scene, variant))
        let outcome = check(
            scene: scene, variant: variant, image: image, record: record, comparator: comparator)
        if outcome == .matched { return false }
        let bytes: [UInt8]
        do throws(PNG.EncodingError) {
            bytes = try PNG.encode(image, text: record.chunks)
        } catch {
            throw .encoding(path: path, error)
        }
        try makeFolder(of: path)
        do throws(FileWriteError) {
            try AtomicFile.write(bytes, to: path)
        } catch {
            throw .write(error)
        }
        return true
    }

    private func name(_ scene: String, _ variant: String) throws(GoldenError) -> GoldenName {
        do throws(GoldenNameError) {
            return try GoldenName(scene: scene, variant: variant)
        } catch {
            throw .name(error)
        }
    }
}
