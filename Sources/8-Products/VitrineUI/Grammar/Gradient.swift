/// Colors that go over into one another.
public struct Gradient: Sendable {
    let colors: SceneList<Color>
    let stops: SceneList<GradientStop>

    /// A color at a place of the gradient.
    public typealias Stop = GradientStop

    /// Creates a gradient of colors at equal distances.
    public init(colors: [Color]) {
        self.colors = SceneList(colors)
        stops = .unset
    }

    /// Creates a gradient of colors at places.
    public init(stops: [Stop]) {
        colors = .unset
        self.stops = SceneList(stops)
    }
}
