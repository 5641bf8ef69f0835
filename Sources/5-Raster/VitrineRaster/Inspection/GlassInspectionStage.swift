/// The pictures of a glass, in the order in which they are computed.
public enum GlassInspectionStage: String, Sendable, CaseIterable {
    case distance, normals, displacement, backdrop, blurred, face, rim, shadow, result

    /// A file name that sorts in this order.
    public var fileName: String {
        let place = (Self.allCases.firstIndex(of: self) ?? 0) + 1
        return (place < 10 ? "0" : "") + "\(place)-\(rawValue).png"
    }
}
