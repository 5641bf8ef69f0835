import VitrineGeometry

/// Content that looks one way on what is light and another on what is dark, settled from the pixels behind it.
public struct AdaptiveContent: Sendable {
    /// Under which the mean luma of what is painted so far is taken.
    public var area: Area
    /// The BT.709 luma of encoded colour, 0...1, from which what lies behind counts as light.
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
