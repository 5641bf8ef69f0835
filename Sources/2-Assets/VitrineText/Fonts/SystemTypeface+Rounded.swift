extension SystemTypeface {
    /// Returns the tracking that rounded letters have in addition to the plain ones', in points.
    ///
    /// Fitted to 24 texts in screenshots of iOS 26, of 11 to 17 points, with the differences of single
    /// letters (``SystemLetter``), which are those of the plain ones. San Francisco's rounded letters stand
    /// closer in small texts.
    static func roundedTracking(at size: Double) -> Double {
        min(max(-0.0115 + 0.0016 * (size - 12), -0.0115), 0) * size
    }
}
