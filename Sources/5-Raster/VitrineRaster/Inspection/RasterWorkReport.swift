import VitrineDisplayList
import VitrineJSON
import VitrinePixels

/// The estimate of the work of painting a display list, by kinds.
package struct RasterWorkReport: Sendable {
    /// The units of all kinds at their prices.
    package let units: Double
    /// The units that are allowed.
    package let limit: Double
    /// The units of each kind.
    package let kinds: [(name: String, units: Double)]

    package var json: JSONValue {
        .object([
            "units": .number(units), "limit": .number(limit),
            "kinds": .object(
                Dictionary(uniqueKeysWithValues: kinds.map { ($0.name, JSONValue.number($0.units)) })),
        ])
    }
}

extension Rasterizer {
    /// Returns the estimate for a list, however much work it is.
    package func work(of list: DisplayList) throws(RasterError) -> RasterWorkReport {
        let bounds = try canvas(of: list)
        var unlimited = limits
        unlimited.work = .infinity
        var validator = DisplayListValidator(limits: unlimited, canvas: bounds)
        try validator.validate(list)
        return RasterWorkReport(
            units: validator.work.units, limit: limits.work(forPixels: bounds.pixelCount),
            kinds: RasterWorkKind.allCases.map { ("\($0)", validator.work.amounts[$0] * $0.price) })
    }
}
