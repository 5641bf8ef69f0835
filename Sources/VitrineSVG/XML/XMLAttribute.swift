struct XMLAttribute: Sendable {
    /// With its prefix, if any.
    var name: String
    var value: String
    var offset: Int
    var valueOffset: Int
    /// Whether the value stands in the file as it is, so that places in it are known.
    var isPlain: Bool

    /// Where a byte of the value stands in the file.
    func place(_ index: Int) -> Int { isPlain ? valueOffset + index : valueOffset }
}
