/// The default spacing. SwiftUI leaves it to each pair of views; between most views it is 8 points.
package enum StackDefaults: Sendable {
    package static let spacing = 8.0
}
