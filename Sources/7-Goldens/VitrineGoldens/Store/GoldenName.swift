/// The name of a golden: a scene and one of its variants.
///
/// Scenes that differ only in their extensions would share the names of their goldens; a suite rejects such
/// pairs, and those whose names differ only in their Unicode form or in case.
package struct GoldenName: Hashable, Sendable {
    /// The path of the scene below the suite's folder, without its extension.
    package let scene: String
    package let variant: String

    /// Creates a name.
    ///
    /// - Parameters:
    ///   - scene: A relative path that stays within its folder, such as `cards/focus.yaml`.
    ///   - variant: A file name without extension, such as `dark-3x`.
    /// - Throws: A `GoldenNameError` if one of them is invalid.
    package init(scene: String, variant: String) throws(GoldenNameError) {
        let parts = scene.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map(
            String.init)
        guard let last = parts.last, parts.allSatisfy(Self.isPlain) else { throw .scene(scene) }
        guard Self.isPlain(variant), !variant.utf8.contains(UInt8(ascii: "/")) else {
            throw .variant(variant)
        }
        guard !AlternativeGolden.isMarked(variant) else { throw .alternative(variant) }
        let stem = last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
        self.scene = (parts.dropLast() + [stem]).joined(separator: "/")
        self.variant = variant
    }

    /// Creates the name of a golden that is there.
    ///
    /// - Parameters:
    ///   - folder: The folder of the scene's goldens: its path without its extension.
    ///   - variant: A file name without extension.
    init(folder: String, variant: String) throws(GoldenNameError) {
        try self.init(scene: folder + ".", variant: variant)
    }

    /// The path of the file below the goldens' folder.
    package var path: String { "\(scene)/\(variant).png" }

    /// Returns `true` if a part of a path is neither empty nor hidden and does not lead out of the folder.
    private static func isPlain(_ part: String) -> Bool {
        !part.isEmpty && part.utf8.first != UInt8(ascii: ".") && !part.utf8.contains(0)
    }
}
