/// The formats of image files that can be written.
public enum ImageEncoders: Sendable {
    /// All encoders; the first is the default.
    public static let all: [any ImageEncoder.Type] = [PNGEncoder.self]

    /// Returns the encoder for the extension of a path, or `nil` if there is none. Paths without an extension
    /// are written as PNG.
    public static func encoder(forPath path: String) -> (any ImageEncoder.Type)? {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return PNGEncoder.self }
        let fileExtension = name[name.index(after: dot)...].lowercased()
        return all.first { $0.fileExtensions.contains(fileExtension) }
    }
}
