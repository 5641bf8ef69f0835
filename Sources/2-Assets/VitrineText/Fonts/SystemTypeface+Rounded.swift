extension SystemTypeface {
    /// Returns the tracking that rounded letters have in addition to the plain ones', in points.
    ///
    /// Fitted to texts in screenshots of iOS 26 with the differences of single letters (``SystemLetter``),
    /// which are those of the plain ones: to 24 texts of 11 to 17 points in all weights, and by the weight to
    /// the words of 17 points in `Tests/Apple/rounded.csv`. San Francisco's rounded letters stand closer in
    /// small texts, and in light ones around the size of bodies.
    static func roundedTracking(at size: Double, weight: Double) -> Double {
        let bySize = min(max(-0.0115 + 0.0016 * (size - 12), -0.0115), 0)
        let byWeight = 0.00002 * (min(max(weight, 400), 665) - 665)
        return (bySize + byWeight * nearnessToBody(size)) * size
    }

    /// How near a size is to that of bodies: 1 at 17 points, and 0 from 5 points away.
    static func nearnessToBody(_ size: Double) -> Double { min(max(1 - (size - 17).magnitude / 5, 0), 1) }
}
