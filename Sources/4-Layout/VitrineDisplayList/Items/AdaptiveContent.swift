import VitrineGeometry

/// Content with one appearance on light backdrops and another on dark ones, chosen by the pixels behind it.
public struct AdaptiveContent: Equatable, Sendable {
    /// The region under which the mean luma of the pixels painted so far is computed.
    public var area: Area
    /// The BT.709 luma of encoded colour, 0...1, from which the backdrop counts as light. Default: 0.5.
    public var threshold: Double
    public var light: [DisplayItem]
    public var dark: [DisplayItem]

    public init(area: Area, threshold: Double = 0.5, light: [DisplayItem], dark: [DisplayItem]) {
        self.area = area
        self.threshold = threshold
        self.light = light
        self.dark = dark
    }
}
