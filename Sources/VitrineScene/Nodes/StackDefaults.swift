import VitrineGraphics

/// SwiftUI leaves the distance between neighbours to each pair of views; between most it is 8.
enum StackDefaults {
    static let spacing = 8.0
}
