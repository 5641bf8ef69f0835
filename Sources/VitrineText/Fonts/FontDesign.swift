/// A kind of letters, whatever the family: SwiftUI's font designs, each from an open font.
public enum FontDesign: String, Sendable, Hashable, CaseIterable {
    case `default`, rounded, serif, monospaced

    /// The families that serve, the design's own first.
    public var families: [String] {
        switch self {
        case .default: ["Inter"]
        case .rounded: ["Quicksand", "Nunito", "Inter"]
        case .serif: ["Noto Serif", "DejaVu Serif", "Inter"]
        case .monospaced: ["JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono", "Inter"]
        }
    }
}
