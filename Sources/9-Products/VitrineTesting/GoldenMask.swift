import VitrineSuites

/// An area of a picture that is not compared.
public enum GoldenMask: Sendable, Hashable {
    /// Everything that a node and its descendants paint, by the node's id. An id that the scene does not have
    /// fails the test.
    case node(String)
    /// A rectangle, in points.
    case rectangle(x: Double, y: Double, width: Double, height: Double)

    /// A rectangle, in points.
    public static func rectangle(_ rect: Rect) -> GoldenMask {
        .rectangle(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// The mask, as it is handed to whoever compares.
    var job: GoldenJobExpectation.Mask {
        switch self {
        case .node(let id): .node(id.hasPrefix("#") ? String(id.dropFirst()) : id)
        case .rectangle(let x, let y, let width, let height):
            .rectangle(x: x, y: y, width: width, height: height)
        }
    }
}
