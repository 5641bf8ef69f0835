/// SwiftUI leaves the distance between neighbours to each pair of views; between most it is 8.
package enum StackDefaults: Sendable {
    package static let spacing = 8.0
}
