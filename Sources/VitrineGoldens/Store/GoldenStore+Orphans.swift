import Foundation

extension GoldenStore {
    /// Returns the goldens that belong to no scene, sorted: paths of pictures below the folder, and
    /// `<scene>/hashes.json#<variant>`.
    ///
    /// - Parameters:
    ///   - owned: The names of the goldens of all scenes, in the same form.
    ///   - scenes: The scenes, without extensions, whose goldens cannot be determined.
    /// - Throws: A `GoldenError` if the folder cannot be listed.
    public func orphans(owned: Set<String>, keeping scenes: Set<String> = []) throws(GoldenError) -> [String]
    {
        let found = try pictures().filter {
            !owned.contains($0) && !owned.contains(AlternativeGolden.golden(of: $0))
        }
        let hashes = try hashNames().filter { !owned.contains($0) }
        return (found + hashes).filter { name in
            !scenes.contains(name.split(separator: "/").dropLast().joined(separator: "/"))
        }.sorted()
    }

    /// Returns the names of goldens by the hash of their pixels, without those that cannot be read, and only
    /// for the first thousand.
    public func pixelHashes(of names: [String]) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for name in names.prefix(1000) {
            guard let hash = pixelHash(of: name) else { continue }
            found[hash, default: []].append(name)
        }
        return found
    }

    private func pixelHash(of name: String) -> String? {
        if let (scene, variant) = Self.hashName(name) {
            return (try? hashes(of: scene))?.variants[variant]?.pixels
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
    public func delete(named names: [String]) throws(GoldenError) {
        try delete(names.filter { Self.hashName($0) == nil })
        for case let (scene, variant)? in names.map(Self.hashName) { try deleteHash(variant, of: scene) }
    }
}
