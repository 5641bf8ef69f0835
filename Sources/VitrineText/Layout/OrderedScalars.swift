/// Scalars in the order in which they were first met.
struct OrderedScalars {
    private(set) var list: [Unicode.Scalar] = []
    private var known: Set<Unicode.Scalar> = []

    mutating func add(_ scalar: Unicode.Scalar) {
        if known.insert(scalar).inserted { list.append(scalar) }
    }
}
