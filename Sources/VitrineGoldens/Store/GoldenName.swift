/// What a golden is called: a scene and one variant of it.
///
/// Scenes that differ only in their extension share their goldens' names; a suite refuses such pairs.
public struct GoldenName: Hashable, Sendable {
    /// The scene's path below the suite's folder, without its extension.
    public let scene: String
    public let variant: String

    /// - Parameters:
    ///   - scene: a relative path that stays below its folder, such as `cards/focus.yaml`.
    ///   - variant: a file's name without extension, such as `dark-3x`.
    public init(scene: String, variant: String) throws(GoldenNameError) {
        let parts = scene.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map(
            String.init)
        guard let last = parts.last, parts.allSatisfy(Self.isPlain) else { throw .scene(scene) }
        guard Self.isPlain(variant), !variant.utf8.contains(UInt8(ascii: "/")) else {
            throw .variant(variant)
        }
        let stem = last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
        self.scene = (parts.dropLast() + [stem]).joined(separator: "/")
        self.variant = variant
    }

    /// The file's path below the goldens' folder.
    public var path: String { "\(scene)/\(variant).png" }

    /// Neither empty, nor hidden, nor a way out of the folder.
    private static func isPlain(_ part: String) -> Bool {
        !part.isEmpty && part.utf8.first != UInt8(ascii: ".") && !part.utf8.contains(0)
    }
}
