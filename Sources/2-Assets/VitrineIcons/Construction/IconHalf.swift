/// A half of a symbol that is filled.
enum IconHalf: String, Sendable, CaseIterable {
    case left = "lefthalf"
    case right = "righthalf"
    case top = "tophalf"
    case bottom = "bottomhalf"

    /// The other half of the grid, as path data.
    var rest: String {
        switch self {
        case .left: "M12 -2H26V26H12Z"
        case .right: "M-2 -2H12V26H-2Z"
        case .top: "M-2 12H26V26H-2Z"
        case .bottom: "M-2 -2H26V12H-2Z"
        }
    }
}
