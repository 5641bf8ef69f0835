/// Colors that blend into one another.
public struct Gradient: Sendable {
    let colors: SceneList<Color>
    let stops: SceneList<GradientStop>

    /// A color at a location in the gradient.
    public typealias Stop = GradientStop

    /// Creates a gradient of colors at equal distances.
    public init(colors: [Color]) {
        self.colors = SceneList(colors)
        stops = .unset
    }

    /// Creates a gradient from stops.
    public init(stops: [Stop]) {
        colors = .unset
        self.stops = SceneList(stops)
    }
}
