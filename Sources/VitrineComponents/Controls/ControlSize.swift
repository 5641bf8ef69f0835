/// SwiftUI's `ControlSize`.
enum ControlSize: String, Sendable, CaseIterable, Comparable {
    case mini, small, regular, large, extraLarge

    static let doc = "mini, small, regular, large or extraLarge"

    /// The sizes of buttons, in points at the standard text size.
    ///
    /// 28 and 50 are the heights of UIKit's small and large configurations (iOS 15); the others are our own
    /// choice.
    var button: (height: Double, side: Double, text: Double) {
        switch self {
        case .mini: (24, 10, 12)
        case .small: (28, 12, 14)
        case .regular: (36, 16, 16)
        case .large: (50, 24, 17)
        case .extraLarge: (60, 28, 19)
        }
    }

    /// The diameter of round buttons, in points. Our own choice, except for the 44 points of a touch target.
    var iconButton: Double {
        switch self {
        case .mini: 28
        case .small: 34
        case .regular: 44
        case .large: 50
        case .extraLarge: 60
        }
    }

    /// The diameter of an activity indicator, in points: 20 and 37 are UIKit's `medium` and `large`; the
    /// others are our own choice.
    var indicator: Double {
        switch self {
        case .mini: 12
        case .small: 16
        case .regular: 20
        case .large: 37
        case .extraLarge: 52
        }
    }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    static func < (a: ControlSize, b: ControlSize) -> Bool { a.rank < b.rank }
}
