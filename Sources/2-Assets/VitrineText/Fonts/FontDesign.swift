/// A style of letters regardless of the family: one of SwiftUI's font designs, each provided by an open font.
package enum FontDesign: String, Sendable, Hashable, CaseIterable {
    case `default`, rounded, serif, monospaced
    /// Ours: rounded letters, with tall numerals for the clock of the lock screen.
    case clock

    /// The families that provide the design, the preferred one first.
    package var families: [String] {
        switch self {
        case .default: ["Inter"]
        case .rounded, .clock: ["Inter"]
        case .serif: ["Noto Serif", "DejaVu Serif", "Inter"]
        case .monospaced: ["JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono", "Inter"]
        }
    }

    /// What is drawn for the letters of a font in the design.
    var form: LetterForm {
        switch self {
        case .rounded: .rounded
        case .clock: .clock
        case .default, .serif, .monospaced: .original
        }
    }
}
