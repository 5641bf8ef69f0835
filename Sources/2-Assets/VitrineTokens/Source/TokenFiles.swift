/// A source of files with design tokens.
package protocol TokenFiles {
    /// Returns the bytes of a file, or an error if there are more than `limit`.
    ///
    /// - Parameters:
    ///   - path: The path as given by the caller, or the path of a file joined with the relative path in its
    ///     `$ref`.
    ///   - limit: The maximum number of bytes.
    func bytes(at path: String, limit: Int) -> Result<[UInt8], TokenFileError>
}
