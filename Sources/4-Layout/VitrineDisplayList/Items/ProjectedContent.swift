import VitrineGeometry

/// Items that are painted flat, as one picture, and shown as that picture looks in perspective.
public struct ProjectedContent: Equatable, Sendable {
    /// The map from the items' coordinates to those around them. What lies behind the eye does not show.
    public var map: Homography
    public var items: [DisplayItem]
    /// Indicates whether they are resampled from a flat picture even where their outlines could be projected.
    public var isResampled: Bool

    public init(map: Homography, items: [DisplayItem], isResampled: Bool = false) {
        self.map = map
        self.items = items
        self.isResampled = isResampled
    }
}
