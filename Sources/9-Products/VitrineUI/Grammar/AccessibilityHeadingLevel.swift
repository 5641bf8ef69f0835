/// The level of a heading, as in SwiftUI.
public enum AccessibilityHeadingLevel: Int, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}
