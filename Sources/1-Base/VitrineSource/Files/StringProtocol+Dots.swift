extension StringProtocol {
    /// The parts of a path, some of which may be empty. In bytes, since characters take their time.
    package var partsBetweenDots: [String] {
        let parts = Substring(self).utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.map { String(Substring($0)) }
    }
}
