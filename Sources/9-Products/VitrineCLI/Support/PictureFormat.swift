import ArgumentParser
import VitrineRendering

/// The format of a picture, which is that of its file's extension.
enum PictureFormat {
    /// The extensions of all formats, for completions.
    static let fileExtensions = ImageEncoders.all.flatMap { $0.fileExtensions }

    /// Returns the encoder for a path.
    ///
    /// - Throws: A usage error if the extension is of no known format.
    static func encoder(for path: String) throws(ValidationError) -> any ImageEncoder.Type {
        if let encoder = ImageEncoders.encoder(forPath: path) { return encoder }
        let known = fileExtensions.map { "." + $0 }
        throw ValidationError("\(path): no such format of pictures: use \(known.joined(separator: ", "))")
    }
}
