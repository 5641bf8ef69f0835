/// Amounts of all kinds of work.
struct RasterWorkAmounts: Sendable {
    private var values = SIMD32<Double>.zero

    init() {}

    init(_ kind: RasterWorkKind, _ amount: Double) { self[kind] = amount }

    /// The amount of a kind, before its price.
    subscript(kind: RasterWorkKind) -> Double {
        get { values[kind.rawValue] }
        set { values[kind.rawValue] = newValue }
    }

    /// The sum of the amounts at their prices.
    var units: Double { (values * Self.prices).sum() }

    private static let prices: SIMD32<Double> = {
        var prices = SIMD32<Double>.zero
        for kind in RasterWorkKind.allCases { prices[kind.rawValue] = kind.price }
        return prices
    }()

    /// Makes a picture that is drawn as it was before cost what copying it does.
    mutating func replaceResampling() {
        self[.knownPictures] = 1
        (self[.sources], self[.pictures]) = (0, 0)
    }

    static func + (a: RasterWorkAmounts, b: RasterWorkAmounts) -> RasterWorkAmounts {
        var sum = a
        sum.values += b.values
        return sum
    }

    static func += (a: inout RasterWorkAmounts, b: RasterWorkAmounts) { a.values += b.values }

    static func * (a: RasterWorkAmounts, factor: Double) -> RasterWorkAmounts {
        var product = a
        product.values *= factor
        return product
    }
}
