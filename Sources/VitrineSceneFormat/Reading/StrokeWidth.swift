struct StrokeWidth: Sendable {
    var points: Double
    var isHairline = false
}
