/// The part of an outline that is kept, as fractions of its length.
package struct TrimSpec: Hashable, Sendable {
    package var from = 0.0
    package var to = 1.0

    package init(from: Double = 0.0, to: Double = 1.0) {
        self.from = from
        self.to = to
    }
}
