import VitrineGeometry
import VitrineStyle

/// How high a sheet is.
enum SheetDetent: Equatable, Sendable {
    case medium, large
    /// A height in points.
    case height(Double)
    /// A fraction of the available height.
    case fraction(Double)
    /// The height of the content.
    case content
    /// On the way from one to another.
    indirect case between(SheetDetent, SheetDetent, Double)

    /// How much of it is a large sheet, which does not float: 0...1.
    var largeShare: Double {
        switch self {
        case .large: 1
        case .medium, .height, .fraction, .content: 0
        case .between(let from, let to, let fraction):
            from.largeShare.interpolated(to: to.largeShare, at: fraction, within: .shares)
        }
    }
}

extension SheetDetent: Interpolatable {
    /// Returns `false` if one is as high as its content.
    func isInterpolatable(to other: SheetDetent) -> Bool {
        (self == .content) == (other == .content)
    }

    func mixture(with other: SheetDetent, at fraction: Double) -> SheetDetent {
        switch (self, other) {
        case (.height(let points), .height(let last)):
            .height(points.interpolated(to: last, at: fraction, within: .lengths))
        case (.fraction(let share), .fraction(let last)):
            .fraction(share.interpolated(to: last, at: fraction, within: .shares))
        default:
            isInterpolatable(to: other)
                ? .between(self, other, fraction) : switched(to: other, at: fraction)
        }
    }
}

extension SheetDetent: MotionText {
    var motionText: String {
        switch self {
        case .medium: "medium"
        case .large: "large"
        case .height(let points): points.motionText
        case .fraction(let share): "\((share * 100).motionText)%"
        case .content: "content"
        case .between(let from, let to, _): "\(from.motionText) to \(to.motionText)"
        }
    }
}
