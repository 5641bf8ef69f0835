/// A set of scalars in the order in which they were added.
struct OrderedScalars {
    private(set) var list: [Unicode.Scalar] = []
    private var known: Set<Unicode.Scalar> = []

    mutating func add(_ scalar: Unicode.Scalar) {
        if known.insert(scalar).inserted { list.append(scalar) }
    }
}
