/// The part of an outline that is kept, as fractions of its length.
public struct TrimSpec: Hashable, Sendable {
    public var from = 0.0
    public var to = 1.0

    package init(from: Double = 0.0, to: Double = 1.0) {
        self.from = from
        self.to = to
    }
}
