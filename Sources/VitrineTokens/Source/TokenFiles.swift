/// Where the files of design tokens come from.
public protocol TokenFiles {
    /// The bytes of a file; a longer one is unreadable. Paths are as given by the caller, or that of a file joined with
    /// the relative path in its `$ref`.
    func bytes(at path: String, limit: Int) -> Result<[UInt8], TokenFileError>
}
