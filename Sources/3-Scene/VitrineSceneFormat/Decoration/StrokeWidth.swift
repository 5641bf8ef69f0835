/// The width of a stroke in points; a hairline is one device pixel wide.
/// The width of a stroke in points; a hairline is one device pixel wide.
struct StrokeWidth: Sendable {
    var points: Double
    var isHairline = false
}
