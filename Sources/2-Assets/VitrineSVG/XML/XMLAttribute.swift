struct XMLAttribute: Sendable {
    /// The name, including its prefix if there is one.
    var name: String
    var value: String
    var offset: Int
    var valueOffset: Int
    /// `true` if the value is the same as in the file, so that locations in it are known.
    var isPlain: Bool

    /// Returns the offset in the file of a byte of the value.
    func place(_ index: Int) -> Int { isPlain ? valueOffset + index : valueOffset }
}
