import VitrineGeometry
import VitrineJSON

extension BackdropFilter {
    /// The steps in the order in which they are applied.
    var printed: String {
        var steps = filters.map(\.printed)
        for tint in tints { steps.append("tint \(PrintedText.color(tint))") }
        if edge != .canvas { steps.append("edge \(edge.rawValue)") }
        return steps.isEmpty ? "nothing" : steps.joined(separator: " ")
    }
}

extension LayerFilter {
    var printed: String {
        switch self {
        case .blur(let sigma): "blur \(PrintedText.number(sigma))"
        case .matrix(let matrix): matrix.name ?? "matrix(\(PrintedText.numbers(matrix.factors)))"
        case .luminanceCurve(let curve):
            "curve \(PrintedText.number(curve.amount)) (\(PrintedText.numbers(curve.ordinates)))"
        }
    }

    var json: JSONValue {
        switch self {
        case .blur(let sigma): .object(["blur": .number(sigma)])
        case .matrix(let matrix): .object(["matrix": .numbers(matrix.factors)])
        case .luminanceCurve(let curve):
            .object([
                "curve": .object([
                    "amount": .number(curve.amount), "ordinates": .numbers(curve.ordinates),
                ])
            ])
        }
    }
}

extension Group {
    /// The effects of the group on its items, with a trailing space; empty if it has none.
    var printed: String {
        var text = ""
        if transform != .identity { text += "transform \(transform.printed) " }
        if isIsolated { text += "isolated " }
        if opacity != 1 { text += "opacity \(PrintedText.number(opacity)) " }
        if blendMode != .normal { text += "blend \(blendMode.rawValue) " }
        if let clip { text += "clip \(clip.printed) " }
        if clipsBackdrop { text += "backdrop ends " }
        for filter in filters { text += filter.printed + " " }
        for shadow in shadows { text += "shadow(\(shadow.printed)) " }
        return text
    }
}
