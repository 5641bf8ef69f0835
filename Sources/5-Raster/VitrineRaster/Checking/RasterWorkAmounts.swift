/// Amounts of all kinds of work.
struct RasterWorkAmounts: Sendable {
    /// Eight kinds: of more lanes, the compiler makes no vectors.
    private typealias Part = SIMD8<Double>
    private var parts = (Part.zero, Part.zero, Part.zero, Part.zero)

    init() {}

    init(_ kind: RasterWorkKind, _ amount: Double) { self[kind] = amount }

    /// The amount of a kind, before its price.
    subscript(kind: RasterWorkKind) -> Double {
        @inline(__always) get {
            let lane = kind.rawValue & 7
            switch kind.rawValue >> 3 {
            case 0: return parts.0[lane]
            case 1: return parts.1[lane]
            case 2: return parts.2[lane]
            default: return parts.3[lane]
            }
        }
        @inline(__always) set {
            let lane = kind.rawValue & 7
            switch kind.rawValue >> 3 {
            case 0: parts.0[lane] = newValue
            case 1: parts.1[lane] = newValue
            case 2: parts.2[lane] = newValue
            default: parts.3[lane] = newValue
            }
        }
    }

    /// The sum of the amounts at their prices.
    var units: Double {
        let priced = combined(with: Self.prices, *).parts
        var units = 0.0
        func add(_ part: Part) {
            for lane in 0..<8 { units += part[lane] }
        }
        add(priced.0)
        add(priced.1)
        add(priced.2)
        add(priced.3)
        return units
    }

    private static let prices: RasterWorkAmounts = {
        var prices = RasterWorkAmounts()
        for kind in RasterWorkKind.allCases { prices[kind] = kind.price }
        return prices
    }()

    @inline(__always)
    private func combined(
        with other: RasterWorkAmounts, _ operation: (Part, Part) -> Part
    ) -> RasterWorkAmounts {
        var result = self
        result.parts.0 = operation(parts.0, other.parts.0)
        result.parts.1 = operation(parts.1, other.parts.1)
        result.parts.2 = operation(parts.2, other.parts.2)
        result.parts.3 = operation(parts.3, other.parts.3)
        return result
    }

    /// Makes a picture that is drawn as it was before cost what copying it does.
    mutating func replaceResampling() {
        self[.knownPictures] = 1
        (self[.sources], self[.pictures]) = (0, 0)
    }

    static func + (a: RasterWorkAmounts, b: RasterWorkAmounts) -> RasterWorkAmounts { a.combined(with: b, +) }

    static func += (a: inout RasterWorkAmounts, b: RasterWorkAmounts) { a = a + b }

    static func * (a: RasterWorkAmounts, factor: Double) -> RasterWorkAmounts {
        a.combined(with: a) { part, _ in part * factor }
    }
}
