/// A closed outline, with its bounding box on the grid.
public struct Contour: Sendable {
    public var minX: Int
    public var minY: Int
    public var maxX: Int
    public var maxY: Int
    /// The index of the winding number of the program that it changes.
    public var counter: Int32
    /// The index of the shape or glyph that it is part of.
    public var regionIndex: Int32
    /// For contours without crossings, +1 or -1: the factor from an edge's winding to its signed area.
    /// Otherwise 0.
    public var direct: Int32
    /// `true` if `direct` is valid only where no other contour touches its box.
    public internal(set) var standsAlone = false
    /// The places of its corners among those of all contours; none if it extends beyond the grid.
    @usableFromInline var corners = 0..<0
    /// The places of its edges among those of contours that extend beyond the grid.
    @usableFromInline var farEdges = 0..<0

    @inlinable public init(
        minX: Int, minY: Int, maxX: Int, maxY: Int, counter: Int32, regionIndex: Int32, direct: Int32
    ) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
        self.counter = counter
        self.regionIndex = regionIndex
        self.direct = direct
    }

    /// Extends the bounding box to a corner.
    @inline(__always)
    mutating func include(_ corner: GridPoint) {
        (minX, maxX) = (min(minX, corner.x), max(maxX, corner.x))
        (minY, maxY) = (min(minY, corner.y), max(maxY, corner.y))
    }
}
