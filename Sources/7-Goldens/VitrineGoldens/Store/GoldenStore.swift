import Foundation
import VitrineColor
import VitrineDisplayList
import VitrineFiles
import VitrineGeometry
import VitrinePNG
import VitrinePixels
import VitrineText

/// The goldens below one folder, stored as `<scene without extension>/<variant>.png`.
package struct GoldenStore: Sendable {
    /// The path of the folder.
    package let root: String
    /// The maximum number of pixels of a golden.
    package let limit: Int

    package init(root: String, limit: Int = 64_000_000) {
        self.root = root
        self.limit = limit
    }

    /// Returns the path of a golden, including `root`.
    package func path(of name: GoldenName) -> String { "\(root)/\(name.path)" }

    /// Returns the golden with a name, or `nil` if there is none.
    package func read(_ name: GoldenName) throws(GoldenError) -> Golden? {
        try read(file: try place(of: name.path))
    }

    /// Returns the golden at a path below `root`, or `nil` if there is none.
    func read(file: String) throws(GoldenError) -> Golden? {
        let path = "\(root)/\(file)"
        guard let bytes = try bytes(of: file) else { return nil }
        let decoded: PNG.Decoded
        do throws(PNG.DecodingError) {
            decoded = try PNG.decode(bytes, limit: limit)
        } catch {
            throw .decoding(path: path, error)
        }
        guard case .eight(let image) = decoded.pixels else { throw .depth(path: path) }
        do throws(GoldenRecordError) {
            return Golden(
                image: image, record: try GoldenRecord.read(decoded.text), colorSpace: decoded.color.space,
                manifest: decoded.text.first { $0.keyword == SceneManifest.keyword }?.text,
                fileHash: FNV1a64.digits(bytes))
        } catch {
            throw .record(path: path, error)
        }
    }

    /// Compares a picture with its golden: first the fonts, then the size and colour space, then the pixels.
    ///
    /// A golden without a record, such as one whose text chunks were stripped by an optimiser, is compared by
    /// size and pixels alone.
    static func compare(
        _ golden: Golden, with picture: GoldenCandidate, comparator: any ImageComparator,
        masks: [PixelRect] = []
    ) -> GoldenOutcome {
        if let fonts = golden.record?.fonts,
            let outcome = GoldenOutcome.comparing(fonts: fonts, with: picture.record.fonts)
        {
            return outcome
        }
        let image = picture.image
        guard golden.image.width == image.width, golden.image.height == image.height else {
            return .differentSize(
                expectedWidth: golden.image.width, expectedHeight: golden.image.height,
                actualWidth: image.width, actualHeight: image.height)
        }
        if let space = golden.colorSpace, space != picture.colorSpace {
            return .differentColorSpace(expected: space.rawValue, actual: picture.colorSpace.rawValue)
        }
        let comparison = comparator.compare(golden.image, image, within: ComparisonScope(masks: masks))
        return comparison.matches ? .matched : .changed(comparison)
    }

    /// Writes a golden atomically, replacing any existing one.
    package func write(
        _ picture: GoldenCandidate, manifest explanation: String? = nil, as name: GoldenName
    ) throws(GoldenError) {
        try write(picture, manifest: explanation, file: try place(of: name.path))
    }

    func write(_ picture: GoldenCandidate, manifest explanation: String?, file: String) throws(GoldenError) {
        var chunks = picture.record.chunks
        if let explanation {
            chunks.append(
                PNG.TextChunk(keyword: SceneManifest.keyword, text: explanation, isCompressed: true))
        }
        let bytes: [UInt8]
        do throws(PNG.EncodingError) {
            bytes = try PNG.encode(
                picture.image, text: chunks, colorSpace: picture.colorSpace)
        } catch {
            throw .encoding(path: "\(root)/\(file)", error)
        }
        try put(bytes, to: file)
    }
}

extension GoldenStore {
    /// Returns the fonts that a golden was made with, or `nil` if there is no golden, or if it does not say.
    ///
    /// - Parameters:
    ///   - name: The name of the golden.
    ///   - keepsHash: `true` if only the hash of the golden is kept.
    package func fonts(of name: GoldenName, keepsHash: Bool) -> Set<FontFingerprint>? {
        if keepsHash {
            return (try? hash(of: name)).flatMap { $0 }?.fonts
        }
        return (try? read(name))?.record?.fonts
    }
}

extension GoldenStore {
    /// Returns the hash of a golden's file, or `nil` if it cannot be read.
    package func fileHash(of name: GoldenName) -> String? {
        guard let place = try? place(of: name.path) else { return nil }
        return (try? bytes(of: place)).flatMap { $0 }.map { FNV1a64.digits($0) }
    }
}

extension GoldenStore {
    /// Returns the goldens that belong to no scene, sorted: paths of pictures below the folder, and
    /// `<scene>/hashes.json#<variant>`.
    ///
    /// A golden whose name differs from a scene's in its Unicode form or in case alone belongs to the scene,
    /// unless the scene has another.
    ///
    /// - Parameters:
    ///   - owned: The names of the goldens of all scenes, in the same form.
    ///   - scenes: The scenes, without extensions, whose goldens cannot be determined.
    /// - Throws: A `GoldenError` if the folder cannot be listed.
    package func obsolete(owned: Set<String>, keeping scenes: Set<String> = []) throws(GoldenError)
        -> [String]
    {
        let owners = Dictionary(owned.map { (FileNameKey($0), $0) }, uniquingKeysWith: { first, _ in first })
        func isOwned(_ name: String) -> Bool {
            owners[FileNameKey(name)].map { isGolden(name, of: $0) } ?? false
        }
        let found = try pictures().filter { file in
            !isOwned(file) && !goldens(withAlternative: file).contains(where: isOwned)
        }
        let hashes = try hashNames().filter { !isOwned($0) }
        let kept = Set(scenes.map { FileNameKey($0) })
        return (found + hashes).filter { name in
            !kept.contains(
                FileNameKey(
                    name.unicodeScalars.split(separator: "/").dropLast().map(String.init).joined(
                        separator: "/")))
        }.sorted()
    }

    /// Returns the names of goldens by the hash of their pixels, without those that cannot be read, and only
    /// for the first thousand.
    package func pixelHashes(of names: [String]) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for name in names.prefix(1000) {
            guard let hash = pixelHash(of: name) else { continue }
            found[hash, default: []].append(name)
        }
        return found
    }

    private func pixelHash(of name: String) -> String? {
        if let (scene, variant) = Self.hashName(name) {
            return (try? hashes(at: "\(scene)/\(HashGoldens.file)"))?.variants[variant]?.pixels
        }
        return (try? read(file: name)).flatMap { $0 }.map { PixelHash.digits($0.image) }
    }

    /// Returns the scene and the variant of a name such as `home/hashes.json#dark`, or `nil` for the path of
    /// a picture.
    static func hashName(_ name: String) -> (scene: String, variant: String)? {
        guard let mark = name.range(of: "/\(HashGoldens.file)#") else { return nil }
        return (String(name[..<mark.lowerBound]), String(name[mark.upperBound...]))
    }

    /// Deletes goldens of either kind.
    package func delete(named names: [String]) throws(GoldenError) {
        try delete(names.filter { Self.hashName($0) == nil })
        for case let (scene, variant)? in names.map(Self.hashName) { try deleteHash(variant, of: scene) }
    }
}
