import VitrineColor
import VitrineDisplayList
import VitrinePNG

/// What drew the goldens, and marking those that do not say so.
extension GoldenStore {
    /// Sorts goldens of either kind by what drew them.
    package func leftovers(among names: [String]) -> LeftoverGoldens {
        var found = LeftoverGoldens()
        for name in names {
            switch origin(of: name) {
            case .sceneFile: found.ofScenes.append(name)
            case .swiftTest: found.ofSwiftTests.append(name)
            case nil: found.unmarked.append(name)
            }
        }
        return found
    }

    /// Returns what drew a golden: a path below the folder, or `<scene>/hashes.json#<variant>`; `nil` if it
    /// does not say so, is not there or cannot be read.
    package func origin(of name: String) -> GoldenOrigin? {
        if let (scene, variant) = Self.hashName(name) {
            return (try? hashes(at: "\(scene)/\(HashGoldens.file)"))?.variants[variant]?.origin
        }
        guard let bytes = (try? bytes(of: name)).flatMap({ $0 }) else { return nil }
        let texts = PNG.plainTexts(of: GoldenOrigin.keyword, in: bytes)
        return texts.count == 1 ? GoldenOrigin(rawValue: texts[0]) : nil
    }

    /// Returns what drew the golden of a scene's variant; `nil` if there is none, or it does not say so.
    package func origin(of name: GoldenName, keepsHash: Bool) -> GoldenOrigin? {
        (try? keepsHash ? hashID(of: name) : place(of: name.path)).flatMap { origin(of: $0) }
    }

    /// Writes what drew a golden into one that does not say so. Its picture stays as it is.
    package func mark(_ name: GoldenName, keepsHash: Bool, as origin: GoldenOrigin) throws(GoldenError) {
        if keepsHash {
            return try changeHashes(at: try hashFile(of: name)) { $0.mark(name.variant, as: origin) }
        }
        guard let golden = try read(name), var record = golden.record, record.origin == nil else { return }
        record.origin = origin
        try write(
            GoldenCandidate(image: golden.image, colorSpace: golden.colorSpace ?? .sRGB, record: record),
            manifest: golden.manifest, as: name)
    }
}
