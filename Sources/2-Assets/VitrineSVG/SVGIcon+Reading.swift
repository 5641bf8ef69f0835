import VitrineSource

extension SVGIcon {
    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the SVG file.
    ///   - limits: The limits of the file.
    /// - Throws: An ``SVGError`` if the file is invalid, or contains anything that would change the picture
    ///   and is not supported.
    package init(_ bytes: [UInt8], limits: SVGLimits = .standard) throws(SVGError) {
        let source = SVGSource(bytes: bytes)
        guard bytes.count <= limits.bytes else {
            throw source.error(.tooLarge(bytes: bytes.count, limit: limits.bytes), at: 0)
        }
        if let encoding = SourceFile.otherEncoding(of: bytes) {
            throw source.error(.otherEncoding(encoding), at: 0)
        }
        guard String(validating: bytes, as: UTF8.self) != nil else { throw source.error(.notUTF8, at: 0) }
        var reader = XMLReader(source, limits: limits)
        let root = try reader.document()
        guard root.isSVG, root.name == "svg" else {
            throw source.error(.notSVG(root: root.name), at: root.offset)
        }
        var builder = try SVGBuilder(root, source, limits)
        self = try builder.icon(root)
    }
}
