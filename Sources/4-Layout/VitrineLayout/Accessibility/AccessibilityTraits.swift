/// What a node is for those who do not see it, with SwiftUI's names.
package struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    package static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    package static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    package static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    package static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    package static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    package static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 6)
    package static let isStaticText = AccessibilityTraits(rawValue: 1 << 7)
    package static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 8)
    package static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
    package static let isModal = AccessibilityTraits(rawValue: 1 << 10)
    package static let isToggle = AccessibilityTraits(rawValue: 1 << 11)
    package static let isTabBar = AccessibilityTraits(rawValue: 1 << 12)

    // What controls alone are.
    package static let isAdjustable = AccessibilityTraits(rawValue: 1 << 16)
    package static let isTextField = AccessibilityTraits(rawValue: 1 << 17)
    package static let isSecureTextField = AccessibilityTraits(rawValue: 1 << 18)
    package static let isTab = AccessibilityTraits(rawValue: 1 << 19)
    package static let isProgress = AccessibilityTraits(rawValue: 1 << 20)
    package static let isDisabled = AccessibilityTraits(rawValue: 1 << 21)

    /// The traits that scenes can name.
    package static let named: [(name: String, trait: AccessibilityTraits)] = [
        ("isButton", isButton), ("isHeader", isHeader), ("isSelected", isSelected), ("isLink", isLink),
        ("isSearchField", isSearchField), ("isImage", isImage), ("isKeyboardKey", isKeyboardKey),
        ("isStaticText", isStaticText), ("isSummaryElement", isSummaryElement),
        ("updatesFrequently", updatesFrequently), ("isModal", isModal), ("isToggle", isToggle),
        ("isTabBar", isTabBar),
    ]

    /// All traits with their names.
    package static let all =
        named + [
            ("isAdjustable", isAdjustable), ("isTextField", isTextField),
            ("isSecureTextField", isSecureTextField), ("isTab", isTab), ("isProgress", isProgress),
            ("isDisabled", isDisabled),
        ]

    /// The traits of what reacts to a touch.
    package static let interactive: AccessibilityTraits = [
        isButton, isLink, isSearchField, isKeyboardKey, isToggle, isAdjustable, isTextField,
        isSecureTextField, isTab,
    ]

    /// `true` if what has the traits reacts to a touch.
    package var isInteractive: Bool { !isDisjoint(with: .interactive) }

    /// The names of the traits, in a stable order.
    package var names: [String] { Self.all.filter { contains($0.trait) }.map(\.name) }
}
