import VitrineStyle

/// SwiftUI's `ControlSize`.
enum ControlSize: String, Sendable, CaseIterable, Comparable {
    case mini, small, regular, large, extraLarge

    /// The sizes of buttons, in points at the standard text size.
    ///
    /// 28 and 50 are the heights of UIKit's small and large configurations (iOS 15), and 12 at the sides
    /// of a text of 17 those of the regular one, which were measured on iOS 26; the others are our own
    /// choice.
    func button(_ environment: SceneEnvironment) -> (height: Double, side: Double, text: Double) {
        switch self {
        case .mini: (24, 10, 12)
        case .small: (28, 12, 14)
        case .regular: environment.os.hasGlass ? (36, 12, 17) : (36, 16, 16)
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
