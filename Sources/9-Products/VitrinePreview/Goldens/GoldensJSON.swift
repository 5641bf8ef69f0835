import VitrineGeometry
import VitrineGoldens
import VitrineJSON
import VitrinePixels
import VitrineRendering

/// The goldens as the page shows them: pictures, and the causes by which they differ.
enum GoldensJSON {
    /// The maximum number of regions of one picture.
    private static let regionLimit = 100

    /// Returns the pictures and their causes.
    ///
    /// - Parameters:
    ///   - results: The results, each with the decision about it, sorted by scene and variant.
    ///   - checkout: The checkout that the scenes are in; `nil` if they are in none.
    static func value(
        of results: [(result: CaseResult, decision: GoldenBoard.Decision?)],
        checkout: GitCheckout?
    ) -> JSONValue {
        let report = SuiteReport(
            renderer: VitrineRendering.version, plan: "", planned: results.count, shard: nil, filtered: false,
            update: .none, cases: results.map(\.result))
        var causes: [Int: [String]] = [:]
        for cluster in report.clusters {
            for index in cluster.cases { causes[index, default: []].append(id(of: cluster.cause)) }
        }
        return .object([
            "pictures": .array(
                results.enumerated().map { index, entry in
                    picture(entry.result, entry.decision, causes: causes[index] ?? [])
                }),
            "causes": .array(report.clusters.map(value)),
            "undo": true,
            "commit": JSONValue(checkout?.commit), "branch": JSONValue(checkout?.branch),
        ])
    }

    private static func picture(
        _ result: CaseResult, _ decision: GoldenBoard.Decision?, causes: [String]
    ) -> JSONValue {
        var reason: String?
        if case .rejected(_, let given)? = decision { reason = given }
        let regions = result.regions.prefix(regionLimit).map { region in
            JSONValue.object([
                "x": .number(Double(region.box.x0)), "y": .number(Double(region.box.y0)),
                "width": .number(Double(region.box.width)), "height": .number(Double(region.box.height)),
                "pixels": .number(Double(region.pixels)),
                "name": JSONValue(region.cause?.nodes.first.map { $0.name ?? $0.source }),
                "causes": .array(region.cause?.causes.map { .string(id(of: $0)) } ?? []),
            ])
        }
        return .object([
            "scene": .string(result.scene), "variant": .string(result.variant),
            "state": .string(GoldenState(result.state, decision).rawValue),
            "detail": .string(result.state.displayName), "message": .string(result.message),
            "goldenHash": JSONValue(result.expectedHash), "actualHash": JSONValue(result.actualHash),
            "hasGoldenPicture": .bool(
                result.expectedHash != nil && result.golden.hasSuffix(".png")),
            "tags": .array(result.tags.map { .string($0) }), "metrics": metrics(of: result),
            "regions": .array(Array(regions)),
            "causes": .array(causes.map { .string($0) }),
            "regionCount": .number(Double(result.comparison?.regionCount ?? result.regions.count)),
            "reason": JSONValue(reason),
        ])
    }

    private static func metrics(of result: CaseResult) -> JSONValue {
        var metrics: [String: JSONValue] = [
            "metric": .string(result.metric), "tolerance": .string("\(result.tolerance)"),
        ]
        if let size = result.actualSize {
            metrics["actualSize"] = .numbers([Double(size.width), Double(size.height)])
        }
        if let size = result.expectedSize {
            metrics["goldenSize"] = .numbers([Double(size.width), Double(size.height)])
        }
        if let comparison = result.comparison {
            metrics["pixels"] = .number(Double(comparison.pixels))
            metrics["changedPixels"] = .number(Double(comparison.changedPixels))
            metrics["differingPixels"] = .number(Double(comparison.differingPixels))
            metrics["largestDifference"] = .number(comparison.largestDifference)
            metrics["meanDifference"] = .number(comparison.meanDifference)
        }
        return .object(metrics)
    }

    private static func value(of cluster: SuiteReport.Cluster) -> JSONValue {
        let place: [String: JSONValue] = [
            "pictures": .array(cluster.cases.map { .number(Double($0)) }),
            "mixed": .array(cluster.mixed.map { .number(Double($0)) }),
            "regions": .number(Double(cluster.regions)), "pixels": .number(Double(cluster.pixels)),
            "sharedPixels": .number(Double(cluster.sharedPixels)),
        ]
        return .object(members(of: cluster.cause).merging(place) { _, new in new })
    }

    private static func members(of cause: Cause) -> [String: JSONValue] {
        var members: [String: JSONValue] = [
            "id": .string(id(of: cause)), "kind": .string(cause.kind.rawValue),
            "text": .string(subject(of: cause)), "message": .string(cause.message),
            "name": JSONValue(cause.name), "before": JSONValue(cause.old), "after": JSONValue(cause.new),
            "pictures": .array([]), "mixed": .array([]), "regions": 0, "pixels": 0,
        ]
        if let line = cause.line { members["line"] = .number(Double(line)) }
        if let before = color(cause.old), let after = color(cause.new) {
            members["color"] = .object(["before": .string(before), "after": .string(after)])
        }
        return members
    }

    /// Returns a short name of a cause, the same for causes that differ only in their lines.
    private static func id(of cause: Cause) -> String { FNV1a64.digits(Array(cause.key.utf8)) }

    /// Returns the subject of a change, without the values.
    private static func subject(of cause: Cause) -> String {
        switch cause.kind {
        case .token: "token \(cause.subject)"
        case .scene, .unknown: cause.subject
        case .added: "added: \(cause.subject)"
        case .removed: "removed: \(cause.subject)"
        case .file: "file \(cause.subject)"
        case .options: "the rendering options"
        case .renderer: "the renderer"
        }
    }

    /// Returns a value that a page can show as a colour: hexadecimal digits behind a number sign.
    private static func color(_ value: String?) -> String? {
        guard let value, value.hasPrefix("#") else { return nil }
        let digits = value.dropFirst()
        return [3, 4, 6, 8].contains(digits.count) && digits.allSatisfy(\.isHexDigit) ? value : nil
    }
}
